import { REMOTES, type RemoteName, type SlotName } from '@shop/contracts/slots';

const NEEDED: Readonly<Record<RemoteName, readonly SlotName[]>> = REMOTES;

/**
 * Slots of a remote that the shop's own pages need: those of the route table, of the layout and inside others. What a release has added itself
 * it may take away again.
 */
export const neededSlots = (remote: RemoteName): readonly SlotName[] => NEEDED[remote] ?? [];
