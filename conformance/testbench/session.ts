/** What one testbench has given so far: the clients, and by them the mailboxes. */
import type { Bench } from '../engine/bench.ts';
import type { Client } from '../checks/given/client.ts';
import { Obstacle } from '../engine/obstacle.ts';
import type { Mailbox } from '../receiver/mailbox.ts';
import { ScenarioFault } from './scenario-fault.ts';

export class Session {
  readonly bench: Bench;
  readonly #clients = new Map<string, Client>();
  /** Starts of slots that have been given, each with its venue. */
  readonly takenSlots = new Set<string>();

  constructor(bench: Bench) {
    this.bench = bench;
  }

  /** Keeps a client under the id by which the scenario will name it: of a lent one it is its name. */
  keep(client: Client): string {
    const id = client.clientId ?? client.name;
    this.#clients.set(id, client);
    return id;
  }

  /** Throws a ScenarioFault when giveClient has not given this one. */
  client(id: string): Client {
    const client = this.#clients.get(id);
    if (client !== undefined) return client;
    throw new ScenarioFault(`giveClient has given no client ${id}: take clientId from its answer`);
  }

  /** Undefined when it was not given here. */
  clientIfKnown(id: unknown): Client | undefined {
    return typeof id === 'string' ? this.#clients.get(id) : undefined;
  }

  /** Ends the operation as not available when webhooks of the client do not come, or could not be verified. */
  mailbox(id: string): Mailbox {
    const { mailbox, name } = this.client(id);
    if (mailbox === undefined) {
      throw Obstacle.lacking(
        `the webhooks of the client ${name} do not reach this machine`,
        'give inbox: in the profile, with an address under which the server reaches this machine, and let client.create take a webhook',
      );
    }
    if (mailbox.secrets.length === 0) {
      throw Obstacle.lacking(
        `the webhooks of the client ${name} cannot be verified, since its secret is not known`,
        `give clients.${name}.webhookSecret in the profile`,
      );
    }
    return mailbox;
  }

  /** The number of the latest webhook that has come to any of the clients; 0 before the first. */
  get sequence(): number {
    const latest = [...this.#clients.values()].map(
      ({ mailbox }) => mailbox?.deliveries.at(-1)?.number ?? 0,
    );
    return Math.max(0, ...latest);
  }
}
