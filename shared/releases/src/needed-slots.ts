import { REMOTES, type RemoteName, type SlotName } from '@shop/contracts/slots';

const NEEDED: Readonly<Record<RemoteName, readonly SlotName[]>> = REMOTES;

/**
 * Slots of a remote that the shop's own pages need: those of the route table, of the layout and inside others. A
 * release may remove again what a release has added itself.
 */
export const neededSlots = (remote: RemoteName): readonly SlotName[] => NEEDED[remote] ?? [];
