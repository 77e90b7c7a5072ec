/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import { apiFailure, renderWithPlatform } from '@shop/testing';
import { restoreGlobals, stubGlobal } from '@shop/testing/stub-global';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Documents } from './documents.tsx';

let seen: () => void = () => undefined;
beforeEach(() =>
  stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        seen = () => callback([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {}
    },
  ),
);
afterEach(() => restoreGlobals());

const render = (get: () => unknown) =>
  renderWithPlatform(<Documents product={{ id: 7, name: 'Aurora 75' }} />, {
    api: { 'GET product/:id/documents': get },
  });
const sizes = () => ({
  data: {
    documents: [
      { kind: 'product-sheet', bytes: 48_000 },
      { kind: 'manual', bytes: 61_000 },
    ],
  },
});

describe('the documents of a product', () => {
  it('are links with the product’s name, and their size once they are seen', async () => {
    const { platform } = render(sizes);
    const sheet = screen.getByRole('link', { name: 'Produktblad för Aurora 75 (PDF)' });
    expect(sheet.getAttribute('href')).toBe('/api/product/7/product-sheet.pdf');
    expect(platform.calls).toEqual([]);
    act(() => seen());
    expect(await screen.findByRole('link', { name: 'Produktblad för Aurora 75 (PDF, 48 kB)' })).toBeTruthy();
    const manual = await screen.findByRole('link', { name: 'Bruksanvisning för Aurora 75 (PDF, 61 kB)' });
    expect(manual.getAttribute('href')).toBe('/api/product/7/manual.pdf');
  });

  it('stay links without sizes when these cannot be fetched', async () => {
    const { platform } = render(() => {
      throw apiFailure(404, 'NOT_FOUND');
    });
    act(() => seen());
    await screen.findByRole('link', { name: 'Produktblad för Aurora 75 (PDF)' });
    expect(screen.getAllByRole('link')).toHaveLength(2);
    expect(platform.calls.length).toBeLessThanOrEqual(2);
  });
});
