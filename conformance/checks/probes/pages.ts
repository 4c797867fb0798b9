/** Open points that are seen on hosted pages only. */
import { questionsIn } from '../../target/pages/recognize.ts';
import { demandBooking, visit } from '../pages/patients.ts';
import { givenLink } from '../pages/links.ts';
import { tells } from '../given/webhook.ts';
import { probe, unseen } from './probe.ts';

const mobile = { kind: 'all-mobile' } as const;

export const pageProbes = [
  probe({
    id: 'O31',
    question: 'Is job.created emitted for a booking made on a hosted page?',
    area: 'hosted',
    asks: [],
    run: async (bench) => {
      const visited = await visit(
        bench,
        await givenLink(bench, { label: 'to be heard of', scope: mobile }),
      );
      const jobId = demandBooking(visited);
      const { client } = visited.link;
      const mailbox = client.mailbox ?? bench.mailbox(client.name);
      const events = await bench.strays(mailbox, tells('job.created', { jobId }));
      return { answer: events.length > 0 ? 'it is' : 'it is not' };
    },
  }),
  probe({
    id: 'O64',
    question: 'Can the page of a link be opened again before it was sent off?',
    area: 'hosted',
    asks: [],
    run: async (bench) => {
      const link = await givenLink(bench, { label: 'to be opened twice', scope: mobile });
      const asks = async (): Promise<boolean> => {
        const tab = await bench.openPage(link.url);
        return tab.opening !== undefined && questionsIn(tab.screen.controls).length > 0;
      };
      if (!(await asks())) throw unseen('the page of a fresh link has no form');
      return {
        answer: (await asks()) ? 'it can' : 'it cannot: the first opening uses the link up',
      };
    },
  }),
];
