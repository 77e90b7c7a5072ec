import {
  getCampaigns,
  getPageComponents,
  type PageComponent,
  type ReviewHighlight,
  type TopList,
} from '@shop/contracts';
import type { ResponseOf } from '@shop/contracts/endpoint';
import { topReviews } from '../../rules/reviews.ts';
import { reviewPlace } from '../../rules/top-list.ts';
import type { LoadInput } from '@shop/platform';
import { packProduct, unpackProduct, type PackedProduct } from './packed-products.ts';

type ApiResponse = ResponseOf<typeof getPageComponents>['data'];
type Review = ReviewHighlight;
type PackedList = Omit<TopList, 'products'> & { readonly products: readonly PackedProduct[] };
type WithPackedList<Component> = Component extends { topList: TopList }
  ? Omit<Component, 'topList'> & { readonly topList: PackedList }
  : Component;

/** A component with the reviews that its list shows, worked out before the products lose theirs. */
export type ShownComponent = PageComponent & { readonly reviews: readonly Review[] };
/** A component as documents contain it. */
export type PackedComponent = WithPackedList<PageComponent> & { readonly reviews: readonly Review[] };

export interface PageParts extends Omit<ApiResponse, 'components' | 'takeover'> {
  readonly components: readonly PackedComponent[];
  /** [O2.14-01] Campaign whose products replace an empty history. */
  readonly backupCampaign: { readonly id: number; readonly name: string } | null;
}

function toPacked(component: PageComponent): PackedComponent {
  if (component.type !== 1 && component.type !== 5) return { ...component, reviews: [] };
  const { topList } = component;
  const reviews = reviewPlace(topList.whereToShowReviews) === null ? [] : topReviews(topList.products);
  return { ...component, topList: { ...topList, products: topList.products.map(packProduct) }, reviews };
}

/** The component with whole products. */
export function unpackComponent(component: PackedComponent): ShownComponent {
  if (component.type !== 1 && component.type !== 5) return component;
  const { topList } = component;
  return { ...component, topList: { ...topList, products: topList.products.map(unpackProduct) } };
}

/** Of the page's highlights, all of which run now. */
const firstCampaign = (components: readonly PageComponent[]): PageParts['backupCampaign'] =>
  components
    .flatMap((each) => (each.type === 4 ? each.section.highlights : []))
    .find(({ campaign }) => campaign !== null)?.campaign ?? null;

/** [O2.14-01] The campaign that is first on the start page, for a section without one of its own. */
async function firstRunning(api: LoadInput['api'], signal: AbortSignal): Promise<PageParts['backupCampaign']> {
  const { data } = await api.call(getCampaigns, { query: {} }, { signal });
  const [first] = data.campaigns.filter(({ sectionId }) => sectionId === null);
  return first === undefined ? null : { id: first.id, name: first.name };
}

/** [O2.11-01] The ordered components of the start page (index 0) or a section page. */
export async function loadPageParts(
  { api, signal }: Pick<LoadInput, 'api' | 'signal'>,
  entityType: 'index' | 'section',
  entityId: string,
): Promise<PageParts> {
  const { data } = await api.call(getPageComponents, { params: { entityType, entityId } }, { signal });
  const { components, banners, countdown } = data;
  return {
    components: components.map(toPacked),
    banners,
    countdown,
    backupCampaign: firstCampaign(components) ?? (await firstRunning(api, signal)),
  };
}
