import type { Checkout } from '@shop/contracts/api/checkout';
import type { DeliveryNotes } from '@shop/contracts/api/delivery';

/** No notes: what an api that does not know of notes has, too. */
export const NO_NOTES: DeliveryNotes = { message: '', doorCode: '', courier: '', handover: 'asUsual' };

/** The buyer's notes beside the address and the choices. */
export interface Extras {
  readonly notes: DeliveryNotes;
  readonly newsletter: boolean;
}

export const extrasOf = ({ notes = NO_NOTES, newsletter = false }: Checkout): Extras => ({ notes, newsletter });
