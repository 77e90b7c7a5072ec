/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import type { getBenefits } from '@shop/contracts/api/member-world';
import { VISITOR_SETTINGS } from '@shop/contracts/default-settings';
import type { ResponseOf } from '@shop/contracts/endpoint';
import { RANK_GROUPS } from '@shop/domain/ranks';
import { apiFailure, type FakeApi, renderSlot, TEST_NOW } from '@shop/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from '@jest/globals';
import { meResponse, testUser } from '../../testing/fixtures.ts';
import slot from './slot.tsx';

type Data = ResponseOf<typeof getBenefits>['data'];

const benefit = (id: number, name: string, minimumRankLevel: number, rankGroup: string): Data['benefits'][number] => ({
  id,
  name,
  minimumRankLevel,
  rankGroup,
  description: `Om ${name}.`,
  icon: 'truck',
  isActive: minimumRankLevel <= 3,
});

const DATA: Data = {
  benefits: [benefit(1, 'Medlemspriser', 1, 'Bronze'), benefit(2, 'Släppkvällar', 13, 'White')],
  rank: {
    level: 3,
    group: 'Bronze',
    experiencePoints: 8830,
    achievements: 4,
    experienceToNext: 3170,
    achievementsToNext: 0,
  },
  freeShippingFrom: 500,
  earnings: [
    { kind: 'purchase', from: 1, to: 1 },
    { kind: 'review', from: 50, to: 50 },
    { kind: 'achievement', from: 20, to: 5000 },
    { kind: 'game', from: 0, to: 100 },
    { kind: 'supplyDrop', from: 0, to: 1500 },
  ],
};

const entry = (id: number, change: object = {}) => ({
  id,
  amount: 50,
  reason: `Sak ${id}`,
  at: TEST_NOW / 1000,
  ...change,
});
const ledger =
  (entries: object[], total = entries.length) =>
  () => ({ data: { balance: 8830, total, entries } });

const visit = (data: Data = DATA, isSerious = false, experience: FakeApi[string] = ledger([entry(1)])) => {
  const settings = { ...VISITOR_SETTINGS, serious_business_mode: isSerious };
  const user = testUser({ settings });
  return renderSlot(slot, {
    slot: 'member-page',
    route: { name: 'member.benefits', path: '/se/member/benefits', params: { region: 'se' } },
    page: { user, settings },
    api: { 'GET me': () => meResponse(user), 'GET benefit': () => ({ data }), 'GET experience': experience },
  });
};

const spaces = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ');

describe('member.benefits', () => {
  it('[1-46][1-35][O2.17-04] lists the benefits of each rank group, the member’s own marked', async () => {
    await visit();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Förmåner');
    const groups = within(screen.getByRole('region', { name: 'Förmåner på varje nivå' })).getAllByRole('region');
    expect(groups).toHaveLength(RANK_GROUPS.length);
    expect(groups.filter(({ textContent }) => textContent?.includes('Din grupp'))).toEqual([groups[0]]);
    expect(spaces(groups[0]?.textContent)).toBe('BronzeDin gruppNivå 1–4, från 0 xpMedlemspriserOm Medlemspriser.');
    expect(spaces(groups[3]?.textContent)).toContain('Nivå 13–16, från 250 000 xp');
    expect(groups[3]?.textContent).toContain('Släppkvällar från nivå 13');
  });

  it('[1-36][O2.17-04] says how far the next level is', async () => {
    const { container } = await visit();
    expect(spaces(container.textContent)).toContain('3 170 xp kvar till nivå 4');
  });

  it('[9-204][O2.17-04] names the achievements that a top level needs, and the top itself', async () => {
    const rank = { ...DATA.rank, level: 20, group: 'Black', experienceToNext: 0, achievementsToNext: 12 };
    const near = await visit({ ...DATA, rank });
    expect(near.container.textContent).toContain('12 utmärkelser kvar till nivå 21');
  });

  it('has no next level at the top', async () => {
    const rank = { ...DATA.rank, level: 25, group: 'LEGEND', experienceToNext: null, achievementsToNext: null };
    expect((await visit({ ...DATA, rank })).container.textContent).toContain('Du har nått den högsta nivån.');
  });

  it('[O6-18][O2.17-04] tells the rule of free shipping, and links to the page about membership', async () => {
    await visit();
    const shipping = screen.getByRole('region', { name: 'Fri frakt' });
    expect(spaces(shipping.textContent)).toContain('varor för minst 500 kr');
    expect(within(shipping).getByRole('link').getAttribute('href')).toBe('/se/info/6-Medlemsformaner');
  });

  it('[O4-38][1-104] says what earns XP, and exactly how much', async () => {
    await visit();
    const table = within(screen.getByRole('region', { name: 'Så får du xp' })).getByRole('table');
    const rows = within(table).getAllByRole('row').slice(1);
    const cells = rows.map((row) => [
      within(row).getByRole('rowheader').textContent,
      spaces(within(row).getByRole('cell').firstChild?.textContent),
    ]);
    expect(cells).toEqual([
      ['Handla', '1 xp per krona'],
      ['Skriv en recension', '50 xp per recension'],
      ['Få en utmärkelse', '20–5 000 xp per utmärkelse'],
      ['Svara i dagens quiz', '0–100 xp per dag'],
      ['Öppna månadens förrådslåda', '0–1 500 xp per månad'],
    ]);
  });

  it('[6-23] leaves the game out of the table in serious business mode', async () => {
    await visit(DATA, true);
    const rows = within(screen.getByRole('table')).getAllByRole('rowheader');
    expect(rows.map(({ textContent }) => textContent)).toEqual(['Handla', 'Skriv en recension']);
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(screen.queryByRole('region', { name: 'Dina xp' })).toBeNull();
  });

  it('[O4-38][1-35] says where all XP come from, a returned purchase too, and shows more by the keyboard', async () => {
    const first = [
      entry(60, { amount: -1299, reason: 'Retur av köp PX-1' }),
      ...Array.from({ length: 49 }, (_, index) => entry(59 - index)),
    ];
    const rest = [entry(11), ...Array.from({ length: 10 }, (_, index) => entry(10 - index))];
    const { platform } = await visit(DATA, false, ({ query }) =>
      ledger(Number(query['page']) === 2 ? rest : first, 60)(),
    );
    const section = within(screen.getByRole('region', { name: 'Dina xp' }));
    const rows = () => section.getAllByRole('row').slice(1);
    expect(spaces(section.getByText(/^Allt som har gett/).textContent)).toContain('Summan är 8 830 xp.');
    expect(rows()).toHaveLength(8);
    expect(spaces(rows()[0]?.textContent)).toBe('Retur av köp PX-112 mars 2026−1 299 xp');
    const more = section.getByRole('button', { name: 'Visa fler' });
    more.focus();
    await userEvent.keyboard('{Enter}');
    expect(rows()).toHaveLength(50);
    expect(document.activeElement).toBe(rows()[8]);
    await userEvent.click(more);
    await waitFor(() => expect(rows()).toHaveLength(60));
    expect(section.queryByRole('button', { name: 'Visa fler' })).toBeNull();
    expect(platform.calls.filter(({ call }) => call === 'GET experience')).toHaveLength(2);
  });

  it('costs only its own section when the XP cannot be fetched', async () => {
    await visit(DATA, false, () => Promise.reject(apiFailure(503, 'UNAVAILABLE')));
    expect(screen.getByText('Det gick inte att hämta var dina xp kommer ifrån.')).toBeDefined();
    expect(screen.getByRole('region', { name: 'Fri frakt' })).toBeDefined();
  });
});
