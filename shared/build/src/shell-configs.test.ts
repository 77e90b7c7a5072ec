import { expect, it } from '@jest/globals';
import { join } from 'node:path';
import { createShellConfigs } from './shell-configs.ts';
import { WORKSPACE } from './workspace.ts';

it('lets no two compilations write to one cache', () => {
  const configs = createShellConfigs({ folder: join(WORKSPACE, 'shell'), mode: 'production' });
  const caches = configs.flatMap(({ cache }) => (typeof cache === 'object' && 'name' in cache ? [cache.name] : []));
  expect(caches.length).toBeGreaterThan(1);
  expect(new Set(caches).size).toBe(caches.length);
});
