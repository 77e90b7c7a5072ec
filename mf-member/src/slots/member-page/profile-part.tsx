import { loadProfile, type ProfileData } from '../../features/profile/load-profile.ts';
import { ProfilePage } from '../../features/profile/profile-page.tsx';
import type { MemberPart } from './member-part.ts';

const PROFILE = 'Profilinställningar';

/** [1-49], [O2.17-07] The member's contact details, settings, stores, logins and data. */
export const PROFILE_PART: MemberPart<ProfileData> = {
  load: (input) => loadProfile(input),
  place: (_data, href) => {
    const path = href('member.profile');
    return { label: PROFILE, path, crumbs: [{ title: PROFILE, path }] };
  },
  Content: ProfilePage,
};
