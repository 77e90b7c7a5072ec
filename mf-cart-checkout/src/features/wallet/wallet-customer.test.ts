import { describe, expect, it } from '@jest/globals';
import { GRETA } from '../../testing/fake-wallet.ts';
import { customerOf } from './wallet-customer.ts';

const PAYER = { payerName: 'Kim Kort', payerEmail: ' kim@example.se ', payerPhone: '+46 70 123 45 67' };

describe('the buyer of a wallet', () => {
  it('is the receiver of the goods, with the address as the form has it', () => {
    expect(customerOf({ ...PAYER, shippingAddress: GRETA })).toMatchObject({
      kind: 'private',
      email: 'kim@example.se',
      mobile: '+46 70 123 45 67',
      firstName: 'Greta Maria',
      lastName: 'Gästsson',
      street: 'Provgatan 7, lgh 1101',
      zipCode: '41114',
      city: 'Göteborg',
    });
  });

  it('loses nothing that has room on a label, and of the rest the last lines', () => {
    const addressLine = ['En mycket lång gata med ett långt namn 77', 'c/o någon'];
    const { street } = customerOf({ ...PAYER, shippingAddress: { ...GRETA, addressLine } });
    expect(street).toBe('En mycket lång gata med ett långt n');
  });

  it.each([
    [{ recipient: '' }, ['Kim', 'Kort']],
    [{ recipient: 'Greta' }, ['Greta', '']],
    [{ recipient: '  Greta  Gästsson ' }, ['Greta', 'Gästsson']],
  ])('has the names %j as %j', (change, names) => {
    const { firstName, lastName } = customerOf({ ...PAYER, shippingAddress: { ...GRETA, ...change } });
    expect([firstName, lastName]).toEqual(names);
  });

  it('is empty where a wallet gave nothing', () => {
    const customer = customerOf({ payerName: null, payerEmail: null, payerPhone: null, shippingAddress: null });
    expect(Object.values(customer).filter(Boolean)).toEqual(['private']);
  });
});
