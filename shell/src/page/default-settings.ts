import type { Settings } from '@shop/shared/contracts';

/** What a visitor shops under until they choose otherwise [O3-10]. */
export const DEFAULT_SETTINGS: Settings = {
  show_prices_excluding_vat: false,
  auto_open_admin_panel: false,
  show_member_tutorial: false,
  serious_business_mode: false,
  show_newsletter_popup: false,
  send_newsletter: false,
  notification_settings_level: 2,
  product_list_mode: 2,
  open_products_in_admin: false,
  open_classic_admin_in_new_tab: false,
  myStores: [],
  storeGroupFormat: [],
  isDark: null,
};
