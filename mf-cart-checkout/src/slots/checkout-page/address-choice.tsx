import { formatZip } from '@shop/domain/validation/normalise';
import type { SavedAddress } from '@shop/contracts/api/address';
import { Badge } from '@shop/ui/badge/badge.tsx';
import { Button } from '@shop/ui/button/button.tsx';
import { RadioCardGroup } from '@shop/ui/radio-card/radio-card.tsx';
import { useEffect, useRef } from 'react';
import type { SavedAddresses } from '../../features/checkout/use-saved-addresses.ts';

const NAME = 'savedAddressId';
const NEW = 'new';

const lineOf = ({ firstName, lastName, street, zipCode, city }: SavedAddress): string =>
  `${firstName} ${lastName}, ${street}, ${formatZip(zipCode)} ${city}`;

/** [O3-23] Which of the member's saved addresses, or a new one; nothing while none is saved. */
export function AddressChoice({ saved }: { readonly saved: SavedAddresses }) {
  const { addresses, chosen, choose, chooseNew } = saved;
  if (addresses.length === 0) return null;
  return (
    <RadioCardGroup
      legend="Adress"
      name={NAME}
      options={[
        ...addresses.map((address) => ({
          value: address.id,
          label: address.name || address.street,
          description: lineOf(address),
          ...(address.isDefault && { aside: <Badge>Förvald</Badge> }),
        })),
        { value: NEW, label: 'Ny adress', description: 'Fyll i den här nedanför.' },
      ]}
      value={chosen?.id ?? NEW}
      onChange={(id) => {
        const address = addresses.find((each) => each.id === id);
        if (address) choose(address);
        else chooseNew();
      }}
    />
  );
}

/** The button is gone once the address is saved: the choice that it has become gets its focus. */
const focusChoice = (): void => document.querySelector<HTMLInputElement>(`input[name=${NAME}]:checked`)?.focus();

/** Saves a new address that is whole, for the next time. */
export function SaveAddress({ saved }: { readonly saved: SavedAddresses }) {
  const isJustSaved = useRef(false);
  useEffect(() => {
    if (!isJustSaved.current || saved.chosen === null) return;
    isJustSaved.current = false;
    focusChoice();
  });
  if (!saved.canSave) return null;
  const save = async (): Promise<void> => {
    isJustSaved.current = true;
    isJustSaved.current = (await saved.save()) && isJustSaved.current;
  };
  return (
    <Button variant="secondary" isLoading={saved.isSaving} onClick={() => void save()}>
      Spara adressen
    </Button>
  );
}
