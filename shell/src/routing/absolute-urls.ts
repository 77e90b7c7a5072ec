/** The properties of structured data that hold addresses. */
const URLS: ReadonlySet<string> = new Set(['@id', 'url', 'image', 'logo', 'item', 'contentUrl']);

/** An address of the shop with its host; any other stays as it is. */
export const absoluteUrl = (url: string, origin: string): string => (url.startsWith('/') ? origin + url : url);

const absolute = (value: unknown, origin: string): unknown =>
  typeof value === 'string' ? absoluteUrl(value, origin) : absoluteUrls(value, origin);

/**
 * Structured data with whole addresses: remotes write them from the shop's root, search engines want them with the
 * host.
 */
export function absoluteUrls(value: unknown, origin: string): unknown {
  if (Array.isArray(value)) return value.map((part) => absoluteUrls(part, origin));
  if (value === null || typeof value !== 'object') return value;
  const rows = Object.entries(value).map(([key, part]) => {
    if (!URLS.has(key)) return [key, absoluteUrls(part, origin)];
    return [key, Array.isArray(part) ? part.map((one) => absolute(one, origin)) : absolute(part, origin)];
  });
  return Object.fromEntries(rows);
}
