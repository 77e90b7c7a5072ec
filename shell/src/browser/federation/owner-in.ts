import type { DocumentRelease, DocumentState } from '@shop/contracts/rendering';
import { knownOwnerOf, type RemoteName, type SlotName } from '@shop/contracts/slots';

type Remotes = DocumentState['remotes'];

/** Releases of a document with the names of their remotes. */
export const releasesOf = (remotes: Remotes): [RemoteName, DocumentRelease][] =>
  Object.entries(remotes) as [RemoteName, DocumentRelease][];

/** The remote that offers a slot; for a missing remote, the one that owns the slot by default; else null. */
export const ownerIn = (remotes: Remotes, slot: SlotName): RemoteName | null => {
  const offering = releasesOf(remotes).find(([, { manifest }]) => manifest.slots.includes(slot));
  return offering?.[0] ?? knownOwnerOf(slot);
};
