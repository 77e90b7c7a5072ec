/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import type { OrderReturn } from '@shop/contracts/api/order-return';
import type { RouteSnapshot } from '@shop/contracts/routes';
import { apiFailure, type FakeApi, renderSlot, testMember, testPage } from '@shop/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Withdrawal } from '../../features/withdrawal/withdrawal-selection.ts';
import slot from './slot.tsx';

const ID = 'PX-7K3M-9Q2T';

const made = (change: Partial<OrderReturn> = {}): OrderReturn => ({
  id: 'RT-1111-2222',
  kind: 'withdrawal',
  status: 'announced',
  statusLabel: 'Vi har tagit emot din ångeranmälan',
  receivedAt: 1_795_000_000,
  name: 'Anna Ek',
  email: 'anna@example.se',
  reason: '',
  rows: [{ rowId: `${ID}-0`, name: 'Tangentbord', quantity: 1, refund: 500 }],
  refund: { goods: 500, shipping: 0, paymentFee: 0, total: 500 },
  ...change,
});

const withdrawal = (change: Partial<Withdrawal> = {}): Withdrawal => ({
  isOpen: true,
  deadline: 1_796_250_000,
  rows: [
    { rowId: `${ID}-0`, name: 'Tangentbord', quantity: 3, remaining: 2, exempt: null, refund: 1000 },
    { rowId: `${ID}-1`, name: 'Mus', quantity: 1, remaining: 1, exempt: null, refund: 132.33 },
    { rowId: `${ID}-2`, name: 'Spelkod', quantity: 1, remaining: 1, exempt: 'Koden är öppnad.', refund: 200 },
  ],
  shippingRefund: 49,
  paymentFeeRefund: 0,
  returnAddress: 'Pixelhamn Handel AB, Returer, Hamngatan 12, 411 14 Göteborg',
  returns: [],
  obstacle: null,
  contact: { name: 'Anna Ek', email: 'anna@example.se' },
  paymentName: 'Kort',
  quote: null,
  ...change,
});

interface Visit {
  params?: Record<string, string>;
  query?: RouteSnapshot['query'];
  content?: Withdrawal;
  api?: FakeApi;
}

const visit = ({ params = { id: ID }, query = {}, content = withdrawal(), api = {} }: Visit = {}) =>
  renderSlot(slot, {
    slot: 'withdrawal-page',
    route: { name: 'withdrawal', path: '/se/angra-kopet', params: { region: 'se', ...params }, query },
    api: { 'GET order/:id/withdrawal': () => ({ data: { withdrawal: content } }), ...api },
  });
const confirming = {
  query: { antal: ['0:1', '1:1'] },
  content: withdrawal({ quote: { goods: 632.33, shipping: 0, paymentFee: 0, total: 632.33 } }),
};
const confirmButton = () => screen.getByRole('button', { name: 'Bekräfta ångra köpet' });

beforeEach(() => sessionStorage.clear());

describe('"Ångra köpet", first step', () => {
  it('[O2.17-17] shows what can be withdrawn, why a row is exempt and until when', async () => {
    const { container } = await visit();
    const units = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Tangentbord' });
    expect([...units.options].map(({ text }) => text)).toEqual(['Ingen', '1 av 2 st', '2 av 2 st']);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Mus' }).checked).toBe(false);
    expect(screen.queryByRole('checkbox', { name: 'Spelkod' })).toBeNull();
    for (const text of [
      'Koden är öppnad.',
      '132,33\u00a0kr',
      'till och med 2 dec. 2026',
      'Du behöver inte säga varför',
    ])
      expect(container.textContent).toContain(text);
  });

  it('leads to the second step with the selection in the URL, the secret kept', async () => {
    const { platform } = await visit({ params: { id: ID, secret: 'hemlig' } });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Tangentbord' }), '1 av 2 st');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Mus' }));
    await userEvent.click(screen.getByRole('button', { name: 'Fortsätt' }));
    const [target] = platform.navigated;
    const url = new URL(target?.to ?? '', 'http://shop.example');
    expect(url.pathname).toBe(`/se/angra-kopet/${ID}/hemlig`);
    expect(url.searchParams.getAll('antal')).toEqual(['0:1', '1:1']);
  });

  it('says at the field that nothing is selected, and moves there', async () => {
    const { platform } = await visit();
    await userEvent.click(screen.getByRole('button', { name: 'Fortsätt' }));
    const units = screen.getByRole('combobox', { name: 'Tangentbord' });
    expect(units.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(units);
    expect(screen.getByText('Välj minst en vara att ångra.')).toBeDefined();
    expect(platform.navigated).toEqual([]);
  });

  it.each([
    ['company', 'Ångerrätten gäller inte för företag', 'Till beställningen'],
    ['notPacked', 'Beställningen är inte packad än', 'Till beställningen'],
    ['expired', 'Ångerfristen har gått ut', 'Reklamera en vara'],
    ['nothingLeft', 'Det finns inget kvar att ångra', 'Reklamera en vara'],
  ] as const)('says why there is nothing to withdraw from (%s), and what can be done', async (obstacle, title, way) => {
    const { container } = await visit({ content: withdrawal({ isOpen: false, obstacle }) });
    expect(screen.getByText(title)).toBeDefined();
    expect(screen.getByRole('link', { name: way })).toBeDefined();
    expect(container.textContent?.includes('14 dagars ångerrätt')).toBe(false);
  });
});

