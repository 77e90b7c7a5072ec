import { postCart } from '@shop/contracts/api/cart';
import { CART_FORM_FIELDS, CART_FORM_NAME } from '@shop/contracts/cart-form';
import { describeSlot } from '@shop/contracts/slot-description';
import { href } from '@shop/contracts/routing';

export default describeSlot({
  hydratesOnInteraction: true,
  fallback: { links: [{ text: 'Till kassan', to: href('checkout') }] },
  forms: [
    {
      // Every "Köp" form without JavaScript. Price and pass only name the row; the api prices it.
      path: CART_FORM_NAME,
      call: postCart.path,
      fields: CART_FORM_FIELDS,
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
