import { expect, it } from 'vitest';
import { aWorld } from '../../../test/given/application.ts';
import { listWorlds, loadWorld } from './worlds.ts';

it('names the world and those there are, and puts another in its place', async () => {
  const { deps } = aWorld();
  expect(await listWorlds(deps)).toEqual({ world: 'default', worlds: ['default', 'empty'] });
  expect(await loadWorld(deps, { world: 'empty' })).toEqual({});
  expect(await listWorlds(deps)).toMatchObject({ world: 'empty' });
});

it('refuses one that there is not, such as a path, and says which there are', async () => {
  const { deps } = aWorld();
  expect(await loadWorld(deps, { world: '/etc/passwd' })).toEqual({
    ...{ refused: 'invalid', message: 'world: expected one of default, empty' },
  });
  expect(deps.controls.worlds.current()).toBe('default');
});
