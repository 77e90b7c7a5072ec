import { type AddressFields, SAVED_ADDRESS_LIMIT, type SavedAddress } from '@shop/contracts';
import { and, eq, ne } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../db/client.ts';
import { member, memberAddress } from '../db/schema/index.ts';
import { ApiError, notFound } from '../http/errors.ts';

const SWEDISH = new Intl.Collator('sv', { numeric: true });

const TOO_MANY = `Du kan spara högst ${SAVED_ADDRESS_LIMIT} adresser. Ta bort en som du inte behöver.`;

/** By what the member calls it. */
const nameOf = ({ name, street }: AddressFields): string => name || street;

const inOrder = (a: SavedAddress, b: SavedAddress): number =>
  Number(b.isDefault) - Number(a.isDefault) || SWEDISH.compare(nameOf(a), nameOf(b));

/** A member's saved addresses, the default one first, then by name; none for visitors. */
export async function readSavedAddresses(on: DbOrTx, memberId: number | null): Promise<SavedAddress[]> {
  if (memberId === null) return [];
  const rows = await on.select().from(memberAddress).where(eq(memberAddress.memberId, memberId));
  return rows.map(({ memberId: _, createdAt: __, ...address }) => address).sort(inOrder);
}

/** Serializes the changes of one member, so that neither the limit nor "one default" is exceeded by two at once. */
const lockMember = async (tx: Tx, memberId: number): Promise<void> => {
  await tx.select({ id: member.id }).from(member).where(eq(member.id, memberId)).for('update');
};

/** One default: another one gives way first, since the database allows no two even for a moment. */
async function giveWay(tx: Tx, memberId: number, { isDefault }: AddressFields, id?: string): Promise<void> {
  if (!isDefault) return;
  const others = and(eq(memberAddress.memberId, memberId), eq(memberAddress.isDefault, true));
  await tx
    .update(memberAddress)
    .set({ isDefault: false })
    .where(id === undefined ? others : and(others, ne(memberAddress.id, id)));
}

const TEXTS = [
  'name',
  'firstName',
  'lastName',
  'street',
  'zipCode',
  'city',
  'mobile',
  'doorCode',
  'courier',
] as const satisfies readonly (keyof AddressFields)[];

const isSame = (a: AddressFields, b: AddressFields): boolean => TEXTS.every((field) => a[field] === b[field]);

/** Saves an address and returns its id; that of the saved one when it is there already. 409 above the limit. */
export async function addAddress(tx: Tx, memberId: number, address: AddressFields): Promise<string> {
  await lockMember(tx, memberId);
  const saved = await readSavedAddresses(tx, memberId);
  const same = saved.find((each) => isSame(each, address));
  if (same !== undefined) {
    if (address.isDefault) await replaceAddress(tx, memberId, same.id, address);
    return same.id;
  }
  if (saved.length >= SAVED_ADDRESS_LIMIT) throw new ApiError('CONFLICT', TOO_MANY);
  await giveWay(tx, memberId, address);
  const [row] = await tx
    .insert(memberAddress)
    .values({ ...address, memberId })
    .returning({ id: memberAddress.id });
  if (row === undefined) throw new Error('The address was not saved.');
  return row.id;
}

const ofMember = (memberId: number, id: string) => and(eq(memberAddress.id, id), eq(memberAddress.memberId, memberId));

/** Replaces an address; 404 for one that is gone or another member's. */
export async function replaceAddress(tx: Tx, memberId: number, id: string, address: AddressFields): Promise<void> {
  await lockMember(tx, memberId);
  await giveWay(tx, memberId, address, id);
  const changed = await tx
    .update(memberAddress)
    .set(address)
    .where(ofMember(memberId, id))
    .returning({ id: memberAddress.id });
  if (changed.length === 0) throw notFound('Adressen finns inte längre.');
}

/** Removes an address; 404 for one that is gone or another member's. */
export async function removeAddress(tx: Tx, memberId: number, id: string): Promise<void> {
  const removed = await tx.delete(memberAddress).where(ofMember(memberId, id)).returning({ id: memberAddress.id });
  if (removed.length === 0) throw notFound('Adressen finns inte längre.');
}
