import { dismissFeedEntry, getFeed } from '@shop/contracts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { feedEntry, order, type OrderStatus } from '../db/schema/index.ts';
import { type LoggedIn, type TestApp, createTestApp } from '../testing/index.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

async function addEntries(owner: LoggedIn): Promise<{ older: number; newer: number; dismissed: number }> {
  const rows = await shop.services.db
    .insert(feedEntry)
    .values([
      { memberId: owner.memberId, name: 'Nivå', title: 'Äldre', occuredAt: new Date('2026-11-01T08:00:00Z') },
      {
        memberId: owner.memberId,
        name: 'Beställning',
        title: 'Nyare',
        path: { name: 'order', params: { id: '7' } },
        occuredAt: new Date('2026-11-02T08:00:00Z'),
      },
      {
        memberId: owner.memberId,
        name: 'Nivå',
        title: 'Läst',
        dismissed: true,
        occuredAt: new Date('2026-11-03T08:00:00Z'),
      },
    ])
    .returning({ id: feedEntry.id });
  const [older, newer, dismissed] = rows.map(({ id }) => id);
  return { older: older ?? 0, newer: newer ?? 0, dismissed: dismissed ?? 0 };
}

describe('user/feed', () => {
  it('[7.4-01] [6-09] [6-10] [O7-39] returns undismissed entries newest first, and all of them with the bare flag `all`', async () => {
    const browser = await shop.loginAs();
    await addEntries(browser);
    const titles = (entries: { title: string }[]) => entries.map(({ title }) => title);
    expect(titles((await browser.request(getFeed)).data.entries)).toEqual(['Nyare', 'Äldre']);
    const all = await browser.send('GET', '/api/user/feed?all');
    expect(titles((all.body as { data: { entries: { title: string }[] } }).data.entries)).toEqual([
      'Läst',
      'Nyare',
      'Äldre',
    ]);
  });

  it('[3-35] [3-37] gives an entry its fields, with occuredAt in unix seconds', async () => {
    const browser = await shop.loginAs();
    const { newer } = await addEntries(browser);
    expect((await browser.request(getFeed)).data.entries[0]).toEqual({
      id: newer,
      name: 'Beställning',
      title: 'Nyare',
      avatarName: '',
      occuredAt: Date.UTC(2026, 10, 2, 8) / 1000,
      dismissed: false,
      path: { name: 'order', params: { id: '7' } },
      isRemovable: true,
    });
  });

  it('[7.4-03] [O4-17] marks an entry as read and keeps it', async () => {
    const browser = await shop.loginAs();
    const { newer } = await addEntries(browser);
    expect((await browser.send('POST', `/api/user/feed/${newer}/dismiss`)).status).toBe(204);
    expect((await browser.request(getFeed)).data.entries.map(({ title }) => title)).toEqual(['Äldre']);
    const all = await browser.request(getFeed, { query: { all: '' } });
    expect(all.data.entries.find(({ id }) => id === newer)?.dismissed).toBe(true);
  });

  it('[4-37] returns nothing more once everything that was fetched has been dismissed', async () => {
    const browser = await shop.loginAs();
    await addEntries(browser);
    const { entries } = (await browser.request(getFeed)).data;
    expect(entries).toHaveLength(2);
    for (const { id } of entries) await browser.send('POST', `/api/user/feed/${id}/dismiss`);
    expect((await browser.request(getFeed)).data.entries).toEqual([]);
  });

  it('does not let anyone dismiss, or learn of, another member’s entry', async () => {
    const owner = await shop.loginAs();
    const { newer } = await addEntries(owner);
    const other = await shop.loginAs();
    await expect(other.request(dismissFeedEntry, { params: { id: newer } })).rejects.toThrow('404');
    expect((await owner.request(getFeed)).data.entries.map(({ id }) => id)).toContain(newer);
  });

  it('[7.4-02] [O4-17] removes an entry for good, and does not let another member do it', async () => {
    const owner = await shop.loginAs();
    const { older } = await addEntries(owner);
    const other = await shop.loginAs();
    expect((await other.send('DELETE', `/api/user/feed/${older}`)).status).toBe(404);
    expect((await owner.send('DELETE', `/api/user/feed/${older}`)).status).toBe(204);
    const all = await owner.request(getFeed, { query: { all: '' } });
    expect(all.data.entries.map(({ id }) => id)).not.toContain(older);
    expect((await owner.send('DELETE', `/api/user/feed/${older}`)).status).toBe(404);
  });

  it.each<[OrderStatus, number]>([
    ['awaitingPayment', 409],
    ['packing', 409],
    ['shipped', 409],
    ['delivered', 204],
    ['cancelled', 204],
  ])('[O4-17] returns the removal of an entry about an order that is %s with %i', async (status, expected) => {
    const { db } = shop.services;
    const owner = await shop.loginAs();
    const [seeded] = await db.select().from(order).limit(1);
    if (seeded === undefined) throw new Error('The seed has orders.');
    const id = `PHFEED-${status}`;
    await db.insert(order).values({ ...seeded, id, idempotencyKey: id, memberId: owner.memberId, status });
    const values = { memberId: owner.memberId, name: 'Beställning', title: 'x', occuredAt: shop.clock.now() };
    const [entry] = await db
      .insert(feedEntry)
      .values({ ...values, path: { name: 'order', params: { id } } })
      .returning({ id: feedEntry.id });
    const { entries } = (await owner.request(getFeed)).data;
    expect(entries.find((each) => each.id === entry?.id)?.isRemovable).toBe(expected === 204);
    expect((await owner.send('DELETE', `/api/user/feed/${entry?.id}`)).status).toBe(expected);
    expect((await owner.send('POST', `/api/user/feed/${entry?.id}/dismiss`)).status).toBe(expected === 204 ? 404 : 204);
  });
});
