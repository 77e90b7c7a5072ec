import { postAddress, SAVED_ADDRESS_LIMIT, type AddressFields, type SavedAddress } from '@shop/contracts/api/address';
import { wallClockAt } from '@shop/domain/dates';
import { isApiError, usePlatform, useShared } from '@shop/platform';
import { useEffect, useState } from 'react';
import {
  addressToSave,
  chosenAddress,
  type Destination,
  destinationOf,
  newAddress,
  withAddress,
} from './saved-address.ts';
import { typedAddress } from './typed-address.ts';
import type { CheckoutModel } from './use-checkout.ts';

/** A member's saved addresses in checkout. */
export interface SavedAddresses {
  readonly addresses: readonly SavedAddress[];
  /** The one in the form; null for a new one. */
  readonly chosen: SavedAddress | null;
  readonly isSaving: boolean;
  /** True while the address in the form is whole, new, and one that may be saved. */
  readonly canSave: boolean;
  choose(address: SavedAddress): void;
  /** Back to what was typed before a saved address was chosen, else an empty address. */
  chooseNew(): void;
  /** True once it is saved; says why when it is not. */
  save(): Promise<boolean>;
}

const NONE: readonly SavedAddress[] = [];

/**
 * [O3-23] Choosing and saving of addresses, for members alone, and not where the next person has the same screen
 * [O4-09]. What was typed is kept while a saved address is in the form.
 */
export function useSavedAddresses(model: CheckoutModel): SavedAddresses {
  const { api, bus, now, toasts } = usePlatform();
  const isMember = useShared('user') !== null;
  const isOwnScreen = !useShared('kiosk') && isMember;
  const [isSaving, setSaving] = useState(false);
  useEffect(() => bus.on('logout.done', () => typedAddress(sessionStorage).forget()), [bus]);

  const { customer, extras, checkout } = model;
  const addresses = isOwnScreen ? (checkout.addresses ?? NONE) : NONE;
  const chosen = chosenAddress(addresses, customer);
  const current = destinationOf(customer, extras.notes);
  const fillIn = ({ customer: place, notes }: Destination): void => model.refill(place, notes);
  const unsaved: AddressFields | null =
    isOwnScreen && chosen === null && addresses.length < SAVED_ADDRESS_LIMIT
      ? addressToSave(customer, extras.notes, wallClockAt(now()).year)
      : null;

  return {
    addresses,
    chosen,
    isSaving,
    canSave: unsaved !== null,
    choose(address) {
      if (chosen === null) typedAddress(sessionStorage).keep(current);
      fillIn(withAddress(address, customer));
    },
    chooseNew() {
      const kept = typedAddress(sessionStorage).read();
      const isNew = kept !== null && chosenAddress(addresses, kept.customer) === null;
      fillIn(isNew ? kept : newAddress(current));
    },
    async save() {
      if (unsaved === null || isSaving) return false;
      setSaving(true);
      try {
        await api.call(postAddress, { body: unsaved });
        await model.reload();
        toasts.show('Adressen är sparad.', 'ok');
        return true;
      } catch (error) {
        if (!isApiError(error)) throw error;
        toasts.show(error.userMessage, 'error');
        return false;
      } finally {
        setSaving(false);
      }
    },
  };
}
