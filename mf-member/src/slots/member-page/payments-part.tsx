import { getPayments } from '@shop/contracts/api/payment';
import { PaymentsPage, type PaymentsData } from '../../features/payments/payments-page.tsx';
import type { MemberPart } from './member-part.ts';

const PAYMENTS = 'Betalningar';

/** [O2.17-06] The member's invoices and plans. */
export const PAYMENTS_PART: MemberPart<PaymentsData> = {
  load: async ({ api, signal }) => (await api.call(getPayments, {}, { signal, fresh: true })).data,
  place: (_data, href) => {
    const path = href('member.wh-payments');
    return { label: PAYMENTS, path, crumbs: [{ title: PAYMENTS, path }] };
  },
  Content: PaymentsPage,
};
