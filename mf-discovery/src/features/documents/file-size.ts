const KILO = 1000;

/** A file's size as Swedes read it: '48 kB', '1,2 MB'. */
export function fileSize(bytes: number): string {
  const kilobytes = Math.max(Math.round(bytes / KILO), 1);
  return kilobytes < KILO ? `${kilobytes} kB` : `${(bytes / KILO ** 2).toFixed(1).replace('.', ',')} MB`;
}
