/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import { apiFailure, type FakeApi, renderSlot, testMember } from '@shop/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from '@jest/globals';
import slot from './slot.tsx';

const OFFER = {
  months: 12,
  monthly: 931.35,
  firstPayment: 1126.35,
  setupFee: 195,
  noticeFee: 29,
  nominalRate: 14.95,
  effectiveRate: 27.8,
  cost: 1371.14,
  total: 11_371.14,
};
const WARNING = 'Att låna kostar pengar! Om du inte kan betala tillbaka skulden i tid …';
const LIMITS = { least: 1000, most: 50_000 };
const PLAN = {
  id: 'F-1',
  kind: 'instalment',
  orderId: 'PH26000001',
  createdAt: 1_795_000_000,
  amount: 11_371.14,
  remaining: 10_244.79,
  next: { number: 2, dueAt: 1_800_270_400, amount: 931.35, isOverdue: false },
  status: 'open',
  parts: [
    {
      number: 1,
      dueAt: 1_797_592_000,
      amount: 1126.35,
      principal: 800,
      interest: 102.35,
      fee: 224,
      paidAt: 1_797_000_000,
    },
    { number: 2, dueAt: 1_800_270_400, amount: 931.35, principal: 810, interest: 92.35, fee: 29, paidAt: null },
  ],
};

interface Visit {
  readonly belopp?: string;
  readonly user?: ReturnType<typeof testMember> | null;
  readonly api?: FakeApi;
}

const visit = ({ belopp, user = null, api = {} }: Visit = {}) =>
  renderSlot(slot, {
    slot: 'instalments-page',
    route: {
      name: 'instalments',
      path: '/se/delbetalning',
      params: { region: 'se' },
      query: belopp === undefined ? {} : { belopp },
    },
    page: { user },
    api: {
      'GET instalment/offer': ({ query }) => ({
        data: { offers: Number(query.amount) > 50_000 ? [] : [OFFER], warning: WARNING, limits: LIMITS },
      }),
      ...api,
    },
  });

beforeAll(async () => void (await import('./my-instalments.tsx')));

describe('the page on instalments', () => {
  it('[2.17-09][O2.17-22] is open: examples with every cost, the warning of the law, and questions', async () => {
    const { platform } = await visit();
    expect(platform.calls).toMatchObject([{ call: 'GET instalment/offer', query: { amount: 10_000 } }]);
    expect(screen.getByText(WARNING)).toBeDefined();
    const plan = within(screen.getByRole('list', { name: /^Delbetala 10\s000/ })).getByRole('listitem');
    expect(plan.textContent).toMatch(/12 månader931\skr\/mån/);
    for (const cost of [/Effektiv ränta27,8\s%/, /Totalt att betala11\s371\skr/, /Uppläggningsavgift195\skr/]) {
      expect(plan.textContent).toMatch(cost);
    }
    expect(screen.getByText('Vad är effektiv ränta?').closest('details')).not.toBeNull();
  });

  it('[O2.17-22] takes another amount, by a plain form or a link', async () => {
    const { platform } = await visit({ belopp: '5000' });
    expect(platform.calls[0]?.query).toEqual({ amount: 5000 });
    const field = screen.getByLabelText<HTMLInputElement>('Belopp i kronor');
    expect(field.value).toBe('5000');
    expect(field.form?.getAttribute('action')).toBe('/se/delbetalning');
    expect(screen.getByRole('link', { name: /20\s000/ }).getAttribute('href')).toBe('/se/delbetalning?belopp=20000');
    await userEvent.clear(field);
    await userEvent.type(field, '12 500{Enter}');
    expect(platform.navigated).toEqual([{ to: '/se/delbetalning?belopp=12500', options: { keepScroll: true } }]);
  });

  it('says which amounts can be had when there is no plan', async () => {
    await visit({ belopp: '75000' });
    const field = screen.getByLabelText<HTMLInputElement>('Belopp i kronor');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText(/Skriv ett belopp mellan 1\s000\skr och 50\s000\skr/)).toBeDefined();
    expect(field.value).toBe('75000');
  });

  it('[6-42] asks a visitor to log in for the own plans', async () => {
    const { platform } = await visit();
    await userEvent.click(screen.getByRole('button', { name: 'Logga in' }));
    expect(platform.emitted).toEqual([{ name: 'login.open', payload: { mode: 'login' } }]);
  });

  it('[O2.17-22][4-43] shows a member the own plans after a signing, not before', async () => {
    const { platform } = await visit({
      user: testMember(),
      api: { 'GET instalment': () => ({ data: { instalments: [PLAN] } }) },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Legitimera dig med BankID' }));
    expect(platform.emitted).toEqual([{ name: 'eid.sign', payload: { purpose: 'instalments', id: 'plans' } }]);
    expect(platform.calls.some(({ call }) => call === 'GET instalment')).toBe(false);
    const done = { purpose: 'instalments', id: 'plans', outcome: 'confirmed', reference: 'r' } as const;
    await act(async () => platform.bus.emit('eid.done', done));
    const link = await screen.findByRole('link', { name: 'Beställning PH26000001' });
    expect(link.getAttribute('href')).toBe('/se/order/PH26000001');
    expect(screen.getByText(/10\s245\skr kvar av 11\s371\skr/)).toBeDefined();
    expect(screen.getByText(/Nästa betalning: 931\skr/)).toBeDefined();
    expect(screen.getByText('Alla 2 betalningar')).toBeDefined();
  });

  it('says of a plan that has come to its end that it is paid', async () => {
    const paid = { ...PLAN, remaining: 0, next: null, status: 'paid' };
    const { platform } = await visit({
      user: testMember(),
      api: { 'GET instalment': () => ({ data: { instalments: [paid] } }) },
    });
    await screen.findByRole('button', { name: 'Legitimera dig med BankID' });
    const done = { purpose: 'instalments', id: 'plans', outcome: 'confirmed', reference: 'r' } as const;
    await act(async () => platform.bus.emit('eid.done', done));
    expect(await screen.findByText(/^Betald: 11\s371\skr$/)).toBeDefined();
    expect(screen.queryByText(/kvar av/)).toBeNull();
  });

  it.each([
    ['[4-44]', 'cancelled', 'Du avbröt'],
    ['[4-45]', 'expired', 'Tiden för signering har gått ut!'],
    ['[4-46]', 'failed', 'Legitimeringen gick inte'],
  ] as const)('%s says when the signing was %s', async (_ids, outcome, words) => {
    const { platform } = await visit({ user: testMember() });
    await screen.findByRole('button', { name: 'Legitimera dig med BankID' });
    await act(async () => platform.bus.emit('eid.done', { purpose: 'instalments', id: 'plans', outcome }));
    expect(screen.getByText(new RegExp(words))).toBeDefined();
  });

  it('says what the server answers when the plans cannot be had', async () => {
    const refused = () =>
      Promise.reject(apiFailure(403, 'FORBIDDEN', 'Legitimera dig för att se dina delbetalningar.'));
    const { platform } = await visit({ user: testMember(), api: { 'GET instalment': refused } });
    await screen.findByRole('button', { name: 'Legitimera dig med BankID' });
    await act(async () =>
      platform.bus.emit('eid.done', { purpose: 'instalments', id: 'plans', outcome: 'confirmed', reference: 'r' }),
    );
    await waitFor(() => expect(screen.getByText('Legitimera dig för att se dina delbetalningar.')).toBeDefined());
  });
});
