import { postCart } from '@shop/contracts/api/cart';
import { describeSlot } from '@shop/contracts/slot-description';
import { href } from '@shop/contracts/routing';

export default describeSlot({
  fallback: { links: [{ text: 'Till kassan', to: href('checkout') }] },
  forms: [
    {
      // Every "Köp" form without JavaScript. Price and pass only name the row; the api prices it.
      path: 'varukorg',
      call: postCart.path,
      fields: {
        productId: { kind: 'integer', min: 1 },
        quantity: { kind: 'integer', min: 1, max: 99, default: 1 },
        unitPrice: { kind: 'number', min: 0 },
        pass: { kind: 'text', max: 400, default: null },
      },
      body: {
        events: [
          {
            method: 'relative',
            productId: { $field: 'productId' },
            quantity: { $field: 'quantity' },
            unitPrice: { $field: 'unitPrice' },
            pass: { $field: 'pass' },
            extraData: {},
          },
        ],
      },
      note: 'varukorg',
      readAt: href('checkout'),
    },
  ],
});
