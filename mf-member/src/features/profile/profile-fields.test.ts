import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { testProfileSettings } from '../../testing/profile-fixtures.ts';
import { changedFields, changesOf, fieldErrors, shownValues } from './profile-fields.ts';
import { CONTACT_FORM, MAIL_FORM, SHOP_FORM, VISIBILITY_FORM } from './profile-forms.ts';

const NOW = new Date('2026-03-12T12:00:00Z');
const ALL = [CONTACT_FORM, MAIL_FORM, SHOP_FORM, VISIBILITY_FORM].flatMap(({ fields }) => fields);

const settings = fc.record({
  isDark: fc.constantFrom(null, true, false),
  product_list_mode: fc.constantFrom(1 as const, 2 as const, 3 as const),
  notification_settings_level: fc.constantFrom(0 as const, 1 as const, 2 as const),
  profileVisibility: fc.constantFrom('nobody' as const, 'friends' as const, 'everyone' as const),
  show_prices_excluding_vat: fc.boolean(),
  serious_business_mode: fc.boolean(),
  shouldReceiveNewsletters: fc.boolean(),
  abandonedCartMails: fc.boolean(),
});

describe('the fields of the profile', () => {
  it('send exactly what differs from what is saved', () => {
    fc.assert(
      fc.property(settings, settings, (before, after) => {
        const saved = shownValues(ALL, testProfileSettings(before));
        const typed = shownValues(ALL, testProfileSettings(after));
        const sent = changesOf(changedFields(ALL, saved, typed), typed);
        expect({ ...before, ...sent }).toEqual(after);
        for (const [name, value] of Object.entries(sent)) expect(before).not.toHaveProperty(name, value);
      }),
    );
  });

  it('take another way to write the same for no change', () => {
    const saved = shownValues(CONTACT_FORM.fields, testProfileSettings());
    expect(saved['zipCode']).toBe('411 14');
    const typed = { ...saved, zipCode: ' 41114', phoneNumber: '+46 70 123 45 67', city: 'Göteborg ' };
    expect(changedFields(CONTACT_FORM.fields, saved, typed)).toEqual([]);
  });

  it.each([
    ['firstName', ' ', 'Fyll i ditt förnamn'],
    ['lastName', 'Ek2', 'Ogiltigt efternamn'],
    ['phoneNumber', '031123456', 'Ange ett tiosiffrigt mobilnummer'],
    ['zipCode', '123', 'Ogiltigt postnummer'],
    ['street', 'a'.repeat(36), 'Ogiltigt gatuadress'],
  ])('[5-46][5-45][5-47][9-118][O5-12] say what is wrong with %s as the server does', (name, value, message) => {
    const typed = { ...shownValues(CONTACT_FORM.fields, testProfileSettings()), [name]: value };
    expect(fieldErrors(CONTACT_FORM.fields, typed, NOW)).toEqual({ [name]: message });
  });

  it('may be left empty where they are optional', () => {
    const typed = shownValues(CONTACT_FORM.fields, testProfileSettings({ phoneNumber: '', street: '', city: '' }));
    expect(fieldErrors(CONTACT_FORM.fields, typed, NOW)).toEqual({});
  });
});
