import { KnighthoodPage } from '../../features/knighthood/knighthood-page.tsx';
import { type KnighthoodData, loadKnighthood } from '../../features/knighthood/load-knighthood.ts';
import { ownerParams } from '../../features/page-owner/page-owner.ts';
import type { MemberPart } from './member-part.ts';

const KNIGHTHOOD = 'Riddarskap';

/** [O2.17-11] The member's knighthood; of another member whether they are a knight [O2.10-06]. */
export const KNIGHTHOOD_PART: MemberPart<KnighthoodData> = {
  isPublic: true,
  load: loadKnighthood,
  place: (_data, href, owner) => {
    const path = href('member.knighthood', ownerParams(owner));
    return { label: KNIGHTHOOD, path, crumbs: [{ title: KNIGHTHOOD, path }] };
  },
  Content: KnighthoodPage,
};
