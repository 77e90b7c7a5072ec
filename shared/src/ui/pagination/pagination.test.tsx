// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { Pagination } from './pagination.tsx';
import { paginationItems } from './pagination-items.ts';

afterEach(cleanup);

describe('paginationItems', () => {
  it.each([
    [1, 5, [1, 2, 3, 4, 5]],
    [1, 20, [1, 2, 3, 4, 5, 'gap', 20]],
    [5, 20, [1, 'gap', 4, 5, 6, 'gap', 20]],
    [17, 20, [1, 'gap', 16, 17, 18, 19, 20]],
  ])('page %i of %i', (page, count, expected) => {
    expect(paginationItems(page, count)).toEqual(expected);
  });

  it('always shows first, last, current and neighbours in order, in at most seven places', () => {
    const pages = fc
      .integer({ min: 1, max: 500 })
      .chain((count) => fc.tuple(fc.integer({ min: 1, max: count }), fc.constant(count)));
    fc.assert(
      fc.property(pages, ([page, count]) => {
        const items = paginationItems(page, count);
        const numbers = items.filter((item) => item !== 'gap');
        const wanted = [1, page - 1, page, page + 1, count].filter((number) => number >= 1 && number <= count);
        expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
        expect(numbers).toEqual(expect.arrayContaining(wanted));
        expect(items.length).toBeLessThanOrEqual(7);
        items.forEach((item, index) => {
          if (item !== 'gap') return;
          expect(Number(items[index + 1]) - Number(items[index - 1])).toBeGreaterThan(2);
        });
      }),
    );
  });
});

describe('Pagination', () => {
  it('is links, the current one marked', () => {
    render(<Pagination page={2} pageCount={3} hrefFor={(page) => `?page=${page}`} />);
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('2');
    expect(screen.getByRole('link', { name: 'Nästa sida' }).getAttribute('href')).toBe('?page=3');
    expect(screen.getByRole('link', { name: 'Föregående sida' }).getAttribute('href')).toBe('?page=1');
  });

  it('is not there for a single page', () => {
    render(<Pagination page={1} pageCount={1} hrefFor={String} />);
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});
