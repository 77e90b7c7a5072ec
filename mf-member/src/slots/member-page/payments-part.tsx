import { loadPayments, type PaymentsData } from '../../features/payments/load-payments.ts';
import { PaymentsPage } from '../../features/payments/payments-page.tsx';
import type { MemberPart } from './member-part.ts';

const PAYMENTS = 'Betalningar';

/** [O2.17-06] The member's invoices, plans, gift cards and saved cards. */
export const PAYMENTS_PART: MemberPart<PaymentsData> = {
  load: loadPayments,
  place: (_data, href) => {
    const path = href('member.wh-payments');
    return { label: PAYMENTS, path, crumbs: [{ title: PAYMENTS, path }] };
  },
  Content: PaymentsPage,
};
