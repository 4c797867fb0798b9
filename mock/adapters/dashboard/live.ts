/** Tells open pages what has changed, in a word each, a few times a second at most. */

import type { ServerResponse } from 'node:http';
import type { Logged } from '../../application/aggregates.ts';
import type { CommandLog } from './command-log.ts';
import type { LogIndex } from './log-index.ts';
import type { DashboardOptions } from './options.ts';

/** A page reads anew what hangs on a topic; a booking's topic is its id. */
type Topic = string;

export type Live = {
  readonly open: (response: ServerResponse) => void;
  readonly close: () => void;
};

/** Changes within this time are told together. */
const gatherMs = 150;
/** With more than this at once, every page is concerned. */
const mostTopics = 60;

type Parts = Pick<DashboardOptions, 'deps' | 'webhooks' | 'calls' | 'openStream'> & {
  readonly commands: Pick<CommandLog, 'onNoted'>;
  readonly index: LogIndex;
};

/** While no page is open it listens to nothing but resets. */
export const createLive = ({ deps, webhooks, calls, commands, openStream, index }: Parts): Live => {
  const open = new Map<ServerResponse, ReturnType<typeof openStream>>();
  let count = 0;
  const gatherer = createGatherer((topics) => {
    count += 1;
    for (const stream of open.values()) stream.send('changed', String(count), topics);
  });
  const changed = (...topics: readonly Topic[]): void => {
    if (open.size > 0) gatherer.add(topics);
  };
  const listen = (): (() => void) => {
    const events = webhooks.subscribe({}, (notice) => {
      changed('webhooks', ...('event' in notice ? jobIn(notice.event) : []));
      if ('delivery' in notice) changed(...jobIn(notice.delivery));
    });
    const stopCalls = calls.subscribe(({ jobId }) => {
      changed('requests', ...(jobId === null ? [] : [jobId]));
    });
    return () => {
      events.stop();
      stopCalls();
    };
  };
  deps.store.onLogged((lines) => {
    if (open.size > 0) for (const line of lines) changed(...topicsOf(line, index));
  });
  commands.onNoted(({ action, about }) => {
    changed(action.split('.')[0] ?? action, ...about.slice(0, 5));
    if (movesAll.has(action)) changed('all');
  });
  const resets = webhooks.subscribe({ types: [] }, () => {
    index.forget();
    changed('all');
  });
  let unlisten = (): void => undefined;
  const close = (response: ServerResponse): void => {
    open.delete(response);
    if (open.size > 0) return;
    unlisten();
    gatherer.clear();
  };

  return {
    open: (response) => {
      if (open.size === 0) unlisten = listen();
      const stream = openStream(response);
      open.set(response, stream);
      stream.onClosed(() => close(response));
    },
    close: () => {
      resets.stop();
      for (const response of open.keys()) response.end();
    },
  };
};

const movesAll: ReadonlySet<string> = new Set(['reset', 'clock.advance', 'world.load']);

/** Tells at once what came within a short time, each topic once. */
const createGatherer = (tell: (topics: readonly Topic[]) => void) => {
  const gathered = new Set<Topic>();
  let timer: NodeJS.Timeout | undefined;
  const tellAll = (): void => {
    timer = undefined;
    const topics = gathered.size > mostTopics ? ['all'] : [...gathered];
    gathered.clear();
    tell(topics);
  };
  return {
    add: (topics: readonly Topic[]): void => {
      for (const topic of topics) if (gathered.size <= mostTopics) gathered.add(topic);
      timer ??= setTimeout(tellAll, gatherMs).unref();
    },
    clear: (): void => {
      clearTimeout(timer);
      timer = undefined;
      gathered.clear();
    },
  };
};

const topicsOf = (line: Logged, index: LogIndex): readonly Topic[] => {
  const { kind, clientId } = line;
  return [kind, ...index.jobsOf(line), ...(clientId === null ? [] : [clientId])];
};

const jobIn = (thing: unknown): readonly Topic[] => {
  if (typeof thing !== 'object' || thing === null || !('jobId' in thing)) return [];
  return typeof thing.jobId === 'string' ? [thing.jobId] : [];
};
