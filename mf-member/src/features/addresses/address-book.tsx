import { type AddressFields, SAVED_ADDRESS_LIMIT, type SavedAddress } from '@shop/contracts/api/address';
import { formatZip } from '@shop/domain/validation/normalise';
import { Badge } from '@shop/ui/badge/badge.tsx';
import { Button } from '@shop/ui/button/button.tsx';
import { useEffect, useRef, useState } from 'react';
import { AddressForm } from './address-form.tsx';
import { addressName, useAddressBook } from './use-address-book.ts';
import classes from './addresses.module.css';

export interface AddressBookProps {
  readonly first: readonly SavedAddress[];
  /** Whom a new address begins with. */
  readonly person: Pick<AddressFields, 'firstName' | 'lastName' | 'mobile'>;
}

const NEW = 'new';

const EMPTY: AddressFields = {
  name: '',
  firstName: '',
  lastName: '',
  street: '',
  zipCode: '',
  city: '',
  mobile: '',
  doorCode: '',
  courier: '',
  isDefault: false,
};

const linesOf = ({ firstName, lastName, street, zipCode, city, mobile }: SavedAddress): string[] =>
  [`${firstName} ${lastName}`, street, `${formatZip(zipCode)} ${city}`, mobile].filter(Boolean);

const forCourier = ({ doorCode, courier }: SavedAddress): string =>
  [doorCode && `Portkod ${doorCode}`, courier].filter(Boolean).join(' · ');

interface CardProps {
  readonly address: SavedAddress;
  readonly book: ReturnType<typeof useAddressBook>;
  readonly onEdit: () => void;
  readonly onRemoved: () => void;
}

function AddressCard({ address, book, onEdit, onRemoved }: CardProps) {
  const { id, isDefault } = address;
  const name = addressName(address);
  const told = forCourier(address);
  const isPending = book.pendingId === id;
  return (
    <>
      <div className={classes.text}>
        <p className={classes.name}>
          {name} {isDefault ? <Badge tone="success">Förvald i kassan</Badge> : null}
        </p>
        {linesOf(address).map((line) => (
          <p key={line}>{line}</p>
        ))}
        {told === '' ? null : <p className={classes.muted}>{told}</p>}
      </div>
      <div className={classes.actions}>
        <Button data-address={id} aria-label={`Ändra ${name}`} onClick={onEdit}>
          Ändra
        </Button>
        {isDefault ? null : (
          <Button
            variant="quiet"
            aria-label={`Börja med ${name} i kassan`}
            isLoading={isPending}
            onClick={() => void book.makeDefault(address)}
          >
            Gör förvald
          </Button>
        )}
        <Button
          variant="quiet"
          aria-label={`Ta bort ${name}`}
          isLoading={isPending}
          onClick={() => void book.remove(address).then((isDone) => (isDone ? onRemoved() : undefined))}
        >
          Ta bort
        </Button>
      </div>
    </>
  );
}

/** Which form is open, and where the focus goes once it is closed: to the button that has opened it. */
function useOpenForm() {
  const part = useRef<HTMLDivElement>(null);
  const [openId, setOpenId] = useState<string | null>(null);
  const closed = useRef<string | null>(null);
  useEffect(() => {
    if (openId !== null || closed.current === null) return;
    const { current } = part;
    const opener = current?.querySelector<HTMLElement>(`[data-address="${closed.current}"]`);
    (opener ?? current?.querySelector<HTMLElement>(`[data-address="${NEW}"]`) ?? current)?.focus();
    closed.current = null;
  }, [openId]);
  return {
    part,
    openId,
    open: setOpenId,
    close: () => {
      closed.current = openId;
      setOpenId(null);
    },
  };
}

/** [O3-23] A member's saved addresses: added, changed, removed, and one that checkout begins with. */
export function AddressBook({ first, person }: AddressBookProps) {
  const book = useAddressBook(first);
  const { part, openId, open, close } = useOpenForm();
  const { addresses } = book;
  const isFull = addresses.length >= SAVED_ADDRESS_LIMIT;
  const focusAdd = (): void =>
    (part.current?.querySelector<HTMLElement>(`[data-address="${NEW}"]`) ?? part.current)?.focus();

  const formOf = (address: SavedAddress) => {
    const { id, ...start } = address;
    const onSave = async (typed: AddressFields): Promise<void> => {
      await book.change(id, typed);
      close();
    };
    return <AddressForm id={id} title={`Ändra ${addressName(address)}`} {...{ start, onSave }} onCancel={close} />;
  };
  const addNew = async (typed: AddressFields): Promise<void> => {
    await book.add(typed);
    close();
  };
  return (
    <div ref={part} tabIndex={-1} className={classes.book}>
      {addresses.length === 0 ? null : (
        <ul role="list" className={classes.list}>
          {addresses.map((address) => (
            <li key={address.id} className={classes.address}>
              {openId === address.id ? (
                formOf(address)
              ) : (
                <AddressCard address={address} book={book} onEdit={() => open(address.id)} onRemoved={focusAdd} />
              )}
            </li>
          ))}
        </ul>
      )}
      {openId === NEW ? (
        <AddressForm id={NEW} title="Ny adress" start={{ ...EMPTY, ...person }} onSave={addNew} onCancel={close} />
      ) : isFull ? (
        <p className={classes.muted}>
          Du har sparat {SAVED_ADDRESS_LIMIT} adresser. Ta bort en för att lägga till en ny.
        </p>
      ) : (
        <div className={classes.scripted}>
          <Button data-address={NEW} onClick={() => open(NEW)}>
            Lägg till en adress
          </Button>
        </div>
      )}
    </div>
  );
}
