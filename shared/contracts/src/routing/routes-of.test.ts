import { afterEach, describe, expect, it } from '@jest/globals';
import { definitionOf } from '../routes.ts';
import { matchUrl, setDocumentRoutes } from './match.ts';
import { pathTo } from './path-to.ts';
import { routesOf } from './routes-of.ts';

const ROUTES = routesOf([
  {
    name: 'mf-lost',
    slots: {
      'lost-page': {
        routes: {
          lost: { paths: ['lost-and-found/:id?'], params: { id: 'digits' } },
          claim: {
            paths: ['lost-and-found/:id/claim/:name', 'product/:id/lost'],
            params: { id: 'digits' },
            isPersonal: true,
          },
        },
      },
      'lost-widget': { area: 'footer' },
    },
  },
  { name: 'mf-wide', slots: { 'wide-page': { routes: { all: { paths: [':anything'] } } } } },
]);

describe('routes that releases add', () => {
  afterEach(() => setDocumentRoutes({}));

  it('are named by remote and route, and lead to the slot that describes them', () => {
    expect(Object.keys(ROUTES)).toEqual(['mf-lost:lost', 'mf-lost:claim', 'mf-wide:all']);
    expect(ROUTES['mf-lost:lost']).toEqual({
      page: 'lost-page',
      paths: ['lost-and-found/:id?'],
      params: { id: 'digits' },
      leftColumn: 'none',
      breadcrumbs: true,
    });
  });

  it.each([
    ['/se/lost-and-found', 'mf-lost:lost', {}],
    ['/se/lost-and-found/7', 'mf-lost:lost', { id: '7' }],
    ['/lost-and-found/7/claim/a%20b?x=1', 'mf-lost:claim', { id: '7', name: 'a b' }],
  ])('match %s as %s, and bring their definition along', (url, name, params) => {
    const { route } = matchUrl(url, ROUTES);
    expect(route).toMatchObject({ name, params: { region: 'se', ...params } });
    expect(route && definitionOf(route).page).toBe('lost-page');
  });

  it.each(['/se/lost-and-found/x', '/se/lost', '/se/anything'])('leave %s without a route', (url) => {
    expect(matchUrl(url, ROUTES).route).toBeNull();
  });

  it.each([
    ['/se/product/7', 'product'],
    ['/se', 'index'],
    ['/se/7-mus', 'product'],
  ])('take nothing from the table: %s stays %s', (url, name) => {
    const { route } = matchUrl(url, {
      ...ROUTES,
      'mf-lost:x': { page: 'lost-page', paths: ['product/:id', ''], leftColumn: 'none', breadcrumbs: false },
    });
    expect(route?.name).toBe(name);
    expect(route && 'definition' in route).toBe(false);
  });

  it('apply to a whole document once they are set', () => {
    expect(matchUrl('/se/lost-and-found').route).toBeNull();
    setDocumentRoutes(ROUTES);
    expect(matchUrl('/se/lost-and-found').route?.name).toBe('mf-lost:lost');
  });
});

describe('pathTo', () => {
  it.each([
    ['lost-and-found/:id?', {}, '/se/lost-and-found'],
    ['lost-and-found/:id?', { id: 7 }, '/se/lost-and-found/7'],
    ['lost-and-found/:id-:name/x', { id: 7, name: 'a/b' }, '/se/lost-and-found/7-a%2Fb/x'],
  ])('%s with %j is %s', (path, params, to) => {
    expect(pathTo(path, params)).toBe(to);
    expect(matchUrl(to, ROUTES).region).toBe('se');
  });

  it('refuses a path that lacks a parameter', () => {
    expect(() => pathTo('lost-and-found/:id')).toThrow('without id');
  });
});
