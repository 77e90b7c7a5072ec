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
  it('[2.2-33] [2.2-39] shows name, text with rewritten links, and its sisters', async () => {
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
});
