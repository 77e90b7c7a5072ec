import { deleteAddress, getAddresses, postAddress, putAddress } from '@shop/contracts';
import { wallClockAt } from '@shop/domain/dates';
import type { FastifyInstance } from 'fastify';
import { inTransaction } from '../db/tx.ts';
import { route } from '../http/route.ts';
import { readAddress } from './saved-address-rules.ts';
import { addAddress, readSavedAddresses, removeAddress, replaceAddress } from './saved-addresses.ts';

/** `user/address`: a member's saved addresses. Nobody else's can be seen or touched. */
export function registerSavedAddresses(app: FastifyInstance): void {
  route(app, getAddresses, async ({ db, member }) => ({
    data: { addresses: await readSavedAddresses(db, member.id) },
  }));

  route(app, postAddress, async ({ db, member, body, clock }) => {
    const address = readAddress(body, wallClockAt(clock.now()).year);
    return inTransaction(db, async (tx) => {
      const id = await addAddress(tx, member.id, address);
      return { data: { id, addresses: await readSavedAddresses(tx, member.id) } };
    });
  });

  route(app, putAddress, async ({ db, member, params, body, clock }) => {
    const address = readAddress(body, wallClockAt(clock.now()).year);
    return inTransaction(db, async (tx) => {
      await replaceAddress(tx, member.id, params.id, address);
      return { data: { addresses: await readSavedAddresses(tx, member.id) } };
    });
  });

  route(app, deleteAddress, async ({ db, member, params }) =>
    inTransaction(db, async (tx) => {
      await removeAddress(tx, member.id, params.id);
      return { data: { addresses: await readSavedAddresses(tx, member.id) } };
    }),
  );
}