describe('"Ångra köpet", second step', () => {
  it('[O2.17-17] shows the refund, asks name and e-mail, and confirms with the button that the law names', async () => {
    const { platform, container } = await visit({
      ...confirming,
      api: { 'POST order/:id/withdraw': () => ({ data: { return: made() } }) },
    });
    for (const text of [
      '1 × Tangentbord',
      '1 × Mus',
      'Du får tillbaka632,33\u00a0kr',
      '(Kort)',
      'Frakten betalas tillbaka när du ångrar hela köpet.',
    ])
      expect(container.textContent).toContain(text);
    expect(screen.getByLabelText<HTMLInputElement>('Namn').value).toBe('Anna Ek');
    await userEvent.type(screen.getByLabelText(/Varför ångrar du dig/), 'Fel färg');
    await userEvent.click(confirmButton());
    expect(platform.calls.find(({ call }) => call === 'POST order/:id/withdraw')?.body).toEqual({
      rows: [
        { rowId: `${ID}-0`, quantity: 1 },
        { rowId: `${ID}-1`, quantity: 1 },
      ],
      name: 'Anna Ek',
      email: 'anna@example.se',
      reason: 'Fel färg',
    });
    expect(platform.navigated).toEqual([{ to: `/se/angra-kopet/${ID}?klar=RT-1111-2222`, options: { replace: true } }]);
  });

  it('says at the field what is wrong, loses nothing, and brings what was typed back after a step back', async () => {
    const { platform, unmount } = await visit(confirming);
    const email = screen.getByLabelText<HTMLInputElement>('E-postadress');
    await userEvent.clear(email);
    await userEvent.type(email, 'anna@');
    await userEvent.type(screen.getByLabelText(/Varför ångrar du dig/), 'Fel färg');
    await userEvent.click(confirmButton());
    expect(document.activeElement).toBe(email);
    expect(email.getAttribute('aria-describedby')).toContain('message');
    expect(screen.getByText('Skriv en e-postadress som vi kan mejla till')).toBeDefined();
    expect(platform.calls.some(({ call }) => call.startsWith('POST'))).toBe(false);
    unmount();
    await visit(confirming);
    expect(screen.getByLabelText<HTMLInputElement>('E-postadress').value).toBe('anna@');
    expect(screen.getByLabelText<HTMLTextAreaElement>(/Varför ångrar du dig/).value).toBe('Fel färg');
  });

  it('shows what the api refuses, and can be sent again', async () => {
    await visit({
      ...confirming,
      api: { 'POST order/:id/withdraw': () => Promise.reject(apiFailure(409, 'CONFLICT', 'Tiden har gått ut.')) },
    });
    await userEvent.click(confirmButton());
    expect((await screen.findByRole('alert')).textContent).toContain('Tiden har gått ut.');
    expect(confirmButton().getAttribute('aria-busy')).toBeNull();
  });

  it('is a form that works without script: it carries order, rows and the way back', async () => {
    const { container } = await visit({ params: { id: ID, secret: 'hemlig' }, ...confirming });
    const form = container.querySelector('form');
    expect(form?.getAttribute('action')).toBe('/se/angeranmalan');
    expect(Object.fromEntries(new FormData(form ?? undefined))).toMatchObject({
      orderId: ID,
      secret: 'hemlig',
      rows: '0:1,1:1',
      name: 'Anna Ek',
      email: 'anna@example.se',
      returnTo: `/se/angra-kopet/${ID}/hemlig?antal=0%3A1&antal=1%3A1&klar=1`,
    });
  });
});

