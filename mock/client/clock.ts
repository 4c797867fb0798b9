/** `phlebo clock show|advance|freeze|resume|scale`. */

import type { Command } from 'commander';
import { UsageError } from '../options.ts';
import { asVerb, print, withSandbox, type ClientFlags } from './command.ts';
import { wordsOf } from './words.ts';

type ClockState = { readonly now: string; readonly frozen: boolean; readonly rate: number };
type Advanced = { readonly now: string; readonly happened: readonly HappenedRow[] };
type HappenedRow = { readonly at: string; readonly what: string } & Record<string, unknown>;

const units = { s: 1, m: 60, h: 3_600, d: 86_400, w: 604_800 } as const;

/** `90`, `90s`, `15m`, `24h`, `7d`, `1d12h`: seconds. Anything else is a UsageError. */
const readDuration = (text: string): number => {
  if (/^\d+(\.\d+)?$/.test(text)) return Number(text);
  const parts = [...text.matchAll(/(\d+(?:\.\d+)?)([smhdw])/g)];
  if (parts.length === 0 || parts.map(([part]) => part).join('') !== text) {
    throw new UsageError(`"${text}" is no duration: write 90s, 15m, 24h, 7d or 1d12h.`);
  }
  return parts.reduce(
    (sum, [, amount, unit]) => sum + Number(amount) * units[unit as keyof typeof units],
    0,
  );
};

const readRate = (text: string): number => {
  if (/^\d+(\.\d+)?$/.test(text) && Number(text) > 0) return Number(text);
  throw new UsageError(`"${text}" is no rate: write 60 for a minute in each second, or 0.5.`);
};

export const registerClock = (program: Command): void => {
  const clock = program.command('clock').description("The sandbox's clock: see it, move it.");
  const plain = (verb: string, action: string, description: string): void => {
    withSandbox(clock.command(verb).description(description)).action(
      asVerb(async (client, flags: ClientFlags) => {
        const state = await client.act<ClockState>(action);
        print(flags, state, sentenceOf(state));
      }),
    );
  };
  plain('show', 'clock.state', 'what it shows, and whether it runs');
  plain('freeze', 'clock.freeze', 'let it stand where it is');
  plain('resume', 'clock.resume', 'let it run on');

  withSandbox(
    clock
      .command('advance')
      .description('move it forward; whatever falls due on the way happens, in order')
      .argument('<duration>', '90s, 15m, 24h, 7d, 1d12h, or seconds'),
  ).action(
    asVerb(async (client, flags: ClientFlags, duration: string) => {
      const seconds = readDuration(duration);
      const advanced = await client.act<Advanced>('clock.advance', { seconds });
      print(flags, advanced, reportOf(advanced));
    }),
  );

  withSandbox(
    clock
      .command('scale')
      .description('let it run faster or slower')
      .argument('<rate>', 'sandbox seconds for each real second'),
  ).action(
    asVerb(async (client, flags: ClientFlags, rate: string) => {
      const state = await client.act<ClockState>('clock.scale', { rate: readRate(rate) });
      print(flags, state, sentenceOf(state));
    }),
  );
};

const sentenceOf = ({ now, frozen, rate }: ClockState): string => {
  if (frozen) return `${now}, and it stands.`;
  return rate === 1 ? `${now}, and it runs.` : `${now}, and it runs ${String(rate)} times as fast.`;
};

const reportOf = ({ now, happened }: Advanced): string =>
  [
    ...happened.map(({ at, what, ...facts }) => `${at}  ${what}  ${wordsOf(facts)}`),
    `${now} now${happened.length === 0 ? '; nothing fell due on the way' : ''}.`,
  ].join('\n');
