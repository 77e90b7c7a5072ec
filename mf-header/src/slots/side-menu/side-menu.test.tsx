/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import { apiFailure, renderSlot } from '@shop/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from '@jest/globals';
import { TEST_TREE } from '../../testing/section-fixture.ts';
import slot from './slot.tsx';

const CALL = 'GET section/tree/:languageOrKey';
const category = {
  name: 'category',
  path: '/se/category/226-Tangentbord',
  params: { region: 'se', id: '226' },
} as const;

const ARTICLE = {
  id: 8,
  entityId: '8',
  slug: 'tangentbord',
  heading: 'Tangentbord',
  metaTitle: null,
  ingress: '',
  content: '',
  imageUrl: '',
  author: 'Mira',
  publishedAt: 0,
  updatedAt: 0,
  readingMinutes: 1,
  section: { id: 13, name: 'Gaming' },
  breadcrumbs: [],
};

describe('the side menu', () => {
  it.each(['search', 'campaign', 'toplist'] as const)('[2.6-01] [2.6-02] [2.6-03] is hidden on %s', async (name) => {
    const { container, platform } = await renderSlot(slot, {
      slot: 'side-menu',
      route: { name, path: `/se/${name}/1` },
    });
    expect(container.textContent).toBe('');
    expect(platform.calls).toEqual([]);
  });

  it('[2.6-11] shows the links of the current category', async () => {
    await renderSlot(slot, { slot: 'side-menu', route: category, api: { [CALL]: () => ({ data: TEST_TREE }) } });
    expect(screen.getByRole('link', { name: 'Mekaniska tangentbord' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Kampanjer' }).getAttribute('href')).toBe('/se/campaigns/13');
  });

  it('[2.3-12] shows the section of an article', async () => {
    await renderSlot(slot, {
      slot: 'side-menu',
      route: { name: 'article', path: '/se/article/8-Tangentbord', params: { region: 'se', id: '8' } },
      api: {
        [CALL]: () => ({ data: TEST_TREE }),
        'GET article/:id': () => ({ data: { article: ARTICLE } }),
      },
    });
    expect(screen.getByRole('link', { name: 'Gaming' }).getAttribute('href')).toBe('/se/section/13-Gaming');
  });

  it('[2.6-09] [2.6-10] [8-23] shows the error, a spinner while it tries again, and then the menu', async () => {
    let response = (): unknown => {
      throw new Error('gone');
    };
    await renderSlot(slot, { slot: 'side-menu', route: category, api: { [CALL]: () => response() } });
    expect(screen.getByRole('alert').textContent).toContain('Fel vid laddning av menyn.');
    let release = (): void => undefined;
    response = () => new Promise((resolve) => (release = () => resolve({ data: TEST_TREE })));
    await userEvent.click(screen.getByRole('button', { name: 'Försök igen' }));
    expect(screen.getByRole('status').textContent).toContain('Laddar menyn');
    release();
    expect(await screen.findByRole('link', { name: 'Mekaniska tangentbord' })).toBeTruthy();
  });

  it('[8-23] prefers the server’s own message', async () => {
    const fail = () => {
      throw apiFailure(503, 'UNAVAILABLE', 'Menyn uppdateras just nu.');
    };
    await renderSlot(slot, { slot: 'side-menu', route: category, api: { [CALL]: fail } });
    expect(screen.getByRole('alert').textContent).toContain('Menyn uppdateras just nu.');
  });
});
