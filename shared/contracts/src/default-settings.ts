import { NOTIFICATION_LEVELS } from '@shop/domain/feed';
import { DEFAULT_PRODUCT_LIST_MODE } from '@shop/domain/ids';
import type { Settings } from './api/user.ts';

/** Settings of a visitor until they choose otherwise: everything off, the grid, all notifications [O3-10][3-30]. */
export const VISITOR_SETTINGS: Settings = {
  show_prices_excluding_vat: false,
  auto_open_admin_panel: false,
  show_member_tutorial: false,
  serious_business_mode: false,
  show_newsletter_popup: false,
  send_newsletter: false,
  notification_settings_level: NOTIFICATION_LEVELS.all,
  product_list_mode: DEFAULT_PRODUCT_LIST_MODE,
  open_products_in_admin: false,
  open_classic_admin_in_new_tab: false,
  myStores: [],
  storeGroupFormat: [],
  isDark: null,
};

/** Settings of a new member: a visitor's, with the tutorial and the newsletter's popup still to be shown [O3-10]. */
export const NEW_MEMBER_SETTINGS: Settings = {
  ...VISITOR_SETTINGS,
  show_member_tutorial: true,
  show_newsletter_popup: true,
};
