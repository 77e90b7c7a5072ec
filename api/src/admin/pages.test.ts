import { getArticle, getPageComponents } from '@shop/contracts';
import {
  getAdminBanners,
  getAdminHighlightSections,
  getAdminPage,
  getAdminTopLists,
  postAdminArticle,
  postAdminBanner,
  postAdminHighlightSection,
  postAdminTopList,
  putAdminHighlightSection,
  putAdminPage,
} from '@shop/contracts/api/admin';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { listing } from '../db/schema/index.ts';
import { createTestApp, type LoggedIn, type TestApp } from '../testing/index.ts';
import { quickLogin } from '../testing/quick-login.ts';

/** A section page of the seed; unlike the start page it is not cached. */
const GAMING = 13;

let shop: TestApp;
let admin: LoggedIn;
let employee: LoggedIn;
let productIds: number[];
beforeAll(async () => {
  shop = await createTestApp();
  [admin, employee] = await Promise.all([quickLogin(shop, 'admin'), quickLogin(shop, 'employee')]);
  const rows = await shop.services.db.select({ id: listing.productId }).from(listing).limit(3);
  productIds = rows.map(({ id }) => id);
});
afterAll(() => shop.close());

const at = (days: number): number => Math.floor(shop.clock.now().getTime() / 1000) + days * 86_400;
const pageOf = async (sectionId: number) => (await employee.request(getAdminPage, { params: { sectionId } })).data;
const shownOn = async (sectionId: number) =>
  (await shop.browser().request(getPageComponents, { params: { entityType: 'section', entityId: String(sectionId) } }))
    .data;

const aTopList = async (name: string) => {
  const [pattern] = (await employee.request(getAdminTopLists, {})).data.rows;
  if (pattern === undefined) throw new Error('The seed has no top list.');
  const { id: _id, version: _version, ...fields } = pattern;
  return (await employee.request(postAdminTopList, { body: { ...fields, name, productIds } })).data;
};

describe('a page', () => {
  it('[2.11-01] [O6-01] is put together of what there is, in the order given, and shoppers see it', async () => {
    const list = await aTopList('Veckans tio i topp');
    const { version, parts } = await pageOf(GAMING);
    const wanted = [{ type: 5, refId: list.id }, ...parts.map(({ type, refId }) => ({ type, refId }))];
    await employee.request(putAdminPage, { params: { sectionId: GAMING }, body: { version, parts: wanted } });
    const [first] = (await shownOn(GAMING)).components;
    expect(first).toMatchObject({ type: 5, topList: { name: 'Veckans tio i topp' } });
    const shown = await pageOf(GAMING);
    expect(shown.parts[0]).toEqual({ type: 5, refId: list.id, name: 'Veckans tio i topp' });
    const late = await employee.send('PUT', `/api/admin/page/${GAMING}`, { body: { version, parts: [] } });
    expect(late.status).toBe(409);
    const wrong = { version: shown.version, parts: [...wanted, { type: 4, refId: 2_000_000_000 }] };
    const refused = await employee.send('PUT', `/api/admin/page/${GAMING}`, { body: wrong });
    expect([refused.status, refused.body]).toEqual([
      422,
      expect.objectContaining({ fields: { [`parts.${wanted.length}.refId`]: 'Gruppen av puffar finns inte.' } }),
    ]);
    expect((await employee.send('GET', '/api/admin/page/2000000000')).status).toBe(404);
  });

  it('[O6-01] protects its content from removal', async () => {
    const list = await aTopList('Kortlivad');
    const { version, parts } = await pageOf(GAMING);
    const own = parts.map(({ type, refId }) => ({ type, refId }));
    const body = { version, parts: [...own, { type: 1, refId: list.id }] };
    const { data } = await employee.request(putAdminPage, { params: { sectionId: GAMING }, body });
    const used = await employee.send('DELETE', `/api/admin/top-list/${list.id}`);
    expect([used.status, used.text]).toEqual([409, expect.stringContaining(`Den visas på avdelning ${GAMING}`)]);
    await employee.request(putAdminPage, {
      params: { sectionId: GAMING },
      body: { version: data.version, parts: own },
    });
    expect((await employee.send('DELETE', `/api/admin/top-list/${list.id}`)).status).toBe(200);
  });
});

