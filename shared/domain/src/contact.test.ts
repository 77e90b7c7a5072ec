import { describe, expect, it } from '@jest/globals';
import { CONTACT_SUBJECTS, contactProblems, contactSubjectLabel } from './contact.ts';

const ENTRY = {
  subject: 'order',
  orderNumber: '',
  message: 'Var är mitt paket?',
  firstName: '',
  lastName: '',
  email: 'kim@exempel.se',
};

describe('a message to the shop', () => {
  it('needs a subject, a message and an address, and neither name nor order number', () => {
    expect(contactProblems(ENTRY)).toEqual({});
    const empty = { ...ENTRY, subject: '', message: ' kort     ', email: 'kim@exempel' };
    expect(Object.keys(contactProblems(empty))).toEqual(['subject', 'message', 'email']);
  });

  it.each([
    ['px 7k3m 9q2t', true],
    ['#12345', true],
    ['min senaste', false],
    ['order', false],
  ])('takes an order number of the right shape alone: %s', (orderNumber, isRight) => {
    expect(contactProblems({ ...ENTRY, orderNumber }).orderNumber === undefined).toBe(isRight);
  });

  it('has a label for each subject, and shows an unknown one as it is', () => {
    for (const { id, label } of CONTACT_SUBJECTS) expect(contactSubjectLabel(id)).toBe(label);
    expect(contactSubjectLabel('gone')).toBe('gone');
  });
});
