import type { Cart, CartEvent, CartRow } from '@shop/contracts';
import { cartRowIdentity } from '@shop/domain/cart-row-identity';

/**
 * The server's side of the cart in its simplest correct form, for property tests: each batch key is applied once, in
 * order of arrival.
 */
export class ModelServer {
  #rows = new Map<string, { event: CartEvent; quantity: number }>();
  #seen = new Set<string>();
  #lastUpdate = 1;

  apply(key: string, events: readonly CartEvent[]): void {
    if (this.#seen.has(key)) return;
    this.#seen.add(key);
    this.#lastUpdate += 1;
    events.forEach((event) => this.#applyOne(event));
  }

  #applyOne(event: CartEvent): void {
    if (event.method === 'clear') return this.#rows.clear();
    const identity = cartRowIdentity({
      productId: event.productId ?? 0,
      unitPrice: event.unitPrice ?? 0,
      pass: event.pass,
      extraData: event.extraData,
    });
    const held = this.#rows.get(identity)?.quantity ?? 0;
    const quantity = event.method === 'relative' ? held + (event.quantity ?? 0) : (event.quantity ?? 0);
    if (quantity > 0) this.#rows.set(identity, { event, quantity });
    else this.#rows.delete(identity);
  }

  cart(): Cart {
    const rows = [...this.#rows].map(([id, { event, quantity }]): CartRow => ({
      id,
      product: {
        id: event.productId ?? 0,
        price: { price: event.unitPrice ?? 0, vat: 0, pass: event.pass ?? null, currency: 'SEK' },
        name: `Produkt ${event.productId}`,
        subTitle: '',
        previewUrl: '',
        isDigital: false,
        isShippable: true,
        release: null,
        maxPerCustomer: null,
        stock: {},
      },
      unitPrice: event.unitPrice ?? 0,
      unitVat: 0,
      quantity,
      extraData: { ...event.extraData },
      insurance: null,
    }));
    return {
      id: 'model',
      name: 'Varukorg',
      currency: 'SEK',
      lastUpdate: this.#lastUpdate,
      rows,
      freeShipping: { limit: 500, remaining: 0, isFree: false, isMember: false },
    };
  }
}
