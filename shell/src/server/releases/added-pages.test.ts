import type { SlotDescription } from '@shop/contracts/slot-description';
import type { DocumentState } from '@shop/contracts/rendering';
import type { RemoteName } from '@shop/contracts/slots';
import { changeRegistry, promote } from '@shop/releases';
import { describe, expect, it } from '@jest/globals';
import { releasedShopPerTest, resultOf, type Variant } from '../testing/released-shop-per-test.ts';

const { change, current, publish, get, follow, startServer } = releasedShopPerTest();

const LOST: Record<string, SlotDescription> = {
  'lost-page': {
    routes: { lost: { paths: ['lost-and-found/:id?'], params: { id: 'digits' } } },
    queryKeys: ['colour'],
    fallback: { text: 'Hittegodset är stängt.', links: [{ text: 'Ring oss', to: '/se/info/1' }] },
    forms: [
      {
        path: 'lost-and-found/send',
        call: 'lost',
        fields: { what: { kind: 'text', max: 20 }, count: { kind: 'integer', min: 1, default: 1 } },
        body: { thing: { name: { $field: 'what' }, count: { $field: 'count' } }, source: 'form' },
        note: 'hittegods',
        notes: { '409': 'finns' },
        wrongKey: 'falt',
        to: '/se/lost-and-found?colour=green',
        readAt: '/se/lost-and-found',
      },
    ],
    afterCalls: [{ method: 'POST', path: 'lost', done: 'Tack!' }],
  },
};

/** Publishes a release of a remote for all visitors, like its team: nothing else of the shop changes. */
const deploy = async (name: RemoteName, version: string, variant: Variant) => {
  await publish(name, version, variant);
  await changeRegistry(current().store, (now) => promote(now, { remote: name, ...change(), version }));
  await follow();
};

const stateOf = (body: string): DocumentState => JSON.parse(/id="shop-state">(.*?)<\/script>/.exec(body)?.[1] ?? '');
/** Renders its query. */
const SAYS_QUERY = `async ({ page }) => ({ html: '<p>' + JSON.stringify(page.route.query).replaceAll('"', '') + '</p>', data: null, head: { title: 'Hittegods' }, status: null, redirect: null, error: null })`;

describe('a page that a release adds', () => {
  it('appears with the release, and disappears with it, while the shell runs', async () => {
    await startServer();
    expect((await get('/se/lost-and-found/7')).statusCode).toBe(404);
    await deploy('mf-lost', '1', { about: LOST });
    const page = await get('/se/lost-and-found/7');
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('<p>mf-lost 1</p>');
    const { page: context, site, remotes } = stateOf(page.body);
    expect(context.route).toMatchObject({ name: 'mf-lost:lost', params: { region: 'se', id: '7' } });
    expect(site.routes?.['mf-lost:lost']).toMatchObject({ page: 'lost-page', paths: ['lost-and-found/:id?'] });
    expect(site.afterCalls).toContainEqual({ method: 'POST', path: 'lost', done: 'Tack!' });
    expect(remotes['mf-lost']?.manifest.slots).toEqual(['lost-page']);
    expect((await get('/lost-and-found/7')).headers.location).toBe('/se/lost-and-found/7');
    expect((await get('/se/lost-and-found/x')).statusCode).toBe(404);
    await deploy('mf-lost', '2', { about: { 'lost-page': {} } });
    expect((await get('/se/lost-and-found/7')).statusCode).toBe(404);
    expect(current().problems).toEqual([]);
  });

  it('is cached by the query keys that its slots name, and by no others', async () => {
    await startServer();
    await deploy('mf-lost', '1', { about: LOST, render: SAYS_QUERY });
    expect((await get('/se/lost-and-found?utm_source=x&colour=red&size=1')).body).toContain('<p>{colour:red}</p>');
    expect((await get('/se/product/5-mus?colour=red')).body).not.toContain('colour:red');
    const tags: unknown[] = [];
    for (const query of ['?colour=red&a=1', '?a=2&colour=red', '?colour=red', '?colour=blue'])
      tags.push((await get(`/se/lost-and-found${query}`, { cookie: 'ab-trigger=paymentSwap' })).headers.etag);
    expect(tags.slice(1, 3)).toEqual([tags[0], tags[0]]);
    expect(tags[3]).not.toBe(tags[0]);
  });

  it('that fails affects its own page alone, and sends its fallback to the browser', async () => {
    await startServer();
    const render = `async ({ page }) => { if (page.route.params.id) throw new Error('broken'); return ${resultOf('whole')}; }`;
    await deploy('mf-lost', '1', { about: LOST, render });
    const page = await get('/se/lost-and-found/7');
    expect(page.statusCode).toBe(500);
    expect(stateOf(page.body).site.slots['lost-page']).toEqual({ fallback: LOST['lost-page']?.fallback });
    expect((await get('/se/lost-and-found')).statusCode).toBe(200);
  });

  it('has its form without JavaScript', async () => {
    const sent: unknown[] = [];
    await startServer();
    await deploy('mf-lost', '1', { about: LOST });
    const post = async (fields: Record<string, string>, headers: Record<string, string> = {}) => {
      const { statusCode, headers: response } = await current().app.inject({
        method: 'POST',
        url: '/se/lost-and-found/send',
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        payload: new URLSearchParams(fields).toString(),
      });
      return [statusCode, response.location];
    };
    current().onCall = (url, body) => void sent.push([url, body]);
    expect(await post({ what: 'En hatt', returnTo: '/se' })).toEqual([303, '/se/lost-and-found?colour=green']);
    expect(sent).toEqual([['http://api.test/api/lost', { thing: { name: 'En hatt', count: 1 }, source: 'form' }]]);
    expect(await post({ what: 'x'.repeat(21), returnTo: '/se' })).toEqual([303, '/se?fel=hittegods&falt=what']);
    expect(await post({ what: 'En hatt', count: '0', returnTo: '/se' })).toEqual([303, '/se?fel=hittegods&falt=count']);
    const refusal = { fields: { what: 'Vi tar inte emot ”En hatt”.', other: 'x' } };
    current().apiResponse = () => Response.json(refusal, { status: 422 });
    expect(await post({ what: 'En hatt', returnTo: '/se' })).toEqual([303, '/se?fel=hittegods&falt=what']);
    current().apiResponse = () => Response.json({}, { status: 409 });
    expect(await post({ what: 'En hatt', returnTo: '/se' })).toEqual([303, '/se?fel=finns']);
    expect(await post({ what: 'En hatt' }, { 'sec-fetch-site': 'cross-site' })).toEqual([403, undefined]);
    expect((await get('/se/lost-and-found/send')).headers.location).toBe('/se/lost-and-found');
  });

  it('cannot take over routes of others: it is refused at publication', async () => {
    await startServer();
    await deploy('mf-lost', '1', { about: LOST });
    await expect(publish('mf-thief', '1', { about: { 'thief-page': LOST['lost-page'] ?? {} } })).rejects.toThrow(
      'belong to mf-lost',
    );
    await expect(publish('mf-header', '9', { slots: ['header', 'side-menu', 'lost-page'] })).rejects.toThrow(
      'lost-page',
    );
  });

  it('is not served when it was put into the store without checks', async () => {
    await startServer();
    await deploy('mf-lost', '1', { about: { 'lost-page': { routes: { own: { paths: ['checkout/lost'] } } } } });
    expect((await get('/se/checkout/lost')).body).not.toContain('mf-lost 1');
    expect(current().problems.join()).toContain('URLs below /se/checkout belong to mf-cart-checkout');
  });
});

