import { getBenefits } from '@shop/contracts/api/member-world';
import { type BenefitsData, BenefitsPage } from '../../features/benefits/benefits-page.tsx';
import type { MemberPart } from './member-part.ts';

const BENEFITS = 'Förmåner';

/** [1-46] What membership gives. */
export const BENEFITS_PART: MemberPart<BenefitsData> = {
  load: async ({ api, signal }) => (await api.call(getBenefits, {}, { signal })).data,
  place: (_data, href) => {
    const path = href('member.benefits');
    return { label: BENEFITS, path, crumbs: [{ title: BENEFITS, path }] };
  },
  Content: BenefitsPage,
};
