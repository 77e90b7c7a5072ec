import type { User } from '@shop/contracts/api/user';

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** FNV-1a, 32 bits: enough to see that two tabs know different things, and tells neither. */
const hashOf = (text: string): string => {
  let hash = FNV_OFFSET;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), FNV_PRIME);
  return (hash >>> 0).toString(36);
};

/**
 * Fingerprint of what the server said of a member. Delivery dates are left out: they move with the clock, and a tab may
 * have fetched its own.
 */
export const memberVersion = ({ deliveryDates, earliestDeliveryDate, ...lasting }: User): string =>
  hashOf(JSON.stringify(lasting));
