import {
  type AddressFields,
  deleteAddress,
  getAddresses,
  getCheckout,
  getDataExport,
  postAddress,
  putAddress,
  putCheckout,
} from '@shop/contracts';
import { count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eraseMember } from '../account/erase-member.ts';
import { memberAddress } from '../db/schema/index.ts';
import { inTransaction } from '../db/tx.ts';
import { fillCart } from '../testing/buying.ts';
import { createProduct } from '../testing/factories.ts';
import { createTestApp, type LoggedIn, type TestApp } from '../testing/index.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const HOME: AddressFields = {
  name: 'Hemma',
  firstName: 'Kim',
  lastName: 'Ek',
  street: 'Storgatan 1',
  zipCode: '411 14',
  city: 'Göteborg',
  mobile: '070-123 45 67',
  doorCode: '1204',
  courier: 'Tredje våningen.',
  isDefault: false,
};
const CABIN: AddressFields = { ...HOME, name: '', street: 'Fjällvägen 9', zipCode: '83131', city: 'Östersund' };

const save = (member: LoggedIn, body: AddressFields) => member.request(postAddress, { body });
const streets = async (member: LoggedIn) =>
  (await member.request(getAddresses)).data.addresses.map(({ street }) => street);

describe('user/address', () => {
  it('[O3-23] saves, changes and removes addresses, the default one first and then by name', async () => {
    const member = await shop.loginAs();
    await save(member, HOME);
    const { data } = await save(member, CABIN);
    const cabin = data.addresses.find(({ id }) => id === data.id);
    expect(cabin).toMatchObject({ name: '', zipCode: '83131', mobile: '0701234567', isDefault: false });
    expect(await streets(member)).toEqual(['Fjällvägen 9', 'Storgatan 1']);
    const body = { ...HOME, name: 'Åre', isDefault: true };
    const changed = await member.request(putAddress, { params: { id: data.id }, body });
    expect(changed.data.addresses.map(({ name, isDefault }) => [name, isDefault])).toEqual([
      ['Åre', true],
      ['Hemma', false],
    ]);
    const rest = await member.request(deleteAddress, { params: { id: data.id } });
    expect(rest.data.addresses.map(({ name }) => name)).toEqual(['Hemma']);
    await expect(member.request(deleteAddress, { params: { id: data.id } })).rejects.toThrow('404');
  });

  it('has one default at most, whoever becomes it last', async () => {
    const member = await shop.loginAs();
    await save(member, { ...HOME, isDefault: true });
    const { data } = await save(member, { ...CABIN, isDefault: true });
    expect(data.addresses.map(({ street, isDefault }) => [street, isDefault])).toEqual([
      ['Fjällvägen 9', true],
      ['Storgatan 1', false],
    ]);
    const home = data.addresses[1]?.id ?? '';
    await member.request(putAddress, { params: { id: home }, body: { ...HOME, isDefault: true } });
    expect(await streets(member)).toEqual(['Storgatan 1', 'Fjällvägen 9']);
  });

  it('saves the same address once, so that a retry does no harm', async () => {
    const member = await shop.loginAs();
    const first = await save(member, HOME);
    const again = await save(member, { ...HOME, zipCode: '41114', isDefault: true });
    expect(again.data).toMatchObject({ id: first.data.id, addresses: [{ isDefault: true }] });
    expect(again.data.addresses).toHaveLength(1);
  });

  it('saves ten, also when eleven are sent at once', async () => {
    const member = await shop.loginAs();
    const bodies = Array.from({ length: 11 }, (_, index) => ({ ...HOME, street: `Storgatan ${index + 1}` }));
    const results = await Promise.allSettled(bodies.map((body) => save(member, body)));
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused).toHaveLength(1);
    expect(String(refused[0]?.reason)).toMatch(/409.*Du kan spara högst 10 adresser/);
    expect(await streets(member)).toHaveLength(10);
  });

  it('[O5-12] refuses fields with wrong values, each with its text', async () => {
    const member = await shop.loginAs();
    const body = { ...HOME, firstName: '', street: '12', zipCode: '0123', city: '', mobile: '031-123' };
    const { status, body: refusal } = await member.send('POST', '/api/user/address', { body });
    expect(status).toBe(422);
    expect(refusal).toMatchObject({
      fields: {
        firstName: 'Fyll i ditt förnamn',
        street: 'Skriv gata och nummer, eller en box',
        zipCode: 'Ogiltigt postnummer',
        city: 'Fyll i din postort',
        mobile: 'Ange ett tiosiffrigt mobilnummer',
      },
    });
    expect(await streets(member)).toEqual([]);
  });

  it('is part of the copy of one’s data, and is removed with the account', async () => {
    const member = await shop.loginAs();
    await save(member, HOME);
    const { records } = (await member.request(getDataExport)).data;
    expect(records['member_address']).toMatchObject([{ street: 'Storgatan 1', door_code: '1204' }]);
    const { db, clock } = shop.services;
    await inTransaction(db, (tx) => eraseMember(tx, member.memberId, clock.now()));
    const [left] = await db
      .select({ rows: count() })
      .from(memberAddress)
      .where(eq(memberAddress.memberId, member.memberId));
    expect(left?.rows).toBe(0);
  });
});

describe('checkout of a member with saved addresses', () => {
  const buyer = async () => {
    const member = await shop.loginAs('member', { street: 'Kontogatan 5', zipCode: '22222', city: 'Lund' });
    const { id } = await createProduct(shop.services.db, { possibleDeliveryMethods: [2, 11] });
    await fillCart(member, id);
    return member;
  };
  const checkoutOf = async (member: LoggedIn) => (await member.request(getCheckout)).data.checkout;

  it('[O2.17-16] lists them, and begins with the default one, its door code and its note', async () => {
    const member = await buyer();
    expect((await checkoutOf(member)).addresses).toBeUndefined();
    await save(member, HOME);
    const before = await checkoutOf(member);
    expect(before.addresses).toHaveLength(1);
    expect(before.customer.street).toBe('Kontogatan 5');
    await save(member, { ...HOME, isDefault: true });
    const { customer, notes } = await checkoutOf(member);
    expect(customer).toMatchObject({ firstName: 'Kim', street: 'Storgatan 1', zipCode: '41114', city: 'Göteborg' });
    expect(notes).toMatchObject({ doorCode: '1204', courier: 'Tredje våningen.' });
  });

  it('never takes the place of what the buyer has typed', async () => {
    const member = await buyer();
    await member.request(putCheckout, {
      body: { customer: { street: 'Nygatan 3', zipCode: '41118', city: 'Göteborg' } },
    });
    await save(member, { ...CABIN, isDefault: true });
    expect((await checkoutOf(member)).customer).toMatchObject({ street: 'Nygatan 3', zipCode: '41118' });
  });

  it('shows a guest none', async () => {
    const guest = shop.browser();
    const { id } = await createProduct(shop.services.db);
    await fillCart(guest, id);
    expect((await guest.request(getCheckout)).data.checkout).not.toHaveProperty('addresses');
  });
});
