import type { Settings } from '@shop/contracts';

interface SettingsSchema {
  safeParse(value: unknown): { success: true; data: Settings } | { success: false };
}

const KEY = 'settings';

/** What a visitor chose in this browser, over the defaults. Anything unreadable counts as nothing chosen. */
export function readVisitorSettings(
  storage: Pick<Storage, 'getItem'>,
  defaults: Settings,
  schema: SettingsSchema,
): Settings {
  try {
    const parsed = schema.safeParse({ ...defaults, ...(JSON.parse(storage.getItem(KEY) ?? '{}') as object) });
    return parsed.success ? parsed.data : defaults;
  } catch {
    return defaults;
  }
}

/** Keeps the choices, for as long as the browser does. */
export function writeVisitorSettings(storage: Pick<Storage, 'setItem'>, settings: Settings): void {
  storage.setItem(KEY, JSON.stringify(settings));
}
