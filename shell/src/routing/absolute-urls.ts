/** Properties of structured data that contain URLs. */
const URLS: ReadonlySet<string> = new Set(['@id', 'url', 'image', 'logo', 'item', 'contentUrl']);

/** Makes a path of the shop absolute; any other URL stays. */
export const absoluteUrl = (url: string, origin: string): string => (url.startsWith('/') ? origin + url : url);

const absolute = (value: unknown, origin: string): unknown =>
  typeof value === 'string' ? absoluteUrl(value, origin) : absoluteUrls(value, origin);

/** Makes the URLs of structured data absolute: remotes write paths, search engines need the host. */
export function absoluteUrls(value: unknown, origin: string): unknown {
  if (Array.isArray(value)) return value.map((part) => absoluteUrls(part, origin));
  if (value === null || typeof value !== 'object') return value;
  const rows = Object.entries(value).map(([key, part]) => {
    if (!URLS.has(key)) return [key, absoluteUrls(part, origin)];
    return [key, Array.isArray(part) ? part.map((one) => absolute(one, origin)) : absolute(part, origin)];
  });
  return Object.fromEntries(rows);
}
