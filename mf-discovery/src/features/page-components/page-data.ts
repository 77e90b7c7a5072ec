import {
  getCampaigns,
  getPageComponents,
  getProductList,
  type PageComponent,
  type ReviewHighlight,
  type TopList,
} from '@shop/contracts';
import type { ResponseOf } from '@shop/contracts/endpoint';
import { topReviews } from '../../rules/reviews.ts';
import { reviewPlace } from '../../rules/top-list.ts';
import { isAborted, type LoadInput } from '@shop/platform';
import { type BackupCampaign, SHOWN_HISTORY } from './backup-campaign.ts';
import { packProduct, unpackProduct, type PackedProduct } from './packed-products.ts';

type Source = Pick<LoadInput, 'api' | 'signal'>;
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
  readonly backupCampaign: BackupCampaign<PackedProduct> | null;
}

type CampaignLink = { readonly id: number; readonly name: string };

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
const firstCampaign = (components: readonly PageComponent[]): CampaignLink | null =>
  components
    .flatMap((each) => (each.type === 4 ? each.section.highlights : []))
    .find(({ campaign }) => campaign !== null)?.campaign ?? null;

/** [O2.14-01] The campaign that is first on the start page, for a section without one of its own. */
async function firstRunning({ api, signal }: Source): Promise<CampaignLink | null> {
  const { data } = await api.call(getCampaigns, { query: {} }, { signal });
  const [first] = data.campaigns.filter(({ sectionId }) => sectionId === null);
  return first === undefined ? null : { id: first.id, name: first.name };
}

/** The campaign with as many of its products as are shown; a failure costs this part of the page only. */
async function loadBackup(
  { api, signal }: Source,
  campaign: CampaignLink | null,
): Promise<PageParts['backupCampaign']> {
  if (campaign === null) return null;
  const request = { params: { type: 'campaign', value: String(campaign.id) }, query: {} } as const;
  try {
    const { products } = await api.call(getProductList, request, { signal });
    return { ...campaign, products: products.slice(0, SHOWN_HISTORY).map(packProduct) };
  } catch (error) {
    if (isAborted(error)) throw error;
    return null;
  }
}

/** [O2.11-01] The ordered components of the start page (index 0) or a section page. */
export async function loadPageParts(
  source: Source,
  entityType: 'index' | 'section',
  entityId: string,
): Promise<PageParts> {
  const { api, signal } = source;
  const { data } = await api.call(getPageComponents, { params: { entityType, entityId } }, { signal });
  const { components, banners, countdown } = data;
  return {
    components: components.map(toPacked),
    banners,
    countdown,
    backupCampaign: await loadBackup(source, firstCampaign(components) ?? (await firstRunning(source))),
  };
}
