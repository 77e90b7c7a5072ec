import { getProfileSettings, type ProfileChanges, type ProfileSettings } from '@shop/contracts/api/profile';
import type { Settings } from '@shop/contracts/api/user';
import { usePlatform, useSharedState } from '@shop/platform';
import { useState } from 'react';

export interface Profile {
  /** As they are saved; those that other parts of the shop change, too, as these have them now. */
  readonly settings: ProfileSettings;
  /** Takes over what has been saved: as the server has it, or else as it was sent. */
  saved(changes: ProfileChanges): Promise<ProfileSettings>;
  /** Rises when a section has ended other sessions, so that their list is fetched again. */
  readonly sessionChanges: number;
  endedSessions(): void;
}

/** Settings that the footer, a product list or another part of the page may change while the profile is shown. */
const SHARED = [
  'isDark',
  'product_list_mode',
  'show_prices_excluding_vat',
  'serious_business_mode',
  'notification_settings_level',
] as const satisfies readonly (keyof Settings)[];

const pickShared = (from: Settings): Pick<Settings, (typeof SHARED)[number]> =>
  Object.fromEntries(SHARED.map((name) => [name, from[name]])) as Pick<Settings, (typeof SHARED)[number]>;

/** The member's settings while they are edited. `loaded` is what the page came with; another page load replaces it. */
export function useProfile(loaded: ProfileSettings): Profile {
  const { api } = usePlatform();
  const [shared, setShared] = useSharedState('settings');
  const [own, setOwn] = useState({ loaded, settings: loaded });
  const [sessionChanges, setSessionChanges] = useState(0);
  if (own.loaded !== loaded) setOwn({ loaded, settings: loaded });
  const current = own.loaded === loaded ? own.settings : loaded;

  const saved = async (changes: ProfileChanges): Promise<ProfileSettings> => {
    const fetched = await api.call(getProfileSettings, {}, { fresh: true }).then(
      ({ data }) => data.settings,
      (): ProfileSettings => ({ ...current, ...(changes as Partial<ProfileSettings>) }),
    );
    setOwn({ loaded, settings: fetched });
    setShared((before) => ({ ...before, ...pickShared(fetched) }));
    return fetched;
  };

  return {
    settings: { ...current, ...pickShared(shared) },
    saved,
    sessionChanges,
    endedSessions: () => setSessionChanges((count) => count + 1),
  };
}
