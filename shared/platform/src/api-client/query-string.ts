const isTable = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const pairs = (key: string, value: unknown): string[] => {
  if (value === undefined || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((item) => pairs(`${key}[]`, item));
  if (value instanceof Date) return [`${key}=${encodeURIComponent(value.toISOString())}`];
  if (isTable(value))
    return Object.entries(value).flatMap(([name, item]) => pairs(`${key}[${encodeURIComponent(name)}]`, item));
  return [`${key}=${encodeURIComponent(String(value))}`];
};

/** A query in bracket notation [7.1-03]: `a=1&list[]=x&map[key]=y`. Null and undefined are left out. */
export const toBracketQuery = (query: object): string =>
  Object.entries(query)
    .flatMap(([name, value]) => pairs(encodeURIComponent(name), value))
    .join('&');
