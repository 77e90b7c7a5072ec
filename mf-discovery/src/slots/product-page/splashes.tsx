import { releaseBubble } from '@shop/domain/release';
import { priceTypeLabel } from '@shop/domain/price-display';
import { PriceBubble, Splash } from '@shop/ui/badge/badge.tsx';
import { MAX_SPLASHES } from '../../components/product-card/product-card-data.ts';
import type { Viewer } from '../../features/viewer/use-viewer.ts';
import type { FullProduct } from './load-product.ts';

/** [O2.13-08] The splashes on the image: price type, release, campaigns. */
export function Splashes({ product, viewer }: { readonly product: FullProduct; readonly viewer: Viewer }) {
  const label = priceTypeLabel(product, viewer);
  const release = releaseBubble(product, viewer.now);
  const splashes = [...(release === null ? [] : [{ text: release, color: undefined }]), ...product.splashes].slice(
    0,
    MAX_SPLASHES,
  );
  return (
    <>
      {label === null ? null : <PriceBubble label={label} />}
      {splashes.map(({ text, color }) => (
        <Splash key={text} text={text} colour={color} />
      ))}
    </>
  );
}
