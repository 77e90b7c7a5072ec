/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import { apiFailure, renderSlot } from '@shop/testing';
import { href } from '@shop/contracts/routing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from '@jest/globals';
import { testStore } from '../../testing/store-fixture.ts';
import slot from './slot.tsx';

const page = (id: number, content: string) => ({
  data: {
    info: {
      id,
      name: 'Leveransvillkor',
      slug: 'leveransvillkor',
      ingress: 'Så kommer paketet.',
      content,
      updatedAt: 1_750_000_000,
    },
    siblings: [
      { id, name: 'Leveransvillkor', slug: 'leveransvillkor' },
      { id: 15, name: 'Ångerrätt', slug: 'angerratt' },
    ],
  },
});
const route = (id: string) => ({ name: 'info', path: `/se/info/${id}`, params: { region: 'se', id } }) as const;

describe('an info page', () => {
  it('[6-01] [2.2-33] [2.2-39] shows a visitor name, text with rewritten links, and its sisters', async () => {
    const { data } = await renderSlot(slot, {
      slot: 'info-page',
      route: route('9'),
      api: { 'GET info/:id': () => page(9, '<p>Se <a href="/info/8">villkoren</a></p>') },
    });
    expect(screen.getByRole('heading', { level: 1, name: 'Leveransvillkor' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'villkoren' }).getAttribute('href')).toBe('/se/info/8');
    const sisters = within(screen.getByRole('navigation', { name: 'Informationssidor' }));
    expect(sisters.getByRole('link', { name: 'Leveransvillkor' }).getAttribute('aria-current')).toBe('page');
    expect(sisters.getByRole('link', { name: 'Ångerrätt' }).getAttribute('href')).toBe('/se/info/15-Angerratt');
    expect(screen.queryByRole('navigation', { name: 'Innehåll' })).toBeNull();
    const head = slot.head?.({
      data,
      route: { ...route('9'), hash: '', query: {}, fullPath: '' },
      href,
      now: new Date(0),
    });
    expect(head).toMatchObject({ title: 'Leveransvillkor', canonicalPath: '/se/info/9-Leveransvillkor' });
  });

  it.each([
    [
      'klassisk.example',
      ['https://klassisk.example/se-sv/a', 'https://klassisk.example/dk-da/b', 'https://klassisk.example/fi-fi/c'],
    ],
    [undefined, ['/se/a', '/se/b', '/se/c']],
  ])('[2.2-30][2.2-31][2.2-32][O2.2-06] leads legacy links to the classic host %s', async (classicHost, targets) => {
    await renderSlot(slot, {
      slot: 'info-page',
      route: route('9'),
      ...(classicHost && { page: { classicHost } }),
      api: {
        'GET info/:id': () =>
          page(9, '<p><a href="/se-sv/a">1</a> <a href="/dk-da/b">2</a> <a href="/fi-fi/c">3</a></p>'),
      },
    });
    expect(['1', '2', '3'].map((name) => screen.getByRole('link', { name }).getAttribute('href'))).toEqual(targets);
  });

  it('looks up a page by its name', async () => {
    const { platform } = await renderSlot(slot, {
      slot: 'info-page',
      route: { name: 'info', path: '/se/info/leveransvillkor', params: { region: 'se', name: 'leveransvillkor' } },
      api: { 'GET info/:id': () => page(9, '') },
    });
    expect(platform.calls[0]?.params).toEqual({ id: 'leveransvillkor' });
  });

  it('gives a long page a table of contents', async () => {
    const content = ['Ett', 'Två', 'Tre', 'Fyra'].map((name) => `<h2>${name}</h2><p>x</p>`).join('');
    await renderSlot(slot, { slot: 'info-page', route: route('9'), api: { 'GET info/:id': () => page(9, content) } });
    const links = within(screen.getByRole('navigation', { name: 'Innehåll' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['#ett', '#tva', '#tre', '#fyra']);
  });

  it('searches the questions of customer service as one types, and opens few answers', async () => {
    const content =
      '<h2>Leverans</h2><h3>Var är paketet?</h3><p>Följ länken.</p><h3>Vad kostar frakten?</h3><p>Från 29 kr.</p>' +
      '<h3>När kommer det?</h3><p>Snart.</p><h3>Vem bär in?</h3><p>Två personer.</p><h2>Öppettider</h2><p>8–20.</p>';
    const { data } = await renderSlot(slot, {
      slot: 'info-page',
      route: { ...route('1'), query: { fraga: 'frakten' } },
      api: { 'GET info/:id': () => page(1, content) },
    });
    const questions = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    const isOpen = (text: string) => screen.getByText(text).closest('details')?.open;
    expect([questions(), isOpen('Från 29 kr.')]).toEqual([['Vad kostar frakten?'], true]);
    await userEvent.clear(screen.getByRole('searchbox', { name: 'Vad undrar du över?' }));
    expect([questions().length, isOpen('Från 29 kr.')]).toEqual([4, false]);
    expect(document.getElementById('vad-kostar-frakten')?.textContent).toContain('Från 29 kr.');
    expect(screen.getByRole('heading', { level: 2, name: 'Öppettider' })).toBeTruthy();
    const head = slot.head?.({
      data,
      route: { ...route('1'), hash: '', query: {}, fullPath: '' },
      href,
      now: new Date(0),
    });
    expect(head?.jsonLd).toMatchObject([{ '@type': 'FAQPage' }]);
    await userEvent.type(screen.getByRole('searchbox'), 'elefant');
    expect(screen.getByRole('status').textContent).toContain('Ingen fråga');
  });

  it('is not found when the api knows no such page', async () => {
    const fail = () => {
      throw apiFailure(404, 'NOT_FOUND');
    };
    await expect(
      renderSlot(slot, { slot: 'info-page', route: route('999'), api: { 'GET info/:id': fail } }),
    ).rejects.toMatchObject({ status: 404 });
  });

  it('lists the stores on page 5 and finds them by town', async () => {
    const stores = [testStore(), testStore({ id: 7, name: 'Lund', city: 'Lund' })];
    await renderSlot(slot, {
      slot: 'info-page',
      route: { ...route('5'), query: { ort: 'lund' } },
      api: { 'GET info/:id': () => page(5, ''), 'GET store/se': () => ({ data: { stores } }) },
    });
    expect(screen.getByRole('link', { name: 'Lund' }).getAttribute('href')).toBe('/se/store/7-Lund');
    expect(screen.queryByRole('link', { name: 'Stockholm Hötorget' })).toBeNull();
    await userEvent.clear(screen.getByRole('searchbox'));
    expect(screen.getByText('2 butiker')).toBeTruthy();
  });

  it('[2.1-102] indexes the manufacturers from A to Ö on page 34, with letters to jump to and a search', async () => {
    const manufacturers = [
      { id: 1, name: 'Alvik', letter: 'A', productCount: 1200 },
      { id: 2, name: 'Tystvik', letter: 'T', productCount: 1 },
      { id: 3, name: 'Örnsken', letter: 'Ö', productCount: 7 },
    ];
    await renderSlot(slot, {
      slot: 'info-page',
      route: { ...route('34'), query: { marke: 'VIK' } },
      api: { 'GET info/:id': () => page(34, ''), 'GET manufacturer': () => ({ data: { manufacturers } }) },
    });
    const letters = () =>
      within(screen.getByRole('navigation', { name: 'Bokstäver' }))
        .queryAllByRole('link')
        .map((link) => link.textContent);
    expect(letters()).toEqual(['A', 'T']);
    await userEvent.clear(screen.getByRole('searchbox'));
    expect(letters()).toEqual(['A', 'T', 'Ö']);
    expect(screen.getByRole('link', { name: 'Örnsken' }).getAttribute('href')).toBe('/se/manufacturer/3-Ornsken');
    const jump = screen.getByRole('link', { name: 'Ö' }).getAttribute('href') ?? '';
    expect(document.getElementById(jump.slice(1))?.textContent).toBe('Ö');
    await userEvent.type(screen.getByRole('searchbox'), 'xyz');
    expect(screen.getByText('0 tillverkare')).toBeTruthy();
    expect(screen.getByText('Ingen tillverkare heter så. Prova en del av namnet.')).toBeTruthy();
  });
});
