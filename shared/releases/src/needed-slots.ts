import { ROUTES, type RouteDefinition } from '@shop/contracts/routes';
import { CHILD_SLOTS, ownerOf, type RemoteName, type SlotName } from '@shop/contracts/slots';

/** Slots of the layout, which every page holds [2.3-01]; a checkout goes without some of them. */
const LAYOUT: readonly SlotName[] = ['header', 'usp-bar', 'footer', 'side-menu', 'filters', 'cookie-consent'];

/** Every slot of a remote that the route table or the layout asks for. */
export function neededSlots(remote: RemoteName): SlotName[] {
  const definitions: readonly RouteDefinition[] = Object.values(ROUTES);
  const pages = definitions.flatMap(({ page, leftColumn }) => [
    ...(page === null ? [] : [page]),
    ...(leftColumn === 'poll' ? (['poll'] as const) : []),
  ]);
  const children = Object.values(CHILD_SLOTS).flat();
  return [...new Set([...LAYOUT, ...pages, ...children])].filter((slot) => ownerOf(slot) === remote);
}
