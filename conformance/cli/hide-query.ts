/**
 * Hides what the address of the control endpoint has in its query, which may be a token, in all that leaves a run.
 *
 * Here and not with the other secrets, since the address is also told of by what breaks before a run begins.
 */
import type { CheckEnd, CheckPorts, CheckSettings } from '../check-server.ts';
import { inUrl } from '../in-url.ts';
import { secretsInQuery } from '../target/secrets.ts';

type Hiding = {
  /** The same error, with other words. */
  readonly error: (error: unknown) => unknown;
  readonly ports: <P extends Told>(ports: P) => P;
  readonly end: (end: CheckEnd) => CheckEnd;
};

type Told = Pick<CheckPorts, 'onStart' | 'onEvidence' | 'onCheck' | 'onObservation' | 'onScenario'>;

export function hidingQuery(control: CheckSettings['control']): Hiding {
  const url = control !== undefined && 'url' in control ? control.url : '';
  const secrets = secretsInQuery(url);
  const forms = [...new Set(secrets.flatMap((one) => [one, inUrl(one), inJson(one)]))];
  const text = (whole: string): string =>
    forms.reduce((masked, form) => masked.replaceAll(form, '***'), whole);
  // Nothing but texts is changed, and of those none on which the shape depends.
  const deep = <T>(value: T): T => (forms.length === 0 ? value : (changed(value, text) as T));
  return {
    end: deep,
    error: (error) =>
      error instanceof Error
        ? Object.assign(error, { message: text(error.message), stack: text(error.stack ?? '') })
        : error,
    ports: (ports) => ({
      ...ports,
      onStart: (start) => {
        ports.onStart(deep(start));
      },
      onEvidence: (id, evidence) => {
        ports.onEvidence(id, deep(evidence));
      },
      onCheck: (entry) => {
        ports.onCheck(deep(entry));
      },
      onObservation: (observation) => {
        ports.onObservation(deep(observation));
      },
      onScenario: (name, written) => {
        ports.onScenario?.(name, text(written));
      },
    }),
  };
}

const inJson = (text: string): string => JSON.stringify(text).slice(1, -1);

/** Their values are words of the runner's own: a query may have the same word, as in `?for=control`. */
const ours = new Set(['kind', 'verdict', 'level', 'area', 'method']);

function changed(value: unknown, text: (text: string) => string): unknown {
  if (typeof value === 'string') return text(value);
  if (Array.isArray(value)) return value.map((item) => changed(item, text));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [
      key,
      ours.has(key) ? (member as unknown) : changed(member, text),
    ]),
  );
}
