import type { Settings } from '@shop/contracts';

interface SettingsSchema {
  safeParse(value: unknown): { success: true; data: Settings } | { success: false };
}

const KEY = 'settings';

/** Whether a visitor has chosen anything in this browser. */
export const hasVisitorSettings = (storage: Pick<Storage, 'getItem'>): boolean => storage.getItem(KEY) !== null;

/** Settings that a visitor chose in this browser, merged with the defaults. Invalid storage counts as no choice. */
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

/** Stores the choices in this browser. */
export function writeVisitorSettings(storage: Pick<Storage, 'setItem'>, settings: Settings): void {
  storage.setItem(KEY, JSON.stringify(settings));
}
