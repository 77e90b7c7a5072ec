import { RecentlyViewed } from '../recently-viewed/recently-viewed.tsx';
import { type BackupCampaign, SHOWN_HISTORY } from './backup-campaign.ts';
import { type PackedProduct, unpackProduct } from './packed-products.ts';

interface DeferredHistoryProps {
  readonly campaign: BackupCampaign<PackedProduct> | null;
}

/** Recently viewed products, fetched after the page, or those of a campaign. */
export default function DeferredHistory({ campaign }: DeferredHistoryProps) {
  const backup = campaign && { name: campaign.name, products: campaign.products.map(unpackProduct) };
  return <RecentlyViewed title="Senast visade" count={SHOWN_HISTORY} backup={backup} />;
}
