/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import { defineSlot } from '@shop/platform';
import { renderSlot } from '@shop/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from '@jest/globals';
import { testRow } from '../../testing/fixtures.ts';
import { CartRows } from './cart-rows.tsx';

const ROW = testRow(236123, {
  unitPrice: 20_580,
  unitVat: 4116,
  extraData: { ctoConfigurationId: '2-2013.2024' },
  product: { name: 'Egen ritning', subTitle: 'Vinga: 8 kärnor, 5,0 GHz · 64 GB' },
});

const open = (isReadOnly: boolean) => {
  const undo = { removed: [], remove: () => undefined, restore: () => undefined, clear: () => undefined };
  return renderSlot(defineSlot({ Component: () => <CartRows rows={[ROW]} {...(!isReadOnly && { undo })} /> }), {
    slot: 'checkout-page',
    route: { name: 'checkout', path: '/se/checkout' },
  });
};

describe('[O9-40] a computer built to order among the rows', () => {
  it('is described by its choices, and leads back to them', async () => {
    await open(false);
    expect(screen.getByText('Vinga: 8 kärnor, 5,0 GHz · 64 GB')).toBeTruthy();
    const build = '/se/polarsten-cto/2?bygge=2013.2024';
    expect(screen.getByRole('link', { name: 'Ändra bygget' }).getAttribute('href')).toBe(`${build}&andrar=2-2013.2024`);
    expect(screen.getByRole('link', { name: 'Egen ritning' }).getAttribute('href')).toBe(build);
  });

  it('is not changed where rows cannot be, as in an order', async () => {
    await open(true);
    expect(screen.getByText('Vinga: 8 kärnor, 5,0 GHz · 64 GB')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Ändra bygget' })).toBeNull();
  });
});
