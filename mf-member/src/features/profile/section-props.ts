import type { ProfileData } from './load-profile.ts';
import type { Profile } from './use-profile.ts';

/** What every section of the profile gets. */
export interface SectionProps {
  readonly profile: Profile;
  readonly data: ProfileData;
}
