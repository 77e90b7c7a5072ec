import { getProfileSettings } from '@shop/contracts/api/profile';
import type { LoadInput } from '@shop/platform';
import { orNull } from '../failure/or-null.ts';
import type { Visibility } from './visibility-text.ts';

/** Who may see the logged-in member, nothing else of their settings; null when it could not be fetched. */
export const loadVisibility = async ({ api, signal }: Pick<LoadInput, 'api' | 'signal'>): Promise<Visibility | null> =>
  api.call(getProfileSettings, {}, { signal, fresh: true }).then(({ data }) => data.settings.profileVisibility, orNull);
