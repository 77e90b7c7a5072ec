import { getProfileSettings } from '@shop/contracts/api/profile';
import type { LoadInput } from '@shop/platform';
import type { Visibility } from './visibility-text.ts';

/** Who may see the logged-in member; nothing else of their settings goes into the page. */
export const loadVisibility = async ({ api, signal }: Pick<LoadInput, 'api' | 'signal'>): Promise<Visibility> => {
  const { data } = await api.call(getProfileSettings, {}, { signal, fresh: true });
  return data.settings.profileVisibility;
};