describe('banners', () => {
  it('[O6-01] [O7-21] show their texts on their page while their window is open, rendered from their palette', async () => {
    const palette = {
      background: '#112233',
      accent: '#ffcc00',
      archetypes: ['lamp'],
      title: 'Ljusfest',
      subtitle: 'I dag',
    };
    const [pattern] = (await employee.request(getAdminBanners, { query: { kind: 'top' } })).data.rows;
    if (pattern === undefined) throw new Error('The seed has no banner.');
    const { id: _id, version: _version, imageUrl: _url, ...fields } = pattern;
    const body = { ...fields, sectionId: GAMING, name: 'Ljusfest', palette, from: at(-1), to: at(1) };
    const { id } = (await admin.request(postAdminBanner, { body })).data;
    const names = async () => (await shownOn(GAMING)).banners.map(({ name }) => name);
    expect(await names()).toContain('Ljusfest');
    const picture = await shop.browser().send('GET', `/images/banner/${id}?w=480`);
    expect(picture.status).toBe(200);
    const wrong = await admin.send('POST', '/api/admin/banner', { body: { ...body, from: at(1), to: at(0) } });
    expect([wrong.status, wrong.body]).toEqual([
      422,
      expect.objectContaining({ fields: { to: 'Slutet måste komma efter början.' } }),
    ]);
    const unknown = { ...body, palette: { ...palette, archetypes: ['lamp', 'drake'] } };
    expect((await admin.send('POST', '/api/admin/banner', { body: unknown })).body).toMatchObject({
      fields: { 'palette.archetypes.1': 'Det finns ingen bild som heter drake.' },
    });
    expect((await employee.send('POST', '/api/admin/banner', { body })).status).toBe(403);
  });
});

describe('highlights', () => {
  it('[O6-01] [3-85] keep their ids, and with them their images, when others are added and removed', async () => {
    const highlight = (title: string, id: number | null = null) => ({
      id,
      title,
      description: '',
      path: null,
      productId: productIds[0] ?? null,
      campaignId: null,
      categoryId: null,
      manufacturerId: null,
    });
    const group = { name: 'Nytt', color: '#336699', icon: 'star', path: null };
    const made = await employee.request(postAdminHighlightSection, {
      body: { ...group, highlights: [highlight('Ett'), highlight('Två')] },
    });
    const read = async () =>
      (await employee.request(getAdminHighlightSections, { query: { search: 'Nytt' } })).data.rows.find(
        ({ id }) => id === made.data.id,
      );
    const [one, two] = (await read())?.highlights ?? [];
    const body = {
      ...group,
      version: made.data.version,
      highlights: [highlight('Tre'), highlight('Två', two?.id ?? null)],
    };
    await employee.request(putAdminHighlightSection, { params: { id: made.data.id }, body });
    const after = await read();
    expect(after?.highlights.map(({ id, title }) => [title, id === two?.id, id === one?.id])).toEqual([
      ['Tre', false, false],
      ['Två', true, false],
    ]);
    const foreign = { ...body, version: after?.version, highlights: [highlight('Stulen', 1)] };
    const { status, text } = await employee.send('PUT', `/api/admin/highlight-section/${made.data.id}`, {
      body: foreign,
    });
    expect([status, text]).toEqual([422, expect.stringContaining('Puffen finns inte i gruppen.')]);
  });
});

describe('articles', () => {
  it('[O2.17-20] [O3-21] [O6-01] are stored clean and shown from their publication on', async () => {
    const body = {
      heading: 'Så väljer du lampa',
      slug: 'sa-valjer-du-lampa',
      metaTitle: null,
      ingress: 'Kort',
      content: '<h2>Ljus</h2><img src=x onerror=alert(1)><script>alert(1)</script>',
      author: 'Redaktionen',
      sectionId: GAMING,
      palette: { background: '#112233', accent: '#ffcc00', archetypes: ['lamp'] },
      specialFilters: null,
      publishedAt: at(1),
      productIds,
    };
    const { id } = (await employee.request(postAdminArticle, { body })).data;
    expect((await shop.browser().send('GET', `/api/article/${id}`)).status).toBe(404);
    shop.clock.advance({ days: 1 });
    const browser = shop.browser();
    const { article } = (await browser.request(getArticle, { params: { id: String(id) } })).data;
    expect([article.heading, article.content]).toEqual([body.heading, expect.not.stringMatching(/script|onerror/)]);
    const again = await quickLogin(shop, 'employee');
    const { text } = await again.send('GET', '/api/admin/article?search=lampa');
    expect([text.includes(body.heading), /<script|onerror/.test(text)]).toEqual([true, false]);
    const both = { ...body, slug: 'x', specialFilters: 'f=campaign^1' };
    expect((await again.send('POST', '/api/admin/article', { body: both })).status).toBe(422);
    expect((await again.send('POST', '/api/admin/article', { body })).status).toBe(409);
  });
});
