import { loadOffers, type OffersData } from '../../features/offers/load-offers.ts';
import { OffersPage } from '../../features/offers/offers-page.tsx';
import type { MemberPart } from './member-part.ts';

const OFFERS = 'Erbjudanden';

/** [1-45] What members pay less for. */
export const OFFERS_PART: MemberPart<OffersData> = {
  load: (input) => loadOffers(input),
  place: (_data, href) => {
    const path = href('member.offers');
    return { label: OFFERS, path, crumbs: [{ title: OFFERS, path }] };
  },
  Content: OffersPage,
};
