/** A parsed query: the values of a repeated key become a list. */
export type Query = Record<string, string | string[]>;
/** A query to write; null and undefined are left out. */
export type QueryInput = Readonly<Record<string, string | number | readonly string[] | null | undefined>>;

/** Parses a query string; a repeated key becomes an array [2.2-12]. */
export function parseQuery(search: string): Query {
  const query: Query = Object.create(null) as Query;
  for (const [key, value] of new URLSearchParams(search)) {
    const known = query[key];
    query[key] = known === undefined ? value : Array.isArray(known) ? [...known, value] : [known, value];
  }
  return { ...query };
}

/** '?a=1&f=x&f=y', or '' without content. Null, undefined and empty lists are left out. */
export function formatQuery(query: QueryInput): string {
  const entries = Object.entries(query);
  // Fast path: few links have a query.
  if (entries.length === 0) return '';
  const search = new URLSearchParams();
  for (const [key, value] of entries) {
    if (value === null || value === undefined) continue;
    if (typeof value === 'object') for (const item of value) search.append(key, item);
    else search.append(key, String(value));
  }
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}

/** The first value of a key, or undefined. */
export function firstOf(query: Query, key: string): string | undefined {
  const value = query[key];
  return Array.isArray(value) ? value[0] : value;
}
