import { describe, expect, it } from 'vitest';
import { defaultSettings } from './settings.ts';

describe('defaultSettings', () => {
  it('[3-30][O3-10] start with the grid, all notifications, the tutorial and the newsletter popup', () => {
    const { product_list_mode, notification_settings_level, ...rest } = defaultSettings({ isCorporateCustomer: false });
    expect([product_list_mode, notification_settings_level]).toEqual([2, 2]);
    expect(Object.keys(rest).filter((key) => rest[key as keyof typeof rest] === true)).toEqual([
      'show_member_tutorial',
      'show_newsletter_popup',
    ]);
  });

  it('[O3-10] show a company prices excluding VAT', () => {
    expect(defaultSettings({ isCorporateCustomer: true }).show_prices_excluding_vat).toBe(true);
  });
});
