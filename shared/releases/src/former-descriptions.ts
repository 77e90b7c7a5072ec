import { SHOP } from '@shop/contracts/config';
import type { SlotDescription } from '@shop/contracts/slot-description';
import type { SlotName } from '@shop/contracts/slots';
import { href } from '@shop/contracts/routing/href';

const CUSTOMER_SERVICE = { text: 'Kundservice', to: href('info', { id: 1 }) };
const TO_CHECKOUT = href('checkout');
const TO_ORDERS = href('member.orders');

const { name, organisationNumber, street, zipCode, city, email } = SHOP.company;

/**
 * Descriptions of the shop's own slots for releases that were published before slots described themselves, and for a
 * remote that is unavailable. Add none: a slot describes itself in its `manifest.ts`.
 */
export const FORMER_DESCRIPTIONS: Readonly<Record<SlotName, SlotDescription>> = {
  header: {
    area: 'header',
    children: ['member-widget', 'cart-widget'],
    fallback: {
      links: [
        { text: 'Kampanjer', to: href('campaigns') },
        { text: 'Mina sidor', to: TO_ORDERS, slot: 'member-widget' },
        { text: 'Varukorg', to: TO_CHECKOUT, slot: 'cart-widget' },
      ],
    },
  },
  'side-menu': {
    area: 'left',
    columns: ['list', 'side-menu'],
    isDeferred: true,
    fallback: { text: 'Menyn kunde inte visas.' },
  },
  filters: { area: 'left', columns: ['list', 'filters'], order: 1, fallback: { text: 'Filtren kunde inte visas.' } },
  'usp-bar': { area: 'usp', isDeferred: true, fallback: null },
  footer: {
    area: 'footer',
    isDeferred: true,
    fallback: {
      text: `${name}, ${organisationNumber}, ${street}, ${zipCode} ${city}, ${email}`,
      links: [
        CUSTOMER_SERVICE,
        { text: 'Köpvillkor', to: href('info', { id: 8 }) },
        { text: 'Integritetspolicy', to: href('info', { id: 26 }) },
      ],
    },
  },
  poll: { area: 'left', columns: ['poll'], isDeferred: true, fallback: null },
  'cookie-consent': { area: 'overlay', isDeferred: true, isBrowserOnly: true, fallback: null },
  'cart-widget': {
    fallback: { links: [{ text: 'Till kassan', to: TO_CHECKOUT }] },
    forms: [
      {
        path: 'varukorg',
        call: 'cart',
        fields: {
          productId: { kind: 'integer', min: 1 },
          quantity: { kind: 'integer', min: 1, max: 99, default: 1 },
          unitPrice: { kind: 'number', min: 0 },
          pass: { kind: 'text', max: 400, default: null },
        },
        body: {
          events: [
            {
              method: 'relative',
              productId: { $field: 'productId' },
              quantity: { $field: 'quantity' },
              unitPrice: { $field: 'unitPrice' },
              pass: { $field: 'pass' },
              extraData: {},
            },
          ],
        },
        note: 'varukorg',
        readAt: TO_CHECKOUT,
      },
    ],
  },
  'member-widget': {
    fallback: { links: [{ text: 'Logga in', to: TO_ORDERS }] },
    forms: [
      {
        path: 'logga-in',
        call: 'login',
        fields: { username: { kind: 'text' }, password: { kind: 'text' } },
        body: { username: { $field: 'username' }, password: { $field: 'password' } },
        note: 'inloggning',
        notes: { '429': 'forsok-igen' },
        readAt: TO_ORDERS,
      },
    ],
    afterCalls: [
      {
        method: 'POST',
        path: 'profile-settings',
        done: 'Ändringarna har sparats!',
        failed: 'Misslyckades med sparning!',
        unless: { status: 401, fields: ['shouldReceiveNewsletters'] },
        refreshesUser: true,
      },
    ],
  },
};

/** What any slot could read of a query then. */
export const FORMER_QUERY_KEYS: readonly string[] = [
  'autoCorrect',
  'f',
  'fel',
  'mailCase',
  'mode',
  'newsletterpopup',
  'origin',
  'ort',
  'page',
  'searchString',
  'sortBy',
  'subscribe',
  'token',
  'unsubscribe',
];
