import {
  type AddressFields,
  deleteAddress,
  getAddresses,
  postAddress,
  putAddress,
  type SavedAddress,
} from '@shop/contracts/api/address';
import { isApiError, unlessGone, usePlatform } from '@shop/platform';
import { useState } from 'react';

/** What the member calls an address. */
export const addressName = ({ name, street }: Pick<AddressFields, 'name' | 'street'>): string => name || street;

/** The member's saved addresses as they are after each action, all of them from the server's response. */
export function useAddressBook(first: readonly SavedAddress[]) {
  const { api, modals, toasts } = usePlatform();
  const [addresses, setAddresses] = useState(first);
  const [pendingId, setPendingId] = useState<string | null>(null);

  /** Runs an action of one address; true when it is done, else it is said why not. */
  const run = async (id: string, act: () => Promise<void>): Promise<boolean> => {
    if (pendingId !== null) return false;
    setPendingId(id);
    try {
      await act();
      return true;
    } catch (error) {
      if (!isApiError(error)) throw error;
      toasts.show(error.userMessage, 'error');
      return false;
    } finally {
      setPendingId(null);
    }
  };

  return {
    addresses,
    pendingId,
    /** Rejects with an ApiError when the address is refused. */
    async add(body: AddressFields): Promise<void> {
      setAddresses((await api.call(postAddress, { body })).data.addresses);
      toasts.show('Adressen är sparad.', 'ok');
    },
    async change(id: string, body: AddressFields): Promise<void> {
      setAddresses((await api.call(putAddress, { params: { id }, body })).data.addresses);
      toasts.show('Adressen är sparad.', 'ok');
    },
    makeDefault: ({ id, ...address }: SavedAddress) =>
      run(id, async () => {
        const { data } = await api.call(putAddress, { params: { id }, body: { ...address, isDefault: true } });
        setAddresses(data.addresses);
        toasts.show(`Kassan börjar med ${addressName(address)}.`, 'ok');
      }),
    async remove(address: SavedAddress): Promise<boolean> {
      const { id } = address;
      const text = `Vill du ta bort ${addressName(address)}? Beställningar som är på väg dit påverkas inte.`;
      if (!(await modals.confirm({ title: 'Ta bort adressen', text, yes: 'Ta bort', no: 'Behåll' }))) return false;
      return run(id, async () => {
        const { data } = await api
          .call(deleteAddress, { params: { id } })
          .catch((error: unknown) => unlessGone(error) ?? api.call(getAddresses, {}, { fresh: true }));
        setAddresses(data.addresses);
        toasts.show('Adressen är borttagen.', 'ok');
      });
    },
  };
}
