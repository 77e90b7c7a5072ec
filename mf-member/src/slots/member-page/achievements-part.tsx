import { AchievementsPage } from '../../features/achievements/achievements-page.tsx';
import { type AchievementsData, loadAchievements } from '../../features/achievements/load-achievements.ts';
import { ownerParams } from '../../features/page-owner/page-owner.ts';
import type { MemberPart } from './member-part.ts';

const ACHIEVEMENTS = 'Utmärkelser';

/** [O2.17-08] A member's achievements, or one of them above the others; of another member what they have earned. */
export const ACHIEVEMENTS_PART: MemberPart<AchievementsData> = {
  isPublic: true,
  load: loadAchievements,
  place: ({ opened }, href, owner) => {
    const all = { title: ACHIEVEMENTS, path: href('member.achievements', ownerParams(owner)) };
    if (opened === null) return { label: ACHIEVEMENTS, path: all.path, crumbs: [all] };
    const path = href('member.achievements', { ...ownerParams(owner), aid: opened.id });
    return { label: opened.name, path, crumbs: [all, { title: opened.name, path }] };
  },
  Content: AchievementsPage,
};
