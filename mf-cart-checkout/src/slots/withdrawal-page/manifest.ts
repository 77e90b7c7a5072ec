import { postOrderLink, postOrderWithdrawalForm } from '@shop/contracts/api/order-return';
import { describeSlot } from '@shop/contracts/slot-description';
import { href } from '@shop/contracts/routing';
import { ORDER_LINK_FORM } from '../../features/order-link/order-link-action.ts';
import { WITHDRAWAL_FORM, WITHDRAWAL_NOTE } from '../../features/withdrawal/withdrawal-action.ts';

const field = (name: string) => ({ $field: name });

export default describeSlot({
  fallback: {
    text: 'Sidan kunde inte visas. Du kan ångra köpet också per mejl, telefon eller med ångerblanketten.',
    links: [{ text: 'Kontakta oss', to: '/se/info/7' }],
  },
  forms: [
    {
      path: WITHDRAWAL_FORM,
      call: postOrderWithdrawalForm.path,
      fields: {
        orderId: { kind: 'text', max: 40 },
        secret: { kind: 'text', max: 100, default: null },
        rows: { kind: 'text', max: 2000 },
        name: { kind: 'text', max: 100, default: '' },
        email: { kind: 'text', max: 100, default: '' },
        reason: { kind: 'text', max: 1000, default: '' },
      },
      body: {
        orderId: field('orderId'),
        secret: field('secret'),
        rows: field('rows'),
        name: field('name'),
        email: field('email'),
        reason: field('reason'),
      },
      note: WITHDRAWAL_NOTE,
      readAt: href('withdrawal'),
    },
    {
      path: ORDER_LINK_FORM,
      call: postOrderLink.path,
      fields: {
        orderId: { kind: 'text', max: 60 },
        email: { kind: 'text', min: 3, max: 100 },
        purpose: { kind: 'text', max: 20 },
      },
      body: { orderId: field('orderId'), email: field('email'), purpose: field('purpose') },
      note: 'lank',
      readAt: href('withdrawal'),
    },
  ],
});
