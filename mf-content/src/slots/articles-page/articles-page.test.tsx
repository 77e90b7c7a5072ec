/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import { renderSlot, renderSlotOnServer } from '@shop/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from '@jest/globals';
import { testArticle } from '../../testing/article-fixture.ts';
import slot from './slot.tsx';

const SECTIONS = [
  { id: 2, name: 'Datorer' },
  { id: 13, name: 'Gaming' },
];
const options = (query: Record<string, string> = {}, found: { articles?: unknown[]; pageCount?: number } = {}) =>
  ({
    slot: 'articles-page',
    route: { name: 'mf-content:articles', path: '/se/guider', params: { region: 'se' }, query },
    api: {
      'GET article': () => ({
        data: { articles: [testArticle()], total: 1, pageCount: 1, sections: SECTIONS, ...found },
      }),
    },
  }) as const;

describe('the overview of guides and articles', () => {
  it('links to every article and to the sections that have some', async () => {
    await renderSlot(slot, options());
    expect(screen.getByRole('heading', { level: 1, name: 'Guider och artiklar' })).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Välj rätt tangentbord' });
    expect(link.getAttribute('href')).toBe('/se/article/8-Valj-ratt-tangentbord');
    const sections = within(screen.getByRole('navigation', { name: 'Avdelningar' })).getAllByRole('link');
    expect(sections.map((each) => each.getAttribute('href'))).toEqual([
      '/se/guider',
      '/se/guider?avdelning=2',
      '/se/guider?avdelning=13',
    ]);
    expect(sections[0]?.getAttribute('aria-current')).toBe('page');
  });

  it('narrows to a section, and turns pages within it', async () => {
    const { platform } = await renderSlot(slot, options({ avdelning: '13', page: '2' }, { pageCount: 3 }));
    expect(platform.calls[0]?.query).toEqual({ sectionId: 13, page: 2 });
    expect(screen.getByRole('heading', { level: 1, name: 'Guider och artiklar: Gaming' })).toBeTruthy();
    const pages = within(screen.getByRole('navigation', { name: 'Sidor med artiklar' }));
    expect(pages.getByRole('link', { name: 'Nästa sida' }).getAttribute('href')).toBe('/se/guider?avdelning=13&page=3');
  });

  it.each<Record<string, string>>([{ avdelning: '99' }, { page: '7' }])('does not exist for %j', async (query) => {
    expect((await renderSlotOnServer(slot, options(query))).status).toBe(404);
  });

  it('says so when nothing has been written yet', async () => {
    await renderSlot(slot, options({}, { articles: [], pageCount: 0 }));
    expect(screen.getByText('Här finns inga texter än. De första kommer snart.')).toBeTruthy();
  });
});
