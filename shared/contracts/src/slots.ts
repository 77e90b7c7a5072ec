/**
 * The shop's own five remotes, and the slots that each had before releases described themselves. Nothing at run time
 * is limited to this list: any remote may publish, and a release offers what its manifest says.
 */
export const REMOTES = {
  'mf-header': ['header', 'side-menu'],
  'mf-discovery': [
    'start-page',
    'section-page',
    'list-page',
    'filters',
    'product-page',
    'campaigns-page',
    'configure-to-order-page',
  ],
  'mf-cart-checkout': [
    'cart-widget',
    'checkout-page',
    'order-page',
    'withdrawal-page',
    'complaint-page',
    'checkout-complete-page',
    'shared-cart-page',
    'instalments-page',
    'mobile-payment-page',
  ],
  'mf-member': ['member-widget', 'member-page', 'reset-password-page', 'mail-sent-page', 'identification-page'],
  'mf-content': ['usp-bar', 'footer', 'info-page', 'store-page', 'article-page', 'poll', 'cookie-consent'],
} as const;

/** One of the shop's own five. */
export type KnownRemote = keyof typeof REMOTES;
/** A slot that one of them owns; the route table names no others. */
export type KnownSlot = (typeof REMOTES)[KnownRemote][number];

/** Folder, package and release name of a remote. */
export type RemoteName = `mf-${string}`;
/** Name of a slot; each belongs to one remote. */
export type SlotName = string;

/** Names of the remotes that the shell was built with. */
export const REMOTE_NAMES = Object.keys(REMOTES) as KnownRemote[];

const REMOTE_NAME = /^mf-[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
const MAX_NAME_LENGTH = 40;

/** Whether a text is a valid name of a remote: `mf-` and words of small letters and digits, at most 40 characters. */
export const isRemoteName = (text: unknown): text is RemoteName =>
  typeof text === 'string' && text.length <= MAX_NAME_LENGTH && REMOTE_NAME.test(text);

const OWNERS: ReadonlyMap<SlotName, KnownRemote> = new Map(
  REMOTE_NAMES.flatMap((remote) => REMOTES[remote].map((slot) => [slot, remote] as const)),
);

/** Which of the shop's own remotes a slot belongs to, whatever is published; null for a slot of any other remote. */
export const knownOwnerOf = (slot: SlotName): KnownRemote | null => OWNERS.get(slot) ?? null;
