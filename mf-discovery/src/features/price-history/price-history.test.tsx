/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import { QueryProvider } from '@shop/platform';
import { apiFailure, renderWithPlatform } from '@shop/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from '@jest/globals';
import PriceHistory from './price-history.tsx';

const DAY = 86_400;
const TO = 1_790_000_000;
const HISTORY = {
  points: [
    { price: 1290, from: TO - 100 * DAY },
    { price: 990, from: TO - 60 * DAY },
    { price: 1190, from: TO - 5 * DAY },
  ],
  from: TO - 100 * DAY,
  to: TO,
  lowest: { price: 990, from: TO - 60 * DAY },
};
const render = (get: () => unknown) =>
  renderWithPlatform(
    <QueryProvider>
      <PriceHistory productId={7} />
    </QueryProvider>,
    { api: { 'GET product/:id/price-history': get } },
  );

describe('the price history of a product', () => {
  it('[O9-04] says the lowest price of the last 30 days in words, and has each price in a table', async () => {
    render(() => ({ data: HISTORY }));
    const section = within(await screen.findByRole('region', { name: 'Prishistorik' }));
    const summary = await section.findByText(/^Lägsta pris de senaste 30 dagarna/, {
      selector: 'p:not([aria-hidden])',
    });
    expect(summary.textContent.replaceAll('\u00a0', ' ')).toMatch(
      /dagarna: 990 kr\. Priset har ändrats 2 gånger sedan/,
    );
    await userEvent.click(section.getByText('Visa som tabell'));
    const rows = section.getAllByRole('row').map((row) => row.textContent.replaceAll('\u00a0', ' '));
    expect(rows.slice(1).map((text) => /\d[\d ]* kr$|Gäller nu.*$/.exec(text)?.[0])).toEqual([
      'Gäller nu1 190 kr',
      expect.stringMatching(/990 kr$/),
      expect.stringMatching(/1 290 kr$/),
    ]);
  });

  it('draws no line where the price has never changed', async () => {
    const [first] = HISTORY.points;
    const { container } = render(() => ({ data: { ...HISTORY, points: [first], lowest: first } }));
    expect(await screen.findByText(/^Priset har varit 1.290 kr så länge vi kan se/)).toBeTruthy();
    expect([container.querySelector('svg rect'), screen.queryByText('Visa som tabell')]).toEqual([null, null]);
  });

  it('says that it could not be fetched, and tries again', async () => {
    let isAway = true;
    render(() => {
      if (isAway) throw apiFailure(503, 'UNAVAILABLE');
      return { data: HISTORY };
    });
    const again = await screen.findByRole('button', { name: 'Försök igen' }, { timeout: 4000 });
    isAway = false;
    await userEvent.click(again);
    expect(await screen.findByText('Visa som tabell')).toBeTruthy();
  });
});
