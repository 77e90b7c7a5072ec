/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import { renderWithPlatform } from '@shop/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { summary } from '../../testing/products.ts';
import { CardBuyButton } from '../buying/card-buy-button.tsx';
import { ListFit } from './list-fit.tsx';
import { putIn, takeOut } from './my-computer.ts';
import ProductFit from './product-fit.tsx';

const rows = (facts: Record<string, string>) => Object.entries(facts).map(([label, value]) => ({ label, value }));
const BOARD = {
  productId: 1,
  name: 'Kajplats',
  facts: rows({ Komponent: 'Moderkort', Sockel: 'Q6', Minnestyp: 'DDR5' }),
};
const memory = (type: string | undefined) => ({
  id: 2,
  mainTitle: 'Takt 32 GB',
  specifications: [{ rows: rows({ Komponent: 'Arbetsminne', Garanti: '10 år', ...(type && { Minnestyp: type }) }) }],
});

beforeEach(() => {
  localStorage.clear();
});

describe('"Passar till" of a component', () => {
  it('says what it needs, and what the maker has not told', () => {
    const { rerender } = renderWithPlatform(<ProductFit product={memory('DDR5')} />);
    expect(screen.getByText('för DDR5')).toBeTruthy();
    rerender(<ProductFit product={memory(undefined)} />);
    expect(screen.getByText(/har inte uppgett måttet/)).toBeTruthy();
  });

  it('is nothing for a product that is no component', () => {
    const { container } = renderWithPlatform(
      <ProductFit product={{ id: 3, mainTitle: 'Mus', specifications: [{ rows: rows({ Längd: '12 cm' }) }] }} />,
    );
    expect(container.textContent).toBe('');
  });

  it.each([
    ['DDR5', 'Passar din dator'],
    ['DDR4', 'Passar inte din dator'],
    [undefined, 'Vi vet inte om den passar din dator'],
  ])('judges %s by the parts that the shopper has', (type, words) => {
    putIn(BOARD);
    renderWithPlatform(<ProductFit product={memory(type)} />);
    expect(screen.getByRole('status').textContent).toContain(words);
  });

  it('puts the component into the shopper’s computer and takes parts out again', async () => {
    renderWithPlatform(<ProductFit product={memory('DDR5')} />);
    await userEvent.click(screen.getByRole('button', { name: 'Lägg i Min dator' }));
    expect(screen.queryByRole('button', { name: 'Lägg i Min dator' })).toBeNull();
    act(() => void putIn(BOARD));
    expect(screen.getByText('Passar din dator')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Ta bort Kajplats' }));
    expect(screen.queryByRole('link', { name: 'Kajplats' })).toBeNull();
  });

  it('has one board, and reads nothing strange from the storage', () => {
    putIn(BOARD);
    putIn({ ...BOARD, productId: 9, name: 'Docka' });
    renderWithPlatform(<ProductFit product={memory('DDR5')} />);
    expect([screen.queryByRole('link', { name: 'Kajplats' }), screen.getByRole('link', { name: 'Docka' })]).toEqual([
      null,
      expect.anything(),
    ]);
    act(() => void takeOut(9));
    localStorage.setItem('my-computer', '[{"productId":"x"}, null, 7]');
    act(() => void window.dispatchEvent(new Event('storage')));
    expect(screen.queryByRole('link', { name: 'Docka' })).toBeNull();
  });
});

describe('a list', () => {
  const products = [2, 3, 4, 5].map((id) => summary({ id, mainTitle: `Minne ${id}` }));
  const viewer = { isLoggedIn: false, showExcludingVat: false, now: new Date('2026-11-20T12:00:00Z'), rankLevel: 0 };
  const typeOf: Record<number, Record<string, string>> = { 2: { Minnestyp: 'DDR5' }, 3: { Minnestyp: 'DDR4' }, 4: {} };
  const List = () => (
    <>
      <ListFit products={products} />
      {products.map((product) => (
        <CardBuyButton key={product.id} product={product} viewer={viewer as never} />
      ))}
    </>
  );
  const open = () =>
    renderWithPlatform(<List />, {
      api: {
        'GET compatibility/parts/:products': () => ({
          data: {
            parts: Object.entries(typeOf).map(([id, facts]) => ({
              productId: Number(id),
              name: `Minne ${id}`,
              facts: rows({ Komponent: 'Arbetsminne', ...facts }),
            })),
          },
        }),
      },
    });

  it('marks components that fit, that do not, and of which it is unknown; other products have no mark', async () => {
    putIn(BOARD);
    open();
    expect((await screen.findByRole('status')).textContent).toContain('1 passar, 1 passar inte, 1 är oklara');
    expect(screen.getAllByText(/^(Passar din|Passar inte|Oklart)/).map(({ textContent }) => textContent)).toEqual([
      'Passar din dator',
      'Passar inte din dator',
      'Oklart om den passar',
    ]);
  });

  it('asks for nothing without a computer to compare with', () => {
    expect(open().platform.calls).toEqual([]);
  });
});
