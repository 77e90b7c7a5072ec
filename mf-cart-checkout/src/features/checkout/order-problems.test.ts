import { describe, expect, it } from '@jest/globals';
import { ANNA, ANONYMOUS, testCheckout } from '../../testing/checkout-fixtures.ts';
import { customerProblems, shownFields } from './customer-fields.ts';
import { needsAddress, orderProblems, refusedFields, type Choices } from './order-problems.ts';

const YEAR = 2026;
const OFFERS = testCheckout();
const choose = (change: Partial<Choices> = {}): Choices => ({
  shippingMethodId: 1,
  paymentMethodId: 1,
  storeId: null,
  ...change,
});
const placesOf = (customer = ANNA, choices = choose()) =>
  orderProblems(OFFERS, customer, choices, YEAR).map(({ at }) => at);

describe('orderProblems', () => {
  it('finds nothing wrong with a whole order', () => {
    expect(placesOf()).toEqual([]);
  });

  it('[5-40] says in words what to fill in, in the order of the form', () => {
    expect(orderProblems(OFFERS, ANONYMOUS, choose(), YEAR)).toEqual(
      ['email', 'mobile', 'firstName', 'lastName', 'street', 'zipCode', 'city'].map((at, index) => ({
        at,
        message: [
          'Fyll i din e-postadress',
          'Fyll i ditt mobilnummer',
          'Fyll i ditt förnamn',
          'Fyll i ditt efternamn',
          'Fyll i din gatuadress',
          'Fyll i ditt postnummer',
          'Fyll i din postort',
        ][index],
      })),
    );
  });

  it.each([
    ['email', { email: 'anna@' }, 'Ogiltig e-postadress'],
    ['mobile', { mobile: '0812345678' }, 'Ange ett tiosiffrigt mobilnummer'],
    ['firstName', { firstName: 'Anna2' }, 'Ogiltigt förnamn'],
    ['zipCode', { zipCode: '01234' }, 'Ogiltigt postnummer'],
    ['street', { street: 'x'.repeat(36) }, 'Ogiltigt gatuadress'],
    ['lastName', { lastName: '😀' }, 'Ogiltigt efternamn'],
    ['city', { city: '1' }, 'Skriv namnet på postorten'],
    ['street', { street: '12' }, 'Skriv gata och nummer, eller en box'],
  ] as const)('[O5-12] checks %s as section 5 has it', (at, change, message) => {
    expect(customerProblems({ ...ANNA, ...change }, { needsAddress: true, currentYear: YEAR })).toEqual([
      { at, message },
    ]);
  });

  it('[O5-18] refuses a zip code that the server does not know, and only where something is sent there', () => {
    const unknown = { ...OFFERS, isZipKnown: false };
    expect(orderProblems(unknown, ANNA, choose(), YEAR)).toEqual([
      { at: 'zipCode', message: 'Postnumret finns inte. Kontrollera siffrorna.' },
    ]);
    expect(orderProblems(unknown, ANNA, choose({ shippingMethodId: 2, storeId: 7 }), YEAR)).toEqual([]);
  });

  it('requires a company’s name and number', () => {
    expect(placesOf({ ...ANNA, kind: 'company' })).toEqual(['companyName', 'corpNumber']);
    expect(shownFields('private').map(({ field }) => field)).not.toContain('corpNumber');
  });

  it('needs no address for what is picked up, but a store that has everything', () => {
    const pickup = { ...ANNA, street: '', zipCode: '', city: '' };
    expect(needsAddress(OFFERS, choose({ shippingMethodId: 2 }))).toBe(false);
    expect(placesOf(pickup, choose({ shippingMethodId: 2, storeId: 7 }))).toEqual([]);
    expect(placesOf(pickup, choose({ shippingMethodId: 2, storeId: 8 }))).toEqual(['store']);
    expect(placesOf(pickup, choose({ shippingMethodId: 2 }))).toEqual(['store']);
  });

  it('requires a method that is still offered', () => {
    expect(placesOf(ANNA, choose({ shippingMethodId: 99, paymentMethodId: null }))).toEqual(['shipping', 'payment']);
  });
});

describe('refusedFields', () => {
  it('puts what the server refuses at its place on the page', () => {
    const fields = {
      'customer.zipCode': 'Ogiltigt postnummer',
      storeId: 'Välj en butik.',
      'customer.corpNumber': 'Fel',
    };
    expect(refusedFields(fields, 'private')).toEqual([
      { at: 'zipCode', message: 'Ogiltigt postnummer' },
      { at: 'store', message: 'Välj en butik.' },
    ]);
  });
});
