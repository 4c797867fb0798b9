/** `phlebo requirements`: lists the statements of the spec, and what holds each of them. */
import { InvalidArgumentError, Option } from 'commander';
import type { Command } from 'commander';
import { probes } from '../checks/probes.ts';
import { didYouMean } from '../closest.ts';
import { holdingsOf, isUnheld, tally } from '../holdings.ts';
import type { Holding } from '../holdings.ts';
import { allChecks } from '../packaged-scenarios.ts';
import { areaOf, loadRequirements, parties, requirementLevels } from '../requirements.ts';
import { showAsBlocks, showAsJson, showAsLines } from './show-requirements.ts';

type Flags = {
  readonly level?: readonly string[];
  readonly party?: readonly string[];
  readonly area?: readonly string[];
  readonly unheld?: boolean;
  readonly json?: boolean;
};

export function registerRequirements(program: Command): void {
  program
    .command('requirements')
    .description('list the statements of the spec, and the checks that hold each, or why none can')
    .addOption(choice('level', 'these levels only, with commas', () => requirementLevels))
    .addOption(choice('party', 'what these have to keep only, with commas', () => parties))
    .addOption(choice('area', 'these areas only, with commas: R-BOOK-01 is of BOOK', areas))
    .option('--unheld', 'only what no check or observation holds, though one could')
    .option('--json', 'as JSON')
    .action((flags: Flags) => {
      process.stdout.write(list(flags));
    });
}

function list(flags: Flags): string {
  const all = holdingsOf(loadRequirements().values(), allChecks(), probes);
  const shown = all.filter((holding) => isWanted(holding, flags));
  const show = flags.json ? showAsJson : process.stdout.isTTY ? showAsBlocks : showAsLines;
  return show(shown, tally(all));
}

const isWanted = ({ requirement, ...held }: Holding, flags: Flags): boolean =>
  isAmong(requirement.level, flags.level) &&
  isAmong(requirement.party, flags.party) &&
  isAmong(areaOf(requirement), flags.area) &&
  (flags.unheld !== true || isUnheld({ requirement, ...held }));

/** A flag that was not given leaves nothing out. */
const isAmong = (word: string, words: readonly string[] | undefined): boolean =>
  words === undefined || words.includes(word);

const areas = (): readonly string[] => [...new Set([...loadRequirements().values()].map(areaOf))];

/** The words are asked for when the flag is given: whoever starts another verb need not wait until they are read. */
function choice(name: string, text: string, words: () => readonly string[]): Option {
  const option = new Option(`--${name} <names>`, text).env(`PHLEBO_${name.toUpperCase()}`);
  return option.argParser((value: string) =>
    value
      .split(',')
      .map((word) => word.trim())
      .filter((word) => word !== '')
      .map((word) => theOne(word, words())),
  );
}

function theOne(word: string, words: readonly string[]): string {
  const found = words.find((one) => one.toLowerCase() === word.toLowerCase());
  if (found !== undefined) return found;
  const hint = didYouMean(word, words);
  throw new InvalidArgumentError(`"${word}" is none of ${words.join(', ')}${hint}.`);
}
