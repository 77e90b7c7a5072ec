import { describeSlot } from '@shop/contracts/slot-description';
import { href } from '@shop/contracts/routing';

export default describeSlot({
  area: 'header',
  children: ['member-widget', 'cart-widget'],
  queryKeys: ['searchString', 'asked'],
  fallback: {
    links: [
      { text: 'Kampanjer', to: href('campaigns') },
      { text: 'Mina sidor', to: href('member.orders'), slot: 'member-widget' },
      { text: 'Varukorg', to: href('checkout'), slot: 'cart-widget' },
    ],
  },
});
