/** Name in the User-Agent and common name. Order matters: most browsers also name those they descend from. */
const BROWSERS: readonly (readonly [sign: RegExp, name: string])[] = [
  [/\bEdg(A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS)\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [sign: RegExp, name: string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

const nameIn = (table: typeof BROWSERS, userAgent: string): string | undefined =>
  table.find(([sign]) => sign.test(userAgent))?.[1];

/** Browser and system, such as "Chrome på Windows": enough to recognise a device by, too little to track it. */
export function deviceOf(userAgent: string | undefined): string {
  const text = userAgent?.slice(0, 500) ?? '';
  const browser = nameIn(BROWSERS, text) ?? 'Okänd webbläsare';
  const system = nameIn(SYSTEMS, text);
  return system === undefined ? browser : `${browser} på ${system}`;
}
