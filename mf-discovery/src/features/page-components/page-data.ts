import { getCampaigns, getPageComponents, getProductList, type PageComponent } from '@shop/contracts';
import type { ResponseOf } from '@shop/contracts/endpoint';
import { isAborted, type LoadInput } from '@shop/platform';
import { isServer } from '@shop/platform/is-server';
import { type BackupCampaign, SHOWN_HISTORY } from './backup-campaign.ts';
import { packComponents } from './pack-components.ts';
import { packProduct } from './pack-product.ts';
import type { PackedComponent } from './packed-components.ts';
import type { PackedProduct } from './packed-products.ts';
import { wholeComponents } from './whole-components.ts';

type Source = Pick<LoadInput, 'api' | 'signal'>;
type ApiResponse = ResponseOf<typeof getPageComponents>['data'];

export interface PageParts extends Omit<ApiResponse, 'components' | 'takeover'> {
  readonly components: readonly PackedComponent[];
  /** [O2.14-01] Campaign whose products replace an empty history. */
  readonly backupCampaign: BackupCampaign<PackedProduct> | null;
}

type CampaignLink = { readonly id: number; readonly name: string };

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
    const shown = products.slice(0, SHOWN_HISTORY);
    return { ...campaign, products: isServer ? shown.map(packProduct) : shown };
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
    components: isServer ? packComponents(components) : wholeComponents(components),
    banners,
    countdown,
    backupCampaign: await loadBackup(source, firstCampaign(components) ?? (await firstRunning(source))),
  };
}
