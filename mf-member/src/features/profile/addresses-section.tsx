import { getAddresses } from '@shop/contracts/api/address';
import { AddressBook } from '../addresses/address-book.tsx';
import { Refetchable } from '../failure/refetchable.tsx';
import type { SectionProps } from './section-props.ts';
import classes from './profile-page.module.css';

/** [O3-23] Where the member has parcels sent besides the address of the account. */
export function AddressesSection({ profile, data }: SectionProps) {
  const { firstName, lastName, phoneNumber } = profile.settings;
  return (
    <div className={classes.parts}>
      <p>Spara dit du brukar få paket: hem, stugan, jobbet. I kassan väljer du bland dem.</p>
      <Refetchable
        first={data.addresses}
        fetch={async (api) => (await api.call(getAddresses, {}, { fresh: true })).data.addresses}
        failure="Det gick inte att hämta dina adresser."
      >
        {(addresses) => <AddressBook first={addresses} person={{ firstName, lastName, mobile: phoneNumber }} />}
      </Refetchable>
    </div>
  );
}
