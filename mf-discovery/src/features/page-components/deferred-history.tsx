import { RecentlyViewed } from '../recently-viewed/recently-viewed.tsx';

/** [9-54] Number of products shown. */
const SHOWN = 3;

/** Recently viewed products, fetched after the page. */
export default function DeferredHistory({ campaign }: { readonly campaign: { id: number; name: string } | null }) {
  return <RecentlyViewed title="Senast visade" count={SHOWN} campaign={campaign} />;
}
