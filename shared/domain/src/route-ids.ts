/** An id from a URL. `special` ids have the prefix 's' and belong to another kind of entity than the same number. */
export interface RouteId {
  readonly id: number;
  readonly special: boolean;
}

/** Ids are stored as 32-bit integers; no entity has a larger number. */
const MAX_ID = 2_147_483_647;

const ROUTE_ID = /^(s?)(\d{1,10})$/;

/** [5-29][5-30] Reads an id of digits, with 's' before it only where that is allowed. Null when it is none. */
export function parseRouteId(text: string | null | undefined, specialAllowed = false): RouteId | null {
  const match = ROUTE_ID.exec(text ?? '');
  if (!match) return null;
  const special = match[1] === 's';
  const id = Number(match[2]);
  return id > MAX_ID || (special && !specialAllowed) ? null : { id, special };
}

/** The id as it is in URLs: '12' or 's12'. */
export function formatRouteId({ id, special }: RouteId): string {
  return `${special ? 's' : ''}${id}`;
}

/** What names a page: its route and its parameters. */
export interface RouteLike {
  readonly name: string;
  readonly params?: Readonly<Record<string, string | undefined>> | undefined;
}

const canonicalId = (text: string): string => {
  const parsed = parseRouteId(text, true);
  return parsed ? formatRouteId(parsed) : text;
};

/**
 * Whether two routes are the same page: the same name and the same id, prefix included; routes without an id compare
 * by all parameters [O2.2-01]. The region and the name slug never matter where there is an id.
 */
export function isSameRoute(a: RouteLike, b: RouteLike): boolean {
  if (a.name !== b.name) return false;
  const idA = a.params?.id;
  const idB = b.params?.id;
  if (idA !== undefined || idB !== undefined) {
    return idA !== undefined && idB !== undefined && canonicalId(idA) === canonicalId(idB);
  }
  const keys = new Set([...Object.keys(a.params ?? {}), ...Object.keys(b.params ?? {})]);
  keys.delete('region');
  return [...keys].every((key) => a.params?.[key] === b.params?.[key]);
}
