/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { ProductCard } from './product-card.tsx';
import type { ProductCardData } from './product-card-data.ts';

afterEach(cleanup);

const PRODUCT: ProductCardData = {
  href: '/product/7',
  imageSrc: '/images/product/7?trim',
  title: 'Polarsten K70',
  subtitle: 'Linjära brytare',
  price: { amount: 1299, isReduced: true, saving: 'Spara 200 kr', comparison: { label: 'Ord. pris', amount: 1499 } },
  bubble: { label: 'Flash-sale!', saving: '−200 kr' },
  splashes: ['Ett', 'Två', 'Tre', 'Fyra'].map((text) => ({ text })),
  rating: { rating: 4, count: 12 },
  stock: { tone: 'available', text: 'I webblagret: 20+ st' },
};

describe('ProductCard', () => {
  it('is one link, named by the title; buttons in it are targets of their own', async () => {
    const onBuy = jest.fn();
    const onLink = jest.fn();
    render(<ProductCard product={PRODUCT} onLinkClick={onLink} buyButton={<button onClick={onBuy}>Köp</button>} />);
    const links = screen.getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Polarsten K70', '/product/7'],
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Köp' }));
    expect(onBuy).toHaveBeenCalledTimes(1);
    expect(onLink).not.toHaveBeenCalled();
    expect(links[0]?.contains(screen.getByRole('button', { name: 'Köp' }))).toBe(false);
  });

  it('shows price, comparison under its label, saving, rating and stock', () => {
    render(<ProductCard product={PRODUCT} />);
    const card = screen.getByRole('article');
    const text = card.textContent ?? '';
    expect(text).toContain('Nedsatt pris 1\u00a0299\u00a0kr');
    expect(text).toContain('Ord. pris 1\u00a0499\u00a0kr');
    expect(text).toContain('Spara 200 kr');
    expect(text).toContain('12 recensioner');
    expect(text).toContain('I webblagret: 20+ st');
  });

  it('renders at most three splashes', () => {
    render(<ProductCard product={PRODUCT} />);
    expect(['Ett', 'Två', 'Tre', 'Fyra'].map((text) => screen.queryByText(text) !== null)).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  it("marks a sponsored product in words and explains it on press, and nothing else as 'Sponsrad'", async () => {
    const { rerender } = render(<ProductCard product={PRODUCT} />);
    expect(screen.queryByText('Sponsrad')).toBeNull();
    rerender(<ProductCard product={{ ...PRODUCT, isSponsored: true }} />);
    const details = screen.getByText('Sponsrad').closest('details');
    await userEvent.click(screen.getByText('Sponsrad'));
    expect(details?.open).toBe(true);
    expect(details?.textContent).toContain('Leverantören betalar');
  });

  it('has the energy label beside the price, outside of its link', () => {
    render(<ProductCard product={PRODUCT} energy={<button>Energiklass B</button>} />);
    const energy = screen.getByRole('button', { name: /Energiklass B/ });
    expect(energy.previousElementSibling?.textContent).toContain('1\u00a0299\u00a0kr');
    expect(screen.getByRole('link').contains(energy)).toBe(false);
  });
});
