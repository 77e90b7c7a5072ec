/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import { apiFailure, type FakeApi, renderWithPlatform } from '@shop/testing';
import { restoreGlobals, stubGlobal } from '@shop/testing/stub-global';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { products } from '../../testing/products.ts';
import { topList } from '../../testing/top-list.ts';
import { packComponents } from './pack-components.ts';
import { PageComponents } from './page-components.tsx';

/** The code of the request comes on demand. */
const PATIENT = { timeout: 4000 };
const rows = new Set<() => void>();

beforeEach(() => {
  rows.clear();
  stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        rows.add(() => report([{ isIntersecting: true }]));
      }
      observe() {}
      disconnect() {}
    },
  );
  stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => restoreGlobals());

const renderLists = (api: FakeApi) => {
  const lists = [1, 2, 3].map((id) => topList(id, products(12, id * 100)));
  const document = packComponents(lists.map((list) => ({ id: list.id, type: 1, topList: list })));
  const view = renderWithPlatform(<PageComponents components={document} />, { route: { name: 'index' }, api });
  return { ...view, lists };
};

const comeNear = () => act(() => [...rows].forEach((report) => report()));
const namesIn = (list: string) =>
  within(screen.getByRole('region', { name: list }))
    .getAllByRole('link', { name: /^Produkt/ })
    .map(({ textContent }) => textContent);

describe('a list of which the document has the first products', () => {
  it('[7.6-14] gets the others when it comes near, by one request for all lists of the page', async () => {
    const changed = topList(2, [...products(1, 205), ...products(5, 200), ...products(6, 206)]);
    const { platform } = renderLists({
      'GET top-list': () => ({ topLists: [changed, topList(3, products(12, 300))] }),
    });
    expect(namesIn('Topplista 2')).toHaveLength(4);
    expect(platform.calls).toEqual([]);
    comeNear();
    await waitFor(() => expect(namesIn('Topplista 3')).toHaveLength(12), PATIENT);
    // What is shown stays where it is, also if the list has changed meanwhile.
    expect(namesIn('Topplista 2').slice(0, 5)).toEqual([200, 201, 202, 203, 205].map((id) => `Produkt ${id}`));
    expect(platform.calls.map(({ call, query }) => [call, query])).toEqual([
      ['GET top-list', { limit: 3, locationType: 'section' }],
    ]);
  });

  it('keeps the first ones when the others cannot be fetched', async () => {
    const { platform } = renderLists({
      'GET top-list': () => {
        throw apiFailure(503, 'INTERNAL', 'Topplistan räknas om.');
      },
    });
    comeNear();
    await waitFor(() => expect(platform.calls).toHaveLength(1), PATIENT);
    expect(namesIn('Topplista 2')).toHaveLength(4);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
