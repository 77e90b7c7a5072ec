import { Settings } from '@shop/shared/contracts';

const KEY = 'settings';

/** What a visitor chose in this browser, over the defaults. Anything unreadable counts as nothing chosen. */
export function readVisitorSettings(storage: Pick<Storage, 'getItem'>, defaults: Settings): Settings {
  try {
    const parsed = Settings.safeParse({ ...defaults, ...(JSON.parse(storage.getItem(KEY) ?? '{}') as object) });
    return parsed.success ? parsed.data : defaults;
  } catch {
    return defaults;
  }
}

/** Keeps the choices, for as long as the browser does. */
export function writeVisitorSettings(storage: Pick<Storage, 'setItem'>, settings: Settings): void {
  storage.setItem(KEY, JSON.stringify(settings));
}
