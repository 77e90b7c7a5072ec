import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { routeDefinition } from '../routes.ts';
import { REMOTE_NAMES } from '../slots.ts';
import { hasPage, isOpenPath, UNBUILT_ROUTES } from './open-routes.ts';

const WORKSPACE = join(import.meta.dirname, '../../..');

describe('routes that can be opened', () => {
  it.each(UNBUILT_ROUTES)('do not leave out %s any more once its slot is built', (route) => {
    const slot = routeDefinition(route).page ?? '';
    const built = REMOTE_NAMES.filter((name) => existsSync(join(WORKSPACE, name, 'src/slots', slot, 'slot.tsx')));
    expect(built).toEqual([]);
  });

  it('are known by name and by path', () => {
    expect([hasPage('member.orders'), hasPage('member.wishlists'), hasPage('article')]).toEqual([true, true, false]);
    const closed = ['/polarsten-cto', '/se/polarsten-cto/3', '/se/article/101-Text'];
    expect(closed.filter(isOpenPath)).toEqual([]);
    const open = [
      '/',
      '/se',
      '/info/5',
      '/se/member/orders',
      '/se/member/wishlists/3',
      '/se/orders',
      '/friends',
      '/delbetalning?x=1',
      '/se/delbetalning-fakta',
      '/se/search/article',
    ];
    expect(open.filter((path) => !isOpenPath(path))).toEqual([]);
  });
});
