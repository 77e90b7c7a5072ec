/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import type { RouteName } from '@shop/contracts/routes';
import { renderSlot } from '@shop/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from '@jest/globals';
import { testArticle } from '../../testing/article-fixture.ts';
import slot from './slot.tsx';

const show = (name: RouteName, params: Record<string, string>, articles = [testArticle()]) =>
  renderSlot(slot, {
    slot: 'article-links',
    route: { name, path: '/se/x', params: { region: 'se', ...params } },
    api: { 'GET article': () => ({ data: { articles, total: articles.length, pageCount: 1, sections: [] } }) },
  });

describe('guides below a page', () => {
  it.each([
    ['category', { id: '226' }, { categoryId: 226 }],
    ['product', { id: '7' }, { productId: 7 }],
    ['section', { id: '13' }, { sectionId: 13 }],
    ['search', { searchString: 'mus ' }, { term: 'mus' }],
  ] as const)('of a %s are those about it', async (name, params, query) => {
    const { platform } = await show(name, params);
    expect(platform.calls.map((call) => call.query)).toEqual([query]);
    expect(screen.getByRole('heading', { level: 2, name: 'Guider och råd' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Välj rätt tangentbord' }).getAttribute('href')).toContain(
      '/se/article/8-',
    );
    expect(screen.getByRole('link', { name: 'Alla guider' }).getAttribute('href')).toBe('/se/guider');
  });

  it('of an article are three others, those of its section first', async () => {
    const other = (id: number, section: number) =>
      testArticle({ id, entityId: String(id), heading: `Text ${id}`, section: { id: section, name: 'X' } });
    await show('article', { id: '8' }, [other(1, 2), testArticle(), other(2, 13), other(3, 2), other(4, 2)]);
    const names = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(names).toEqual(['Text 2', 'Text 1', 'Text 3']);
  });

  it('leaves nothing behind where none belong', async () => {
    const none = await show('search', {});
    expect([none.container.textContent, none.platform.calls.length]).toEqual(['', 0]);
    expect((await show('product', { id: '7' }, [])).container.textContent).toBe('');
  });
});