describe('"Ångra köpet", the receipt', () => {
  it('[O2.17-17] says what was received, where the mail went and how the goods come back; the rest can be withdrawn too', async () => {
    const { container } = await visit({ query: { klar: 'RT-1111-2222' }, content: withdrawal({ returns: [made()] }) });
    for (const text of [
      'Vi har tagit emot din ångeranmälan',
      'mejlat till anna@example.se',
      '1 × Tangentbord',
      '500\u00a0kr',
      'Märk paketet RT-1111-2222',
      'Hamngatan 12',
    ])
      expect(container.textContent).toContain(text);
    expect(screen.getByRole('link', { name: 'Ångra fler varor' }).getAttribute('href')).toBe(`/se/angra-kopet/${ID}`);
  });

  it('shows the second step again when a form without script was rejected', async () => {
    await visit({ ...confirming, query: { ...confirming.query, klar: '1', fel: 'anger' } });
    expect(screen.getByRole('alert').textContent).toContain('togs inte emot');
    expect(confirmButton()).toBeDefined();
  });
});

describe('"Ångra köpet" without an order', () => {
  it('[O2.17-17] mails a guest the link by number and e-mail, and says nothing of either', async () => {
    const { platform } = await visit({ params: {}, api: { 'POST order-link': () => undefined } });
    await userEvent.type(screen.getByLabelText('Ordernummer'), '7k3m 9q2t');
    await userEvent.type(screen.getByLabelText('E-postadress'), 'anna@example.se');
    await userEvent.click(screen.getByRole('button', { name: 'Mejla mig en länk' }));
    expect((await screen.findByText(/Stämmer uppgifterna/)).textContent).toContain('mejlat en länk');
    expect(platform.calls[0]?.body).toEqual({ orderId: '7k3m 9q2t', email: 'anna@example.se', purpose: 'withdrawal' });
  });

  it.each([
    ['PX-GFBF-PCDR', true],
    ['min order', false],
  ])('takes the number of an order as such, also one without digits: %s', async (typed, isTaken) => {
    const { platform } = await visit({ params: {}, api: { 'POST order-link': () => undefined } });
    await userEvent.type(screen.getByLabelText('Ordernummer'), typed);
    await userEvent.type(screen.getByLabelText('E-postadress'), 'anna@example.se');
    await userEvent.click(screen.getByRole('button', { name: 'Mejla mig en länk' }));
    if (isTaken) expect(await screen.findByText(/Stämmer uppgifterna/)).toBeDefined();
    expect(screen.getByLabelText('Ordernummer').getAttribute('aria-invalid')).toBe(isTaken ? null : 'true');
    expect(platform.calls).toHaveLength(isTaken ? 1 : 0);
  });

  it('says the same of an order that is somebody else’s and of one that does not exist', async () => {
    const refuse = { 'GET order/:id/withdrawal': () => Promise.reject(apiFailure(404, 'NOT_FOUND')) };
    await visit({ api: refuse });
    expect(screen.getByText(/Vi kan inte visa den beställningen/)).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>('Ordernummer').value).toBe(ID);
  });

  it('offers a member the orders that may be withdrawn from', async () => {
    const summary = { createdAt: 1_795_000_000, isPreOrder: false, total: 1, itemCount: 1, previewUrls: [] };
    const orders = [
      { ...summary, id: 'PX-1', status: 'delivered', statusLabel: 'Levererad' },
      { ...summary, id: 'PX-2', status: 'received', statusLabel: 'Mottagen' },
    ];
    await renderSlot(slot, {
      slot: 'withdrawal-page',
      route: { name: 'withdrawal', params: { region: 'se' } },
      page: testPage({ user: testMember() }),
      api: { 'GET order': () => ({ data: { orders, total: 2 } }) },
    });
    const own = screen.getByRole('region', { name: 'Dina beställningar' });
    expect(within(own).getByRole('link', { name: 'Ångra köpet PX-1' }).getAttribute('href')).toBe(
      '/se/angra-kopet/PX-1',
    );
    expect(within(own).queryByRole('link', { name: 'Ångra köpet PX-2' })).toBeNull();
  });
});
