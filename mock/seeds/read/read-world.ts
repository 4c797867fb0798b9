/** From the text of a world file, YAML or JSON, to a world, or to all that is wrong with it. */

import { LineCounter, parseDocument, type Document } from 'yaml';
import { completeWorld } from '../complete/complete-world.ts';
import { placeName, WorldError, type Fault, type Path } from '../fault.ts';
import { worldFaults } from '../rules/world-faults.ts';
import { nowhere } from '../states/nowhere.ts';
import { worldStates } from '../states/world-states.ts';
import type { World } from '../world.ts';
import { notJsonIn } from './not-json.ts';
import { withoutFaulty } from './without-faulty.ts';
import { worldShape } from './world-shape.ts';

/**
 * Throws a WorldError with a line for each fault: `world.yaml:12:5 jobs[2].venueId: …`. With
 * `startAt` (ms) the order of times is looked at too, which importWorld does in any case.
 */
export const readWorld = (text: string, fileName: string, startAt?: number): World => {
  const lines = new LineCounter();
  // JSON is YAML too, and read as YAML its values have places.
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, merge: true });
  const placeAt = (offset: number): string => {
    const { line, col } = lines.linePos(offset);
    return `${fileName}:${line}:${col}`;
  };
  const [broken] = document.errors;
  if (broken !== undefined) {
    const fault: Fault = { path: [], message: broken.message };
    throw new WorldError([fault], () => `${placeAt(broken.pos[0])} ${broken.message}`);
  }
  const lineOf = ({ path, message }: Fault): string =>
    `${placeAt(offsetOf(document, path))} ${placeName(path)}: ${message}`;
  const { value, foreign } = valueOf(document);
  if (foreign.length > 0) throw new WorldError(foreign, lineOf);
  const { world, faults } = judged(value, startAt);
  if (faults.length === 0) return world;
  throw new WorldError(faults, lineOf);
};

type Value = { readonly value: unknown; readonly foreign: readonly Fault[] };

/** Aliases may refer to each other until the text means more than memory holds: yaml refuses that. */
const valueOf = (document: Document): Value => {
  try {
    const written: unknown = document.toJS();
    // A cycle cannot be kept and shown: better said here than later.
    const value: unknown = JSON.parse(JSON.stringify(written));
    return { value, foreign: notJsonIn(written) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new WorldError([{ path: [], message }]);
  }
};

type Judged = { readonly world: World; readonly faults: readonly Fault[] };

const judged = (file: unknown, startAt: number | undefined): Judged => {
  const ofForm: Fault[] = [];
  worldShape(file, [], (path, message) => ofForm.push({ path, message }));
  const rest = withoutFaulty(file, ofForm);
  if (rest === undefined) return { world: { clients: [] }, faults: ofForm };
  const ofContent = contentFaults(rest.world, startAt)
    .filter((fault) => !rest.explains(fault))
    .map((fault) => ({ ...fault, path: rest.placeOf(fault.path) }));
  return { world: rest.world, faults: [...ofForm, ...ofContent] };
};

const contentFaults = (world: World, startAt: number | undefined): readonly Fault[] => {
  const complete = completeWorld(world);
  const timeless = worldFaults(complete);
  if (startAt === undefined) return timeless;
  return [...timeless, ...worldStates(complete, startAt, nowhere).faults];
};

/** Where the value stands, or, when it is missing, the nearest thing around it that is there. */
const offsetOf = (document: Document, path: Path): number => {
  for (let length = path.length; length > 0; length -= 1) {
    const node: unknown = document.getIn(path.slice(0, length), true);
    if (hasRange(node)) return node.range[0];
  }
  return 0;
};

const hasRange = (node: unknown): node is { readonly range: readonly [number, number, number] } =>
  typeof node === 'object' && node !== null && 'range' in node && Array.isArray(node.range);
