import type { DocumentRelease, DocumentState } from '@shop/contracts/rendering';
import { knownOwnerOf, type RemoteName, type SlotName } from '@shop/contracts/slots';

type Remotes = DocumentState['remotes'];

/** The releases of a document with the names of their remotes. */
export const releasesOf = (remotes: Remotes): [RemoteName, DocumentRelease][] =>
  Object.entries(remotes) as [RemoteName, DocumentRelease][];

/** Which remote a slot belongs to: the one that offers it; null where that is away and not one of the shop's own. */
export const ownerIn = (remotes: Remotes, slot: SlotName): RemoteName | null => {
  const offering = releasesOf(remotes).find(([, { manifest }]) => manifest.slots[slot] !== undefined);
  return offering?.[0] ?? knownOwnerOf(slot);
};
