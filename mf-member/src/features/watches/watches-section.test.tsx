/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import { apiFailure, renderWithPlatform } from '@shop/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from '@jest/globals';
import { waitFor } from '@shop/testing/wait-for';
import { testWishlistRows } from '../../testing/fixtures.ts';
import { WatchesSection } from './watches-section.tsx';

const product = testWishlistRows().rows[0]?.product;
if (product === undefined) throw new Error('The list has a product.');
const WATCHES = [
  { id: 1, kind: 'stock' as const, product, limit: null, createdAt: 1 },
  { id: 2, kind: 'price' as const, product, limit: 900, createdAt: 1 },
];
const REMOVE = { name: `Ta bort: ${product.name}` };

describe('the member’s watches', () => {
  it('[O2.13-10] say what each waits for, and are ended one by one', async () => {
    const { platform } = renderWithPlatform(<WatchesSection watches={WATCHES} />, {
      api: { 'DELETE watch/:id': () => undefined },
    });
    const rows = within(screen.getByRole('region', { name: 'Bevakningar' })).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Vi mejlar när den går att köpa igen.'),
      expect.stringContaining('Vi mejlar när den kostar högst 900\u00a0kr.'),
    ]);
    for (const left of [1, 0]) {
      const [first] = screen.getAllByRole('button', REMOVE);
      if (first) await userEvent.click(first);
      await waitFor(() => expect(screen.queryAllByRole('button', REMOVE)).toHaveLength(left));
      // The keyboard goes on with the next one.
      if (left > 0) expect(document.activeElement?.closest('li')).not.toBeNull();
    }
    expect(platform.calls.map(({ params }) => params)).toEqual([{ id: 1 }, { id: 2 }]);
    expect(screen.getByText(/Du bevakar ingenting nu/)).toBeTruthy();
  });

  it('are ended when they are gone already, as after a lost response', async () => {
    const { platform } = renderWithPlatform(<WatchesSection watches={WATCHES.slice(0, 1)} />, {
      api: { 'DELETE watch/:id': () => Promise.reject(apiFailure(404, 'NOT_FOUND')) },
    });
    await userEvent.click(screen.getByRole('button', REMOVE));
    await waitFor(() => expect(screen.queryByRole('button', REMOVE)).toBeNull());
    expect(platform.toasted).not.toContainEqual(expect.objectContaining({ kind: 'error' }));
  });

  it('stay where they could not be ended', async () => {
    const fail = () => {
      throw apiFailure(503, 'UNAVAILABLE', 'Försök igen om en stund.');
    };
    const { platform } = renderWithPlatform(<WatchesSection watches={WATCHES.slice(0, 1)} />, {
      api: { 'DELETE watch/:id': fail },
    });
    await userEvent.click(screen.getByRole('button', REMOVE));
    await waitFor(() => expect(platform.toasted).toEqual([{ message: 'Försök igen om en stund.', kind: 'error' }]));
    expect(screen.getByRole('button', REMOVE)).toBeTruthy();
  });
});
