/** Reads one scenario file: YAML or JSON, in the shape of an Arazzo document, with the place of everything in it. */
import { didYouMean } from '../closest.ts';
import { openYaml } from '../yaml/open-yaml.ts';
import type { OpenedYaml } from '../yaml/open-yaml.ts';
import { placeName } from '../yaml/place-name.ts';
import { bad } from '../yaml/shape.ts';
import type { Problem } from '../yaml/shape.ts';
import type { ArazzoDocument } from './model.ts';
import type { PlacedRemark, Remark } from './remark.ts';
import { arazzoShape } from './structure.ts';

export type ScenarioFile = {
  readonly file: string;
  readonly document: ArazzoDocument;
  readonly place: (remark: Remark) => PlacedRemark;
};

export type LoadedScenario =
  | { readonly ok: true; readonly scenario: ScenarioFile }
  | { readonly ok: false; readonly remarks: readonly PlacedRemark[] };

/** `file` is the name that messages use. Never throws for what stands in the text. */
export function loadScenario(file: string, text: string): LoadedScenario {
  const yaml = openYaml(text);
  const place = (remark: Remark): PlacedRemark => placed(file, yaml, remark);
  if (yaml.faults.length > 0) {
    const remarks = yaml.faults.map(({ line, column, message }) => {
      const isTwice = message === 'Map keys must be unique';
      const rule = isTwice ? 'duplicate-key' : 'yaml';
      return { file, line, column, rule, severity: 'error', message: wordsFor(message) } as const;
    });
    return { ok: false, remarks };
  }
  const problems: Problem[] = [];
  const document = arazzoShape(yaml.value, [], problems);
  if (document !== bad && problems.length === 0)
    return { ok: true, scenario: { file, document, place } };
  return { ok: false, remarks: problems.map((problem) => place(structureRemark(problem))) };
}

/** What the parser says in the words of its own kind, in words for whoever writes the file. */
function wordsFor(fault: string): string {
  if (fault === 'Map keys must be unique') {
    return 'this key stands twice in the same map: keep one of them';
  }
  // The parser goes as deep as the stack allows, and hands on what the engine says then.
  if (/call stack|recursion/i.test(fault)) return 'the file is nested too deep to be read';
  return fault;
}

function structureRemark({ path, message }: Problem): Remark {
  const key = String(path.at(-1) ?? '');
  const isExtension = key.startsWith('x-') && message.startsWith('is not known here');
  if (isExtension) {
    const isMark = /^workflows,\d+,/.test(path.join()) && didYouMean(key, ['x-phlebo']) !== '';
    return {
      ...{ rule: 'extension', severity: 'error', path, onKey: true },
      message: `${placeName(path)} is no extension that scenarios may have${isMark ? '; did you mean x-phlebo?' : ': only x-phlebo, on a workflow'}`,
    };
  }
  const isKey = message.startsWith('is not known here');
  return {
    ...{ rule: 'structure', severity: 'error', path },
    ...(isKey ? { onKey: true } : {}),
    message: `${placeName(path)} ${message}`,
  };
}

function placed(file: string, yaml: OpenedYaml, remark: Remark): PlacedRemark {
  const { rule, severity, path, offset, onKey, message } = remark;
  const { line, column } = onKey === true ? yaml.placeOfKey(path) : yaml.placeOf(path, offset);
  return { file, line, column, rule, severity, message };
}
