/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import { apiFailure, type FakeApi, renderSlot, renderSlotOnServer, testMember } from '@shop/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from '@jest/globals';
import manifest from './manifest.ts';
import slot from './slot.tsx';

const info = () => ({
  data: {
    info: { id: 7, name: 'Kontakta oss', slug: 'kontakta-oss', ingress: '', content: '', updatedAt: 1_750_000_000 },
    siblings: [],
  },
});
const received = () => ({ data: { case: { id: 'KS-7K3M-9Q2T' }, photoKey: 'nyckel' } });
const route = (query = {}) => ({ name: 'info', path: '/se/info/7', params: { region: 'se', id: '7' }, query }) as const;
const visit = (api: FakeApi = {}, page = {}) =>
  renderSlot(slot, { slot: 'info-page', route: route(), page, api: { 'GET info/:id': info, ...api } });

const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const subject = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Vad gäller det?' });
const press = () => userEvent.click(screen.getByRole('button', { name: 'Skicka meddelandet' }));
const MESSAGE = 'Var är mitt paket?';

async function fill() {
  await userEvent.selectOptions(subject(), 'Leverans och spårning');
  await userEvent.type(field(/^Meddelande/), MESSAGE);
  await userEvent.type(field(/^E-postadress/), 'kim@exempel.se');
}

beforeAll(() => import('../../features/contact/send-message.ts'));

describe('the page that writes to the shop', () => {
  it('[2.1-90] [O9-31] [9-151] [9-152] [9-154] sends a message and shows its case number', async () => {
    const { platform } = await visit({ 'POST contact': received });
    await fill();
    await userEvent.type(field(/^Ordernummer/), 'px 7k3m 9q2t');
    await userEvent.type(field(/^Förnamn/), 'Kim');
    await press();
    expect(await screen.findByText('KS-7K3M-9Q2T')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Meddelandet är skickat' }));
    expect(platform.calls.at(-1)).toMatchObject({
      call: 'POST contact',
      body: {
        subject: 'delivery',
        orderNumber: 'px 7k3m 9q2t',
        message: MESSAGE,
        mailFields: [
          { id: 1, value: 'Kim' },
          { id: 2, value: '' },
          { id: 4, value: 'kim@exempel.se' },
        ],
        website: '',
      },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Skriv ett till' }));
    expect(field(/^Meddelande/).value).toBe('');
  });

  it('says under each field what is wrong, and goes to the first', async () => {
    const { platform } = await visit();
    await userEvent.type(field(/^Ordernummer/), 'min senaste');
    await userEvent.type(field(/^E-postadress/), 'kim@exempel');
    await press();
    expect(document.activeElement).toBe(subject());
    for (const one of [subject(), field(/^Ordernummer/), field(/^Meddelande/), field(/^E-postadress/)])
      expect(one.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText(/^Ett ordernummer ser ut som/)).toBeTruthy();
    expect(platform.calls.map(({ call }) => call)).not.toContain('POST contact');
    expect(field(/^Ordernummer/).value).toBe('min senaste');
  });

  it('keeps what was typed when the api refuses it, and shows why', async () => {
    const fails = [
      () => apiFailure(422, 'VALIDATION', 'Kontrollera.', { email: 'Adressen finns inte.' }),
      () => apiFailure(429, 'RATE_LIMITED', 'Försök igen om en stund!'),
    ];
    const fail = () => {
      throw fails.shift()?.() ?? new Error('No more.');
    };
    await visit({ 'POST contact': fail });
    await fill();
    await press();
    expect(await screen.findByText('Adressen finns inte.')).toBeTruthy();
    expect(document.activeElement).toBe(field(/^E-postadress/));
    await press();
    const alert = screen.getByRole('alert');
    expect([alert.textContent, document.activeElement]).toEqual(['Försök igen om en stund!', alert]);
    expect([field(/^Meddelande/).value, subject().value]).toEqual([MESSAGE, 'delivery']);
  });

  it('begins with what is known of a member, who may change it', async () => {
    await visit({}, { user: testMember() });
    expect([field(/^Förnamn/).value, field(/^Efternamn/).value, field(/^E-postadress/).value]).toEqual([
      'Åsa',
      'Ek',
      'asa@exempel.se',
    ]);
  });

  it('has a field for machines that nobody sees or reaches', async () => {
    const { container } = await visit();
    const trap = container.querySelector<HTMLInputElement>('[name=website]');
    expect([trap?.tabIndex, trap?.closest('[aria-hidden=true]') !== null]).toEqual([-1, true]);
    expect(screen.queryByRole('textbox', { name: 'Lämna tomt' })).toBeNull();
  });
});

describe('[2.1-90] without JavaScript', () => {
  const onServer = (query = {}) =>
    renderSlotOnServer(slot, { slot: 'info-page', route: route(query), api: { 'GET info/:id': info } });

  it('is a form of the shell, which has all of its fields', async () => {
    const { html } = await onServer();
    const [form] = manifest.forms ?? [];
    expect(html).toMatch(new RegExp(`<form[^>]* action="/se/${form?.path}" method="post"`));
    const names = [...html.matchAll(/ name="(\w+)"/g)].map(([, name]) => name);
    expect(names.toSorted()).toEqual(['returnTo', ...Object.keys(form?.fields ?? {})].toSorted());
    expect(html).toContain('Bilder kan bara skickas med JavaScript');
  });

  it('says what became of the message', async () => {
    expect((await onServer({ skickat: '1' })).html).toContain('Tack, vi har fått ditt meddelande');
    expect((await onServer({ fel: 'kontakt' })).html).toContain('Meddelandet kom inte fram.');
    const named = (await onServer({ fel: 'kontakt', falt: 'email.constructor' })).html;
    expect(named).toContain('Skriv en e-postadress som vi kan svara till');
    expect(named).not.toContain('Välj vad det gäller.');
    expect((await onServer({ fel: 'kontakt-ofta' })).html).toContain('många meddelanden på kort tid');
    expect((await onServer({ fel: 'annat' })).html).not.toContain('Meddelandet kom inte fram.');
  });
});
