/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import { apiFailure, renderSlot, renderSlotOnServer } from '@shop/testing';
import { stubGlobal, restoreGlobals } from '@shop/testing/stub-global';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from '@jest/globals';
import { testArticle } from '../../testing/article-fixture.ts';
import slot from './slot.tsx';

afterEach(() => restoreGlobals());

const options = (article = testArticle()) =>
  ({
    slot: 'article-page',
    route: { name: 'article', path: `/se/article/${article.entityId}`, params: { region: 'se', id: article.entityId } },
    api: { 'GET article/:id': () => ({ data: { article } }) },
  }) as const;

describe('an article', () => {
  it('[2.17-07] [O2.17-20] shows heading, ingress, picture, author, dates and the text with rewritten links', async () => {
    await renderSlot(slot, options());
    const article = screen.getByRole('article');
    expect(within(article).getByRole('heading', { level: 1, name: 'Välj rätt tangentbord' })).toBeTruthy();
    const words = article.textContent;
    for (const word of [
      'Tre sorters brytare.',
      'Av Jonas Ek',
      '3 nov. 2026',
      'Uppdaterad 5 nov. 2026',
      '4 min läsning',
    ])
      expect(words).toContain(word);
    expect(screen.getByRole('link', { name: 'villkoren' }).getAttribute('href')).toBe('/se/info/8');
    expect(screen.getByRole('link', { name: 'Guider om gaming' }).getAttribute('href')).toBe('/se/guider?avdelning=13');
    expect(screen.queryByRole('navigation', { name: 'Innehåll' })).toBeNull();
  });

  it('[O2.17-20] a long one has a table of contents', async () => {
    const content = ['Ett', 'Två', 'Tre', 'Fyra'].map((name) => `<h2>${name}</h2><p>x</p>`).join('');
    await renderSlot(slot, options(testArticle({ content })));
    const contents = within(screen.getByRole('navigation', { name: 'Innehåll' }));
    expect(contents.getByRole('link', { name: 'Två' }).getAttribute('href')).toBe('#tva');
    expect(document.getElementById('tva')?.tagName).toBe('H2');
  });

  it('[2.2-41] is titled by its meta title, else by its heading, and says what it is to search engines', async () => {
    const { head, html } = await renderSlotOnServer(slot, options());
    expect(html).toContain('src="/images/article/8?w=1000"');
    expect(head).toMatchObject({
      title: 'Välj rätt tangentbord',
      canonicalPath: '/se/article/8-Valj-ratt-tangentbord',
      breadcrumbs: [{ title: 'Guider och artiklar', path: '/se/guider' }, { title: 'Välj rätt tangentbord' }],
    });
    expect(head?.jsonLd).toEqual([
      expect.objectContaining({
        '@type': 'Article',
        headline: 'Välj rätt tangentbord',
        author: { '@type': 'Person', name: 'Jonas Ek' },
        datePublished: '2026-11-03T09:00:00.000Z',
        articleSection: 'Gaming',
      }),
    ]);
    const named = await renderSlotOnServer(slot, options(testArticle({ metaTitle: 'Tangentbordsguide' })));
    expect(named.head?.title).toBe('Tangentbordsguide');
  });

  it('[2.17-07] an id with s loads the special entity', async () => {
    const article = testArticle({ entityId: 's2', section: null });
    const { platform } = await renderSlot(slot, options(article));
    expect(platform.calls[0]?.params).toEqual({ id: 's2' });
    expect(screen.getByRole('link', { name: 'Guider och artiklar' }).getAttribute('href')).toBe('/se/guider');
    const { head } = await renderSlotOnServer(slot, options(article));
    expect(head?.canonicalPath).toBe('/se/article/s2-Valj-ratt-tangentbord');
  });

  it('[O2.17-20] can be shared: a device without a share sheet copies its URL', async () => {
    const copied: string[] = [];
    stubGlobal('navigator', { clipboard: { writeText: async (text: string) => void copied.push(text) } });
    const { platform } = await renderSlot(slot, options());
    await userEvent.click(screen.getByRole('button', { name: 'Dela' }));
    expect(copied).toEqual([window.location.href]);
    expect(platform.toasted).toEqual([{ message: 'Länken är kopierad', kind: 'ok' }]);
  });

  it('is not found when the api knows no such article', async () => {
    const fail = () => {
      throw apiFailure(404, 'NOT_FOUND');
    };
    const { status } = await renderSlotOnServer(slot, { ...options(), api: { 'GET article/:id': fail } });
    expect(status).toBe(404);
  });
});
