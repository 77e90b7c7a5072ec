import { ROUTES, type TableRoute } from '@shop/contracts/routes';
import { knownOwnerOf, type RemoteName } from '@shop/contracts/slots';
import { FORMER_DESCRIPTIONS } from './former-descriptions.ts';

/** First segments that are the shop's own, with and without the region before them: no release can claim them. */
const RESERVED: ReadonlySet<string> = new Set([
  'admin',
  'api',
  'assets',
  'error',
  'files',
  'healthz',
  'images',
  'img',
  'metrics',
  'mf-override',
  'page-data',
  'rapporter',
  'readyz',
  'robots',
  'sitemap',
  'styleguide',
]);

/** The first segment of a route's or form's path: what a remote claims by it. */
export const firstSegment = (path: string): string => path.split('/', 1)[0]?.toLowerCase() ?? '';

type Owner = RemoteName | 'shop';

/**
 * Owners of the URLs below each first segment before any claims: those of the table's pages and of the former forms.
 */
function ownersOfTable(): ReadonlyMap<string, ReadonlySet<Owner>> {
  const pages = (Object.keys(ROUTES) as TableRoute[]).flatMap((name) => {
    const { page, paths } = ROUTES[name];
    return paths.map((path): [string, Owner] => [path, (page && knownOwnerOf(page)) ?? 'shop']);
  });
  const forms = Object.entries(FORMER_DESCRIPTIONS).flatMap(([slot, about]) =>
    (about.forms ?? []).map(({ path }): [string, Owner] => [path, knownOwnerOf(slot) ?? 'shop']),
  );
  const owners = new Map<string, Set<Owner>>();
  for (const [path, owner] of [...pages, ...forms]) {
    const segment = firstSegment(path);
    owners.set(segment, (owners.get(segment) ?? new Set<Owner>()).add(owner));
  }
  return owners;
}

const OWNERS = ownersOfTable();

/**
 * The other owner of the URLs below a first segment by the route table: a remote or the shop itself; null when a
 * remote may claim them.
 */
export function otherOwnerOf(segment: string, claimant: RemoteName): Owner | null {
  if (RESERVED.has(segment)) return 'shop';
  const others = [...(OWNERS.get(segment) ?? [])].filter((owner) => owner !== claimant);
  return others[0] ?? null;
}
