import { postCart } from '@shop/contracts/api/cart';
import { CHANGED_BUILD_KEY } from '@shop/contracts/build-link';
import { CART_FORM_FIELDS } from '@shop/contracts/cart-form';
import { describeSlot } from '@shop/contracts/slot-description';
import { href } from '@shop/contracts/routing';
import { BUILD_FORM_NAME } from '../../features/configurator/build-form.ts';
import { BUILD_QUERY_KEYS } from '../../features/configurator/build-url.ts';

export default describeSlot({
  queryKeys: [...BUILD_QUERY_KEYS, CHANGED_BUILD_KEY],
  forms: [
    {
      // The build without JavaScript. The price only names the row; the api prices it and refuses what cannot be built.
      path: BUILD_FORM_NAME,
      call: postCart.path,
      fields: {
        productId: CART_FORM_FIELDS.productId,
        unitPrice: CART_FORM_FIELDS.unitPrice,
        ctoConfigurationId: { kind: 'text', max: 100 },
      },
      body: {
        events: [
          {
            method: 'relative',
            productId: { $field: 'productId' },
            quantity: 1,
            unitPrice: { $field: 'unitPrice' },
            pass: null,
            extraData: { ctoConfigurationId: { $field: 'ctoConfigurationId' } },
          },
        ],
      },
      note: 'bygge',
      to: href('checkout'),
      readAt: href('configure-to-order'),
    },
  ],
});
