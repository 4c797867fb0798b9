// Names the packages whose code is in the bundle, with their licences: their authors ask for it.

import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

type Chunk = { type: 'chunk'; moduleIds: string[] } | { type: 'asset' };
type Emit = { emitFile: (file: { type: 'asset'; fileName: string; source: string }) => unknown };

/** A plugin for the bundler that writes THIRD-PARTY-NOTICES.txt beside what it bundles. */
export function thirdPartyNotices() {
  return {
    name: 'third-party-notices',
    generateBundle(this: Emit, _options: unknown, bundle: Record<string, Chunk>) {
      const modules = Object.values(bundle).flatMap((c) => (c.type === 'chunk' ? c.moduleIds : []));
      const folders = [...new Set(modules.flatMap(packageFolder))].sort();
      const source = folders.map(notice).join(`\n${'-'.repeat(80)}\n\n`);
      this.emitFile({ type: 'asset', fileName: 'THIRD-PARTY-NOTICES.txt', source });
    },
  };
}

/** The package that a module belongs to; none for a module of ours. */
function packageFolder(module: string): string[] {
  const path = module.replace(/^\0/, '').replace(/\?.*$/, '');
  if (!path.includes('/node_modules/')) return [];
  for (let folder = dirname(path); !folder.endsWith('/node_modules'); folder = dirname(folder)) {
    if (existsSync(join(folder, 'package.json')) && 'version' in manifest(folder)) return [folder];
  }
  return [];
}

function notice(folder: string): string {
  const { name, version, license } = manifest(folder);
  const files = readdirSync(folder).filter((file) => /^(licen[cs]e|notice)/i.test(file));
  const texts = files.map((file) => readFileSync(join(folder, file), 'utf8').trim());
  return [`${name} ${version} (${license})`, ...texts].join('\n\n') + '\n';
}

function manifest(folder: string) {
  const text = readFileSync(join(folder, 'package.json'), 'utf8');
  return JSON.parse(text) as { name: string; version: string; license: string };
}
