/** The five remotes, and the slots that each owns. A release's manifest lists the ones it really offers. */
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
    'checkout-complete-page',
    'shared-cart-page',
    'instalments-page',
    'mobile-payment-page',
  ],
  'mf-member': ['member-widget', 'member-page', 'reset-password-page', 'mail-sent-page', 'identification-page'],
  'mf-content': ['usp-bar', 'footer', 'info-page', 'store-page', 'article-page', 'poll', 'cookie-consent'],
} as const;

export type RemoteName = keyof typeof REMOTES;
export type SlotName = (typeof REMOTES)[RemoteName][number];

export const REMOTE_NAMES = Object.keys(REMOTES) as RemoteName[];

const OWNERS = new Map<string, RemoteName>(
  REMOTE_NAMES.flatMap((remote) => REMOTES[remote].map((slot) => [slot, remote] as const)),
);

/** Which remote offers a slot. Throws for a name that no remote owns, which can only be a programming error. */
export const ownerOf = (slot: SlotName): RemoteName => {
  const owner = OWNERS.get(slot);
  if (!owner) throw new Error(`No remote owns the slot ${slot}`);
  return owner;
};

/** Slots that a slot holds: the composition server fills them in the same pass, `<Slot name>` marks their place. */
export const CHILD_SLOTS: Partial<Record<SlotName, readonly SlotName[]>> = {
  header: ['member-widget', 'cart-widget'],
};
