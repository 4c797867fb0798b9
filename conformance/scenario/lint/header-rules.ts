/** The version, and the two sources. */
import { didYouMean } from '../../closest.ts';
import type { SourceDescription } from '../model.ts';
import type { Remark } from '../remark.ts';
import { isSourceName, sourceFiles, sourceNames } from '../source.ts';
import { error } from './lint-context.ts';
import type { Rule } from './lint-context.ts';

export const version: Rule = ({ document: { arazzo } }) =>
  arazzo === '1.0.1'
    ? []
    : [error('version', ['arazzo'], `scenarios are written in Arazzo 1.0.1, not ${arazzo}`)];

export const sources: Rule = ({ document: { sourceDescriptions } }) => {
  const remarks = sourceDescriptions.flatMap((source, index) => sourceRemarks(source, index));
  const names = sourceDescriptions.map(({ name }) => name);
  const twice = names.flatMap((name, index) =>
    names.indexOf(name) === index
      ? []
      : [
          error(
            'duplicate-id',
            ['sourceDescriptions', index, 'name'],
            `the source ${name} is named twice`,
          ),
        ],
  );
  return [...remarks, ...twice];
};

function sourceRemarks({ name, url, type }: SourceDescription, index: number): readonly Remark[] {
  const path = ['sourceDescriptions', index] as const;
  if (type === 'arazzo') {
    const message =
      'workflows of other files cannot be called: copy the workflow into this file, and call it by its workflowId';
    return [error('arazzo-source', [...path, 'type'], message)];
  }
  if (!isSourceName(name)) {
    const message = `a scenario has the sources ${sourceNames.join(' and ')}, no ${name}${didYouMean(name, sourceNames)}`;
    return [error('source-name', [...path, 'name'], message)];
  }
  if (/^[a-z][a-z\d+.-]*:|^\/\//i.test(url)) {
    const message = `descriptions are read from files beside the scenario, never from a host: give a path that ends with ${sourceFiles[name]}`;
    return [error('host', [...path, 'url'], message)];
  }
  if (url.split('/').at(-1) === sourceFiles[name]) return [];
  const message = `the source ${name} is described in ${sourceFiles[name]}: give a path that ends so`;
  return [error('source-url', [...path, 'url'], message)];
}
