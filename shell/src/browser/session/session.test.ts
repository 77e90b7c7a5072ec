import { Settings } from '@shop/contracts';
import { VISITOR_SETTINGS } from '@shop/contracts/default-settings';
import { describe, expect, it } from '@jest/globals';
import { AB_FLAGS, forcedFlagCookie, lastingFlagCookie, pickFlag } from '../../page/ab-flag.ts';
import { readKiosk } from './kiosk.ts';
import { readVisitorSettings, writeVisitorSettings } from './visitor-settings.ts';

const createStorage = () => {
  const values = new Map<string, string>();
  return {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
};

describe('readKiosk', () => {
  it('[1-93][1-94] is on by the query flag and stored as isCustomerTerminal', () => {
    const storage = createStorage();
    expect(readKiosk({}, storage)).toBe(false);
    expect(readKiosk({ kundterminal: '' }, storage)).toBe(true);
    expect(storage.values.has('isCustomerTerminal')).toBe(true);
    expect(readKiosk({}, storage)).toBe(true);
  });

  it('[O1-08] kundterminal=0 ends it', () => {
    const storage = createStorage();
    readKiosk({ kundterminal: '1' }, storage);
    expect(readKiosk({ kundterminal: '0' }, storage)).toBe(false);
    expect(readKiosk({}, storage)).toBe(false);
  });
});

describe('A/B flag', () => {
  it('[1-95][1-96][1-97][1-98] is one of three with equal chances', () => {
    expect([...AB_FLAGS]).toEqual(['paymentSwap', 'shorterReviews', 'showDeliveryInfo']);
    expect([0, 0.34, 0.67, 0.999].map(pickFlag)).toEqual([
      'paymentSwap',
      'shorterReviews',
      'showDeliveryInfo',
      'showDeliveryInfo',
    ]);
  });

  it('[1-99][O1-09] lasts for a year with consent, and for the session where an employee has asked for it', () => {
    expect(lastingFlagCookie('paymentSwap', false)).toBe(
      'ab-trigger=paymentSwap; Path=/; SameSite=Lax; Max-Age=31536000',
    );
    expect(forcedFlagCookie('paymentSwap', true)).toBe('ab-trigger=paymentSwap; Path=/; SameSite=Lax; Secure');
  });
});

describe('visitor settings', () => {
  it('outlive the page, over the defaults', () => {
    const storage = createStorage();
    writeVisitorSettings(storage, { ...VISITOR_SETTINGS, show_prices_excluding_vat: true });
    expect(readVisitorSettings(storage, VISITOR_SETTINGS, Settings).show_prices_excluding_vat).toBe(true);
  });

  it.each(['inte json', '{"product_list_mode":9}', 'null', '[]'])(
    'count as nothing chosen when they are %s',
    (text) => {
      const storage = createStorage();
      storage.setItem('settings', text);
      expect(readVisitorSettings(storage, VISITOR_SETTINGS, Settings)).toEqual(VISITOR_SETTINGS);
    },
  );

  it('[3-30] lists are a grid until the visitor chooses', () => {
    expect(readVisitorSettings(createStorage(), VISITOR_SETTINGS, Settings).product_list_mode).toBe(2);
  });
});
