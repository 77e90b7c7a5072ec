/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from '@jest/globals';
import { Pagination } from './pagination.tsx';

afterEach(cleanup);

describe('Pagination', () => {
  it('is links, the current one marked', () => {
    render(<Pagination page={2} pageCount={3} hrefFor={(page) => `?page=${page}`} />);
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('2');
    expect(screen.getByRole('link', { name: 'Nästa sida' }).getAttribute('href')).toBe('?page=3');
    expect(screen.getByRole('link', { name: 'Föregående sida' }).getAttribute('href')).toBe('?page=1');
  });

  it('leaves out what is far from the current page', () => {
    render(<Pagination page={10} pageCount={20} hrefFor={String} />);
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '',
      '1',
      '…',
      '9',
      '10',
      '11',
      '…',
      '20',
      '',
    ]);
  });

  it('is not there for a single page', () => {
    render(<Pagination page={1} pageCount={1} hrefFor={String} />);
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});
