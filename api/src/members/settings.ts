import { Settings } from '@shop/shared/contracts';
import type { member } from '../db/schema/index.ts';

type MemberRow = typeof member.$inferSelect;
type SettingKey = keyof Settings;

/** [O3-10] What a member has who never chose. `product_list_mode` 2 is the grid [3-30]. */
const DEFAULTS: Settings = {
  show_prices_excluding_vat: false,
  auto_open_admin_panel: false,
  show_member_tutorial: true,
  serious_business_mode: false,
  show_newsletter_popup: true,
  send_newsletter: false,
  notification_settings_level: 2,
  product_list_mode: 2,
  open_products_in_admin: false,
  open_classic_admin_in_new_tab: false,
  myStores: [],
  storeGroupFormat: [],
  isDark: null,
};

/** [O3-11] Both names mean the same column. */
const ALIASES: Record<string, SettingKey> = { shouldReceiveNewsletters: 'send_newsletter' };

const isSettingKey = (key: string): key is SettingKey => Object.hasOwn(DEFAULTS, key);

/** The setting that a name stands for; undefined for a name that is not a setting. */
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
    ...DEFAULTS,
    show_prices_excluding_vat: row.isCorporateCustomer,
    myStores: starredStores,
  };
  const stored = Settings.shape;
  for (const key of Object.keys(DEFAULTS).filter(isSettingKey)) {
    const result = stored[key].safeParse(row.settings[key]);
    if (result.success) Object.assign(settings, { [key]: result.data });
  }
  settings.send_newsletter = row.newsletterAt !== null;
  return settings;
}
