/** The schemas that are published with the package, as those who read results would use them. */
import { readFileSync } from 'node:fs';
import addFormats from 'ajv-formats';
import { Ajv2020 } from 'ajv/dist/2020.js';

const read = (name: string): object =>
  JSON.parse(
    readFileSync(new URL(`../../conformance/report/${name}`, import.meta.url), 'utf8'),
  ) as object;

const ajv = new Ajv2020({ allErrors: true });
addFormats.default(ajv);
const isResults = ajv.compile(read('results.schema.json'));
const isEvent = ajv.compile(read('events.schema.json'));

/** What is wrong with the text of a results.json; nothing, as a rule. */
export const faultsOfResults = (text: string): unknown =>
  isResults(JSON.parse(text)) ? [] : isResults.errors;

/** What is wrong with the lines of a results.ndjson, each with its number. */
export const faultsOfEvents = (text: string): readonly unknown[] =>
  text
    .trimEnd()
    .split('\n')
    .flatMap((line, index) =>
      isEvent(JSON.parse(line)) ? [] : [{ line: index + 1, errors: isEvent.errors }],
    );
