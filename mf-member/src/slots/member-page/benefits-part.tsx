import { BenefitsPage } from '../../features/benefits/benefits-page.tsx';
import { type BenefitsData, loadBenefits } from '../../features/benefits/load-benefits.ts';
import type { MemberPart } from './member-part.ts';

const BENEFITS = 'Förmåner';

/** [1-46] What membership gives. */
export const BENEFITS_PART: MemberPart<BenefitsData> = {
  load: loadBenefits,
  place: (_data, href) => {
    const path = href('member.benefits');
    return { label: BENEFITS, path, crumbs: [{ title: BENEFITS, path }] };
  },
  Content: BenefitsPage,
};
