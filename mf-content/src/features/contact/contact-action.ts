import { postContact } from '@shop/contracts/api/contact';
import { SHOP } from '@shop/contracts/config';
import { href } from '@shop/contracts/routing';
import type { FormAction } from '@shop/contracts/slot-description';
import { CONTACT_LENGTHS } from '@shop/domain/contact';
import { MAIL_FIELD_IDS } from '@shop/domain/ids';
import { CONTACT_FORM, CONTACT_NOTES, CONTACT_PAGE, SENT_KEY, WRONG_KEY } from './contact-outcome.ts';

const { message, orderNumber, name, email } = CONTACT_LENGTHS;
const field = (of: string) => ({ $field: of });

/** What the shell does with the contact form without JavaScript. */
export const CONTACT_ACTION: FormAction = {
  path: CONTACT_FORM.slice(`/${SHOP.region}/`.length),
  call: postContact.path,
  fields: {
    subject: { kind: 'text', max: 20 },
    orderNumber: { kind: 'text', max: orderNumber, default: '' },
    // Browsers send each line break as two characters.
    message: { kind: 'text', max: 2 * message },
    firstName: { kind: 'text', max: name, default: '' },
    lastName: { kind: 'text', max: name, default: '' },
    email: { kind: 'text', max: email },
    website: { kind: 'text', max: 200, default: '' },
  },
  body: {
    subject: field('subject'),
    orderNumber: field('orderNumber'),
    message: field('message'),
    mailFields: [
      { id: MAIL_FIELD_IDS.firstName, value: field('firstName') },
      { id: MAIL_FIELD_IDS.lastName, value: field('lastName') },
      { id: MAIL_FIELD_IDS.email, value: field('email') },
    ],
    website: field('website'),
  },
  note: CONTACT_NOTES.refused,
  notes: { '429': CONTACT_NOTES.tooOften },
  wrongKey: WRONG_KEY,
  to: href('info', CONTACT_PAGE, { [SENT_KEY]: '1' }),
  readAt: href('info', CONTACT_PAGE),
};