describe('a part of the layout that a release adds', () => {
  it('is on every page that has its area, in its order', async () => {
    await startServer();
    await deploy('mf-lost', '1', {
      about: { 'lost-bar': { area: 'usp', order: -1 }, 'lost-box': { area: 'left', columns: ['list'] } },
    });
    const list = (await get('/se/category/7')).body;
    expect(list).toMatch(/data-area="usp"[^>]*><div data-slot="lost-bar">.*<div data-slot="usp-bar">/);
    expect(list).toMatch(/data-area="left".*<p>mf-lost 1<\/p>/);
    expect((await get('/se/product/5')).body).not.toContain('data-slot="lost-box"');
    expect((await get('/se/checkout')).body).not.toContain('data-slot="lost-bar"');
  });
});

describe('a part of the layout that cannot be rendered', () => {
  it('shows its fallback’s text and links, as text', async () => {
    await startServer();
    await deploy('mf-lost', '1', {
      render: `async () => { throw new Error('broken'); }`,
      about: {
        'lost-box': {
          area: 'left',
          columns: ['list'],
          fallback: { text: 'Lådan "är" stängd & låst.', links: [{ text: 'Ring oss', to: '/se/info/1' }] },
        },
      },
    });
    // A release that cannot render is refused while there is another; this one has no predecessor.
    const { body } = await get('/se/category/7');
    const failed = /<div data-slot="lost-box" data-slot-failed="">.*?<\/div><\/div>/.exec(body)?.[0];
    expect(failed).toContain('Lådan &quot;är&quot; stängd &amp; låst.');
    expect(failed).toContain('href="/se/info/1"');
  });
});

describe('a release of before slots described themselves', () => {
  it('keeps its former area, beside a release with a description', async () => {
    await startServer();
    const order = (body: string) =>
      [...body.matchAll(/data-area="left"[\s\S]*?<\/aside>/g)].join().match(/data-slot="([a-z-]+)"/g);
    expect(order((await get('/se/category/7')).body)).toEqual(['data-slot="side-menu"', 'data-slot="filters"']);
    await deploy('mf-header', '2', {
      slots: ['header', 'side-menu'],
      about: { header: { area: 'header' }, 'side-menu': { area: 'left', columns: ['list'], order: 5 } },
    });
    expect(order((await get('/se/category/7')).body)).toEqual(['data-slot="filters"', 'data-slot="side-menu"']);
  });
});
