import { Settings } from '@shop/contracts';
import type { AbFlag } from '@shop/contracts/platform';
import type { PageContext } from '@shop/contracts/rendering';
import * as z from 'zod/mini';
import { isAbFlag } from '../../page/ab-flag.ts';
import { PAGE_DATA_KEYS as KEYS } from '../../page/page-data.ts';
import { VISITOR_SETTINGS } from '@shop/contracts/default-settings';

/** Validated query of a page-data request. */
export interface PageDataQuery {
  /** Path and query of the page. */
  page: string;
  /** The shell's version. */
  shell: string;
  /** Version of each remote in the browser. */
  releases: ReadonlyMap<string, string>;
  flag: AbFlag | null;
  withFrame: boolean;
  /** Inputs that only the browser has; null when there are none, so that the response can be shared. */
  own: Partial<PageContext> | null;
}

const MAX_OWN_CHARACTERS = 4000;
const MAX_RELEASES_CHARACTERS = 1000;
const MAX_STORES = 200;
const MAX_ZIP_CODE_LENGTH = 10;

const Own = z.strictObject({
  zipCode: z.optional(z.string().check(z.maxLength(MAX_ZIP_CODE_LENGTH))),
  kiosk: z.optional(z.boolean()),
  settings: z.optional(z.partial(Settings)),
  starredStores: z.optional(z.array(z.int()).check(z.maxLength(MAX_STORES))),
});

function readOwn(text: string): Partial<PageContext> | null {
  if (text.length > MAX_OWN_CHARACTERS) return null;
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return null;
  }
  const parsed = Own.safeParse(json);
  if (!parsed.success) return null;
  const { zipCode, kiosk, settings, starredStores } = parsed.data;
  return {
    ...(zipCode !== undefined && { zipCode }),
    ...(kiosk !== undefined && { kiosk }),
    ...(settings !== undefined && { settings: { ...VISITOR_SETTINGS, ...settings } }),
    ...(starredStores !== undefined && { starredStores }),
  };
}

/** Versions by remote from entries `name@version`; an entry of another shape matches no release. */
const readReleases = (entries: readonly string[]): Map<string, string> =>
  new Map(entries.map((entry) => [entry.slice(0, entry.indexOf('@')), entry.slice(entry.indexOf('@') + 1)]));

/** The query of a page-data request; null when it is invalid. */
export function readPageDataQuery(url: string): PageDataQuery | null {
  const query = new URLSearchParams(url.slice(url.indexOf('?') + 1));
  const page = query.get(KEYS.page);
  const releases = query.get(KEYS.releases);
  if (page === null || !page.startsWith('/') || releases === null || releases.length > MAX_RELEASES_CHARACTERS)
    return null;
  const flag = query.get(KEYS.flag);
  if (flag !== null && !isAbFlag(flag)) return null;
  const ownText = query.get(KEYS.own);
  const own = ownText === null ? null : readOwn(ownText);
  if (ownText !== null && own === null) return null;
  const [shell = '', ...remotes] = releases.split(',');
  return { page, shell, releases: readReleases(remotes), flag, withFrame: query.get(KEYS.frame) === '1', own };
}
