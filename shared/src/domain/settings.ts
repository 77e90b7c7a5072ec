import { NOTIFICATION_LEVELS } from './feed.ts';
import { DEFAULT_PRODUCT_LIST_MODE } from './ids.ts';

/** Every member setting with a value of its own kind; wire names [3-22..34]. */
export interface DefaultSettings {
  readonly show_prices_excluding_vat: boolean;
  readonly auto_open_admin_panel: boolean;
  readonly show_member_tutorial: boolean;
  readonly serious_business_mode: boolean;
  readonly show_newsletter_popup: boolean;
  readonly send_newsletter: boolean;
  readonly notification_settings_level: 0 | 1 | 2;
  readonly product_list_mode: 1 | 2 | 3;
  readonly open_products_in_admin: boolean;
  readonly open_classic_admin_in_new_tab: boolean;
  readonly myStores: readonly number[];
  readonly storeGroupFormat: readonly { readonly stores: readonly number[] }[];
  readonly isDark: boolean | null;
}

/** [O3-10] What a new account starts with. Companies see prices excluding VAT. */
export function defaultSettings({ isCorporateCustomer }: { readonly isCorporateCustomer: boolean }): DefaultSettings {
  return {
    show_prices_excluding_vat: isCorporateCustomer,
    auto_open_admin_panel: false,
    show_member_tutorial: true,
    serious_business_mode: false,
    show_newsletter_popup: true,
    send_newsletter: false,
    notification_settings_level: NOTIFICATION_LEVELS.all,
    product_list_mode: DEFAULT_PRODUCT_LIST_MODE,
    open_products_in_admin: false,
    open_classic_admin_in_new_tab: false,
    myStores: [],
    storeGroupFormat: [],
    isDark: null,
  };
}
