import type { ReleaseManifest } from '@shop/contracts/rendering';
import type { SlotDescription } from '@shop/contracts/slot-description';
import { knownOwnerOf, type RemoteName, type SlotName } from '@shop/contracts/slots';
import { firstSegment, otherOwnerOf } from './path-owners.ts';

type Described = Pick<ReleaseManifest, 'slots'>;

const described = ({ slots }: Described): [SlotName, SlotDescription][] =>
  Object.entries(slots).flatMap(([slot, { about }]) => (about ? [[slot, about]] : []));

const pathsOf = ({ routes = {}, forms = [] }: SlotDescription): string[] => [
  ...Object.values(routes).flatMap(({ paths }) => paths),
  ...forms.map(({ path }) => path),
];

/** First segments of the URLs that a release adds, of its pages and its forms alike. */
export const segmentsOf = (release: Described): string[] => [
  ...new Set(described(release).flatMap(([, about]) => pathsOf(about).map(firstSegment))),
];

const repeated = (items: readonly string[]): string[] => [
  ...new Set(items.filter((item, index) => items.indexOf(item) !== index)),
];

function checkPlacement([slot, { area, columns, routes }]: [SlotName, SlotDescription]): string[] {
  const reasons: string[] = [];
  if (area !== undefined && routes !== undefined)
    reasons.push(`The slot ${slot} cannot be a page and a part of the layout`);
  if (area === 'left' && !columns?.length)
    reasons.push(`The slot ${slot} stands in the left column and has to say in which ("columns")`);
  if (area !== 'left' && columns !== undefined)
    reasons.push(`The slot ${slot} has columns, but is not in the left one`);
  return reasons;
}

/**
 * Errors in a release's slot descriptions: slots or URLs that belong to others by the route table, or that it names
 * twice. Claims beside the table are in the store, see `checkClaims`.
 */
export function checkDescriptions(release: Described, remote: RemoteName): string[] {
  const foreign = Object.keys(release.slots).flatMap((slot) => {
    const owner = knownOwnerOf(slot);
    return owner === null || owner === remote ? [] : [`The slot ${slot} belongs to ${owner}`];
  });
  const taken = segmentsOf(release).flatMap((segment) => {
    const owner = otherOwnerOf(segment, remote);
    if (owner === null) return [];
    return [`URLs below /se/${segment} belong to ${owner === 'shop' ? 'the shop itself' : owner}`];
  });
  const rows = described(release);
  const names = rows.flatMap(([, { routes = {} }]) => Object.keys(routes));
  return [
    ...foreign,
    ...taken,
    ...rows.flatMap(checkPlacement),
    ...repeated(names).map((name) => `Two slots have a route named ${name}`),
    ...repeated(rows.flatMap(([, about]) => pathsOf(about))).map((path) => `The path ${path} is named twice`),
  ];
}
