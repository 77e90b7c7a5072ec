/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import { matchUrl, segmentsOf } from '@shop/contracts/routing';
import { URLS, NO_ROUTES } from '@shop/contracts/routing/match-table';
import { createMemoryRouter } from 'react-router-dom';
import { describe, expect, it } from '@jest/globals';
import { routeObjects, type Destination } from './shop-router.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');

/** Resolution of a navigation through react-router to this URL. */
const destinationOf = async (url: string): Promise<Destination> => {
  const loaded: Destination[] = [];
  const load = async (destination: Destination) => loaded.push(destination);
  const router = createMemoryRouter(
    routeObjects(
      load,
      () => router.state.navigation.location?.hash ?? '',
      () => NOW,
    ),
    { initialEntries: ['/se/reset-password'], hydrationData: { loaderData: { '/se/reset-password': null } } },
  );
  await router.navigate(url);
  router.dispose();
  const [destination] = loaded;
  if (!destination) throw new Error(`Nothing was loaded for ${url}`);
  return destination;
};

describe('routeObjects', () => {
  it.each(URLS)('%s react-router leads %s to %s', async (_ids, url, name, params) => {
    const { resolution } = await destinationOf(url);
    if (resolution.kind === 'redirect') {
      // The member start page redirects to the orders.
      expect(name).toBe('member');
      return;
    }
    const route = resolution.kind === 'page' ? resolution.route : null;
    const { region, ...own } = route?.params ?? {};
    expect({ name: route?.name, params: own, region }).toEqual({ name, params, region: 'se' });
    expect(route).toEqual(matchUrl(url).route);
  });

  // A path that cannot be split into segments never reaches the router.
  it.each(NO_ROUTES.filter(([, address]) => segmentsOf(address) !== null))(
    '%s react-router finds no page for %s',
    async (_ids, url) => expect((await destinationOf(url)).resolution.kind).toBe('not-found'),
  );

  it('passes query and hash on', async () => {
    const { resolution, url: path } = await destinationOf('/se/search/AC%2FDC?f=a&f=b#topp');
    expect(path).toBe('/se/search/AC%2FDC?f=a&f=b#topp');
    expect(resolution).toMatchObject({
      kind: 'page',
      route: {
        hash: '#topp',
        query: { f: ['a', 'b'] },
        params: { searchString: 'AC/DC' },
        fullPath: '/se/search/AC%2FDC?f=a&f=b#topp',
      },
    });
  });

  it.each([
    ['/product/5', { kind: 'redirect', to: '/se/product/5' }],
    ['/se/category/3144', { kind: 'redirect' }],
    ['/se/product/5/', { kind: 'redirect', to: '/se/product/5' }],
    ['/dk/product/5', { kind: 'page', isForeignRegion: true }],
    ['/SE/product/5', { kind: 'not-found' }],
    ['/se/Product/5', { kind: 'not-found' }],
    ['/admin/orders', { kind: 'admin' }],
  ])('resolves %s as the server does', async (url, resolution) => {
    expect((await destinationOf(url)).resolution).toMatchObject(resolution);
  });
});
