/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import { testProduct, TEST_NOW } from '@shop/testing';
import { render, screen } from '@testing-library/react';
import { expect, it } from '@jest/globals';
import { SuggestionOption } from './suggestion-option.tsx';

it('has the energy label beside a product’s price, with its class in the option’s name', () => {
  const product = testProduct({
    energyMarking: {
      rating: 'F',
      scale: 'A',
      manufacturer: 'Videvik',
      itemCode: 'VS85',
      labelImageUrl: null,
      labelContent: null,
      productSheetContent: '',
    },
  });
  const row = { kind: 'product' as const, id: 'product-7', href: '/se/product/7', text: product.mainTitle, product };
  render(<SuggestionOption row={row} viewer={{ isLoggedIn: false, now: new Date(TEST_NOW) }} isHighlighted={false} />);
  const label = screen.getByRole('img', { name: 'Energiklass F på skalan A till G' });
  expect(label.nextElementSibling?.textContent).toContain('699\u00a0kr');
  expect(screen.getByRole('option', { name: /Energiklass F/ })).toBeTruthy();
});
