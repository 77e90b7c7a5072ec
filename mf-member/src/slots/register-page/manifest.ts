import { postRegister } from '@shop/contracts/api/account';
import { describeSlot } from '@shop/contracts/slot-description';
import { href } from '@shop/contracts/routing';
import { REGISTER_FIELDS } from '../../features/register/register-fields.ts';
import { REGISTER_FORM, REGISTER_PATH, REGISTER_ROUTE } from '../../features/register/register-path.ts';

const names = REGISTER_FIELDS.map(({ name }) => name);
const maxOf = new Map(REGISTER_FIELDS.map(({ name, maxLength }) => [name, maxLength]));

/** Passwords keep their length; the api refuses what is too long with a text. */
const textField = (name: string) =>
  ({ kind: 'text', min: 0, max: maxOf.get(name as (typeof names)[number]) ?? 100, default: '' }) as const;

export default describeSlot({
  routes: {
    // The address may be an order's link, whose secret no other site may learn.
    register: { paths: [REGISTER_ROUTE], isPersonal: true, hidesReferrer: true, breadcrumbs: true },
  },
  queryKeys: ['fel', 'email', 'orderId', 'secret'],
  fallback: { links: [{ text: 'Logga in', to: href('member.orders') }] },
  forms: [
    {
      path: REGISTER_FORM,
      call: postRegister.path,
      fields: {
        kind: { kind: 'text', max: 10, default: 'private' },
        ...Object.fromEntries(names.map((name) => [name, textField(name)])),
        orderId: { kind: 'text', max: 40, default: '' },
        secret: { kind: 'text', max: 100, default: '' },
      },
      body: {
        kind: { $field: 'kind' },
        ...Object.fromEntries([...names, 'orderId', 'secret'].map((name) => [name, { $field: name }])),
      },
      note: 'uppgifter',
      notes: { '409': 'upptaget', '429': 'forsok-igen' },
      to: href('member.orders'),
      readAt: REGISTER_PATH,
    },
  ],
});
