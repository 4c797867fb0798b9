/** What a check has on its bench: the API, the hidden actors, the clock, and what other checks have made. */
import type { ApiClient, Call } from '../target/api-client.ts';
import type { Control } from '../target/control.ts';
import type { Exchange } from '../target/exchange.ts';
import type { Profile } from '../target/profile/profile.ts';
import type { Secrets } from '../target/secrets.ts';
import { mergeTrail } from './evidence.ts';
import type { EvidenceLog, Trail } from './evidence.ts';
import { seededRandom } from './random.ts';
import type { Random } from './random.ts';
import { TargetLost } from './target-lost.ts';

export type Observation = {
  /** The open point, as in O54. */
  readonly id: string;
  readonly question: string;
  readonly answer: string;
  readonly evidence: readonly string[];
};

/** What all checks of a run share. */
export type Workshop = {
  readonly api: ApiClient;
  readonly control: Control;
  readonly profile: Profile;
  readonly secrets: Secrets;
  readonly evidence: EvidenceLog;
  readonly seed: number;
  readonly exchanges: Exchange[];
  readonly observations: Observation[];
  readonly onObservation: (observation: Observation) => void;
  readonly made: Map<string, Promise<Made>>;
  readonly leftovers: Leftover[];
  /** Whether the target still answers anything at all. */
  readonly isAlive: () => Promise<boolean>;
};

/** An action that takes away, at the end of the run, what the run has put where others see it. */
export type Leftover = {
  readonly action: string;
  readonly parameters: Readonly<Record<string, unknown>>;
};

/** How making a thing ended, and the evidence of it. */
export type Made = {
  readonly end:
    | { readonly ok: true; readonly value: unknown }
    | { readonly ok: false; readonly error: unknown };
  readonly trail: Trail;
};

/** One check's view of the workshop: all that goes through it is noted in the check's own trail. */
export class Bench {
  readonly trail: Trail = [];
  readonly #workshop: Workshop;

  constructor(workshop: Workshop) {
    this.#workshop = workshop;
  }

  get profile(): Profile {
    return this.#workshop.profile;
  }

  get secrets(): Secrets {
    return this.#workshop.secrets;
  }

  random(label: string): Random {
    return seededRandom(this.#workshop.seed, label);
  }

  /** Throws a TargetLost when no answer comes and the target has stopped answering altogether. */
  async call(call: Call): Promise<Exchange> {
    const exchange = await this.#workshop.api.call(call, this.trail);
    if (exchange.answer.kind === 'none' && !(await this.#workshop.isAlive())) {
      throw new TargetLost(exchange.answer.problem);
    }
    this.#workshop.exchanges.push(exchange);
    return exchange;
  }

  offers(action: string): boolean {
    return this.#workshop.control.offers(action);
  }

  /** Ends the check as not-testable at once when the target does not offer all of these actions. */
  need(...actions: readonly string[]): void {
    this.#workshop.control.need(...actions);
  }

  /** Moves a hidden actor. An action that cannot be had ends the check as not-testable. */
  act(action: string, parameters: Record<string, unknown>): Promise<Record<string, unknown>> {
    return this.#workshop.control.act(action, parameters, this.trail);
  }

  /** Has an action carried out at the end of the run, if the target offers it. */
  afterwards(action: string, parameters: Leftover['parameters']): void {
    this.#workshop.leftovers.push({ action, parameters });
  }

  /** Writes down how the server answers where the spec leaves the answer open. Never judged. */
  observe(observation: Omit<Observation, 'evidence'>): void {
    const { secrets, observations, onObservation } = this.#workshop;
    const answer = secrets.mask(observation.answer);
    const seen = { ...observation, answer, evidence: [...this.trail] };
    observations.push(seen);
    onObservation(seen);
  }

  /**
   * Makes a thing once in a run, whoever asks for it first; its evidence belongs to every check that uses it.
   * A thing that could not be made stays so: the same obstacle meets each check that needs it.
   */
  async once<T>(name: string, make: (bench: Bench) => Promise<T>): Promise<T> {
    const { made } = this.#workshop;
    const making = made.get(name) ?? this.#make(make);
    made.set(name, making);
    const { end, trail } = await making;
    mergeTrail(this.trail, trail);
    if (!end.ok) throw end.error;
    // Each name is used with one maker only, so what comes back has the maker's type.
    return end.value as T;
  }

  async #make(make: (bench: Bench) => Promise<unknown>): Promise<Made> {
    const bench = new Bench(this.#workshop);
    try {
      return { end: { ok: true, value: await make(bench) }, trail: bench.trail };
    } catch (error) {
      return { end: { ok: false, error }, trail: bench.trail };
    }
  }
}
