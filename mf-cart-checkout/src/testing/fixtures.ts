import type { Cart, CartResponse, CartRow } from '@shop/contracts';

/** A row as the server sends it; what a test does not care about is filled in. */
export const testRow = (
  id: number,
  { product, ...change }: Partial<Omit<CartRow, 'product'>> & { product?: Partial<CartRow['product']> } = {},
): CartRow => ({
  id: String(id),
  unitPrice: 100,
  unitVat: 20,
  quantity: 1,
  extraData: {},
  insurance: null,
  ...change,
  product: {
    id,
    price: { price: 100, vat: 20, pass: null, currency: 'SEK' },
    name: `Produkt ${id}`,
    subTitle: '',
    previewUrl: `/images/product/${id}?trim`,
    isDigital: false,
    isShippable: true,
    release: null,
    maxPerCustomer: null,
    stock: { web: 5 },
    ...product,
  },
});

export const testCart = (rows: CartRow[], change: Partial<Cart> = {}): Cart => ({
  id: 'cart-1',
  name: 'Varukorg',
  currency: 'SEK',
  lastUpdate: 1,
  rows,
  freeShipping: { limit: 500, remaining: 0, isFree: false, isMember: false },
  ...change,
});

export const cartResponse = (cart: Cart): CartResponse => ({ data: { cart, errors: [], corrections: [] } });
