import { NEW_MEMBER_SETTINGS, Settings } from '@shop/contracts';
import type { member } from '../db/schema/index.ts';

type MemberRow = typeof member.$inferSelect;
type SettingKey = keyof Settings;

/** [O3-11] Both names mean the same column. */
const ALIASES: Record<string, SettingKey> = { shouldReceiveNewsletters: 'send_newsletter' };

const isSettingKey = (key: string): key is SettingKey => Object.hasOwn(NEW_MEMBER_SETTINGS, key);

/** The setting of this name; undefined when there is none. */
export function settingKey(name: string): SettingKey | undefined {
  const key = ALIASES[name] ?? name;
  return isSettingKey(key) ? key : undefined;
}

/** The value if it fits its setting, else undefined. */
export function readSettingValue(key: SettingKey, value: unknown): Settings[SettingKey] | undefined {
  const result = Settings.shape[key].safeParse(value);
  return result.success ? result.data : undefined;
}

/**
 * All settings of a member [3-21]. A stored value of an older release that no longer fits falls back to its default.
 * Companies see prices without VAT until they choose otherwise [O3-10]; chosen stores default to the starred [O3-08].
 */
export function settingsOf(
  row: Pick<MemberRow, 'settings' | 'newsletterAt' | 'isCorporateCustomer'>,
  starredStores: number[],
): Settings {
  const settings: Settings = {
    ...NEW_MEMBER_SETTINGS,
    show_prices_excluding_vat: row.isCorporateCustomer,
    myStores: starredStores,
  };
  const stored = Settings.shape;
  for (const key of Object.keys(NEW_MEMBER_SETTINGS).filter(isSettingKey)) {
    const result = stored[key].safeParse(row.settings[key]);
    if (result.success) Object.assign(settings, { [key]: result.data });
  }
  settings.send_newsletter = row.newsletterAt !== null;
  return settings;
}
