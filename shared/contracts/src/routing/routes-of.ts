import type { AddedRouteName, RouteDefinition, RouteTable } from '../routes.ts';
import type { SlotDescription } from '../slot-description.ts';
import type { RemoteName, SlotName } from '../slots.ts';

interface Offer {
  name: RemoteName;
  slots: Readonly<Record<SlotName, SlotDescription>>;
}

/** Routes that releases add, in the table's form: each named '<remote>:<name>', its page the slot that describes it. */
export function routesOf(offers: readonly Offer[]): RouteTable {
  const rows = offers.flatMap(({ name: remote, slots }) =>
    Object.entries(slots).flatMap(([slot, { routes = {} }]) =>
      Object.entries(routes).map(([name, route]): [AddedRouteName, RouteDefinition] => [
        `${remote}:${name}`,
        { leftColumn: 'none', breadcrumbs: true, ...route, page: slot },
      ]),
    ),
  );
  return Object.fromEntries(rows);
}
