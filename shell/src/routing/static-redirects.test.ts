import type { RouteName } from '@shop/contracts/routes';
import { describe, expect, it } from '@jest/globals';
import { staticRedirect, type StaticRedirect } from './static-redirects.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const route = (name: RouteName, id?: string) => ({ name, params: { region: 'se', ...(id && { id }) } });
const target = (name: RouteName, id?: string, now = NOW) => staticRedirect(route(name, id), now)?.page;
const campaign = (id: string) => ({ route: 'campaign', id });

describe('staticRedirect', () => {
  it.each([
    ['[2.2-18]', 'category', '13852', campaign('4619')],
    ['[2.2-18]', 'category', '13853', campaign('4619')],
    ['[2.2-19]', 'category', '3144', campaign('6813')],
    ['[2.2-21][O2.2-03]', 'product', '290553', { route: 'info', id: '28' }],
    ['[2.2-22]', 'category', '16630', campaign('8984')],
    ['[2.2-22]', 'category', '16631', campaign('8984')],
    ['[2.2-23]', 'campaign', '6911', campaign('7005')],
    ['[2.2-23]', 'campaign', '6280', campaign('7005')],
    ['[2.2-24]', 'campaign', '6933', campaign('7894')],
    ['[2.2-25]', 'campaign', '7869', campaign('7866')],
    ['[2.2-26]', 'info', '14', campaign('8827')],
    ['[2.2-27]', 'category', '16859', campaign('9952')],
  ] as const)('%s redirects %s %s permanently', (_ids, name, id, expected) => {
    expect(staticRedirect(route(name, id), NOW)).toEqual({ page: expected, permanent: true });
  });

  it('[2.2-17] matches by id only: not by the same number in another kind, nor the special entity', () => {
    expect(target('campaign', '3144')).toBeUndefined();
    expect(target('category', 's3144')).toBeUndefined();
    expect(staticRedirect({ name: 'category', params: { id: '3144', name: 'vad-som-helst' } }, NOW)?.page).toEqual(
      campaign('6813'),
    );
  });

  it.each([
    ['a second before', '2020-11-26T14:59:59Z', undefined],
    ['at the first second', '2020-11-26T15:00:00Z', campaign('7866')],
    ['at the last second', '2020-11-29T22:59:59.900Z', campaign('7866')],
    ['a second after', '2020-11-29T23:00:00Z', undefined],
    ['today', '2026-11-27T12:00:00Z', undefined],
  ])('[2.2-28][O2.2-04] index during Black Friday 2020, Stockholm time: %s', (_when, now, expected) => {
    expect(target('index', undefined, Date.parse(now))).toEqual(expected);
  });

  it('[O2.2-05] a dated row is not permanent', () => {
    expect(staticRedirect(route('index'), Date.parse('2020-11-27T12:00:00Z'))?.permanent).toBe(false);
  });

  it('[O2.2-05] takes at most three hops, even in a loop', () => {
    const loop: StaticRedirect[] = [
      { from: { route: 'info', id: '1' }, to: { route: 'info', id: '2' } },
      { from: { route: 'info', id: '2' }, to: { route: 'info', id: '1' } },
    ];
    expect(staticRedirect(route('info', '1'), NOW, loop)?.page.id).toBe('2');
  });
});
