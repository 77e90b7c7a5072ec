import {
  adminArticles,
  adminAttributes,
  adminBanners,
  adminCampaigns,
  adminCategories,
  adminDiscountCodes,
  adminHighlightSections,
  adminInfoPages,
  adminManufacturers,
  adminSearchBlocks,
  adminSearchLinks,
  adminSections,
  adminSiteMessages,
  adminTileGroups,
  adminTopLists,
} from '@shop/contracts/api/admin';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { auditLog } from '../db/schema/index.ts';
import { createTestApp, type LoggedIn, type TestApp } from '../testing/index.ts';
import { quickLogin } from '../testing/quick-login.ts';

let shop: TestApp;
let admin: LoggedIn;
beforeAll(async () => {
  shop = await createTestApp();
  admin = await quickLogin(shop, 'admin');
});
afterAll(() => shop.close());

interface Row extends Record<string, unknown> {
  readonly id: number;
  readonly version: string;
}

const KINDS = [
  ['article', adminArticles, { heading: 'Ny text', slug: 'ny-text' }],
  ['attribute', adminAttributes, { name: 'Ny egenskap', values: [{ id: null, value: 'Ett' }] }],
  ['banner', adminBanners, { name: 'Ny banderoll' }],
  ['campaign', adminCampaigns, { name: 'Ny kampanj' }],
  ['category', adminCategories, { name: 'Ny kategori' }],
  ['discount-code', adminDiscountCodes, { code: 'NYKOD' }],
  ['highlight-section', adminHighlightSections, { name: 'Ny grupp', highlights: [] }],
  ['info', adminInfoPages, { name: 'Ny sida', slug: 'ny-sida' }],
  ['manufacturer', adminManufacturers, { name: 'Nymakarna' }],
  ['search-block', adminSearchBlocks, { word: 'nytt ord' }],
  ['search-link', adminSearchLinks, { title: 'Ny länk' }],
  ['section', adminSections, { name: 'Ny avdelning' }],
  ['site-message', adminSiteMessages, { message: '<p>Nytt</p>' }],
  ['tile-group', adminTileGroups, { heading: 'Nya rutor' }],
  ['top-list', adminTopLists, { name: 'Ny topplista' }],
] as const;

const listOf = async (path: string, query = ''): Promise<{ rows: Row[]; total: number }> => {
  const { status, text, body } = await admin.send('GET', `/api/admin/${path}?${query}`);
  if (status !== 200) throw new Error(`${status} ${text}`);
  return (body as { data: { rows: Row[]; total: number } }).data;
};

const fieldsOf = (row: Row, { body }: (typeof KINDS)[number][1]): Record<string, unknown> =>
  Object.fromEntries(Object.keys(body.shape).map((key) => [key, row[key]]));

const put = (path: string, { id, version }: Row, fields: object) =>
  admin.send('PUT', `/api/admin/${path}/${id}`, { body: { ...fields, version } });

const logOf = (entity: string, id: number) =>
  shop.services.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.entity, entity), eq(auditLog.entityId, String(id))))
    .orderBy(auditLog.id);

describe.each(KINDS)('%s', (path, contract, change) => {
  it('[O6-01] saving what is stored is right by its own rules, and changes and logs nothing', async () => {
    const { rows, total } = await listOf(path);
    expect(total).toBeGreaterThan(0);
    for (const row of rows) {
      const { status, text } = await put(path, row, fieldsOf(row, contract));
      expect([row.id, status, text]).toEqual([
        row.id,
        200,
        JSON.stringify({ data: { isChanged: false, version: row.version } }),
      ]);
      expect(await logOf(path, row.id)).toEqual([]);
    }
  });

  it('[O6-01] is made, changed by one of two, and every step is written down with what was different', async () => {
    const [pattern] = (await listOf(path)).rows;
    if (pattern === undefined) throw new Error('The seed has none.');
    const made = await admin.send('POST', `/api/admin/${path}`, {
      body: { ...fieldsOf(pattern, contract), ...change },
    });
    expect([made.status, made.text]).toEqual([200, expect.stringContaining('version')]);
    const own = (made.body as { data: Row }).data;

    const [key = '', value] = Object.entries(change)[0] ?? [];
    const name = path === 'discount-code' ? 'NYKOD-' : String(value);
    const next = (text: string) => ({ ...fieldsOf(pattern, contract), ...change, [key]: `${name}${text}` });
    const [first, second] = await Promise.all([put(path, own, next('A')), put(path, own, next('B'))]);
    expect([first.status, second.status].toSorted()).toEqual([200, 409]);
    const refusal = [first, second].find(({ status }) => status === 409);
    expect(refusal?.body).toMatchObject({ code: 'CONFLICT', error: expect.stringContaining('Någon annan') });

    const [created, updated, ...more] = await logOf(path, own.id);
    expect([created?.action, updated?.action, more]).toEqual(['create', 'update', []]);
    expect(created?.change).toMatchObject({ before: null, after: { [key]: value } });
    expect([Object.keys(updated?.change.before as object), updated?.memberId]).toEqual([[key], admin.memberId]);

    if (contract.remove === null) return;
    const gone = await admin.send('DELETE', `/api/admin/${path}/${own.id}`);
    expect([gone.status, (await admin.send('DELETE', `/api/admin/${path}/${own.id}`)).status]).toEqual([200, 404]);
    expect((await logOf(path, own.id)).at(-1)).toMatchObject({ action: 'delete', change: { after: null } });
  });

  it('[O6-01] is listed in every order it promises', async () => {
    const [first] = contract.sorts;
    const standard = (await listOf(path)).rows.map(({ id }) => id);
    for (const sort of contract.sorts) {
      const { rows, total } = await listOf(path, `sort=${sort}`);
      expect([sort, rows.length]).toEqual([sort, Math.min(total, 50)]);
      if (sort === first) expect(rows.map(({ id }) => id)).toEqual(standard);
    }
    expect((await admin.send('GET', `/api/admin/${path}?sort=sideways`)).status).toBe(400);
    expect((await listOf(path, 'page=9999')).rows).toEqual([]);
  });
});
