import type { CartRow } from '@shop/contracts';
import { hasDownloads } from './digital-rows.ts';

/** How what needs no parcel reaches its buyer; nothing for goods in boxes. */
export function DigitalDelivery({ rows }: { readonly rows: readonly CartRow[] }) {
  const hasGiftCards = rows.some(({ extraData }) => extraData.giftCard !== undefined);
  return (
    <>
      {hasDownloads(rows) ? (
        <p>
          Digitala varor har ingen frakt: koderna hämtar du på beställningens sida så snart du har betalat. Vi mejlar
          länken dit.
        </p>
      ) : null}
      {hasGiftCards ? <p>Presentkort mejlas till mottagaren och syns på beställningens sida.</p> : null}
    </>
  );
}
