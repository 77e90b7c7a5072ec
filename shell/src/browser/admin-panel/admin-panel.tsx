import { getExtraProductData, type ResponseOf } from '@shop/contracts';
import type { Platform } from '@shop/contracts/platform';
import { formatIsoDay, fromUnixSeconds } from '@shop/domain/dates';
import { isAborted } from '@shop/platform';
import { Button } from '@shop/ui/button/button.tsx';
import { TextLink } from '@shop/ui/text-link/text-link.tsx';
import { Provider, useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import styles from './admin-panel.module.css';
import { watchProductLinks } from './watch-product-links.ts';

type Extra = ResponseOf<typeof getExtraProductData>['data'][string];

const number = new Intl.NumberFormat('sv-SE');

/** Figures of a product; undefined while loading, null after a failure. */
function useExtra({ api }: Platform, productId: number | null): Extra | null | undefined {
  const [known, setKnown] = useState<{ id: number; extra: Extra | null }>();
  useEffect(() => {
    if (productId === null) return undefined;
    const ends = new AbortController();
    api.call(getExtraProductData, { query: { products: [productId] } }, { signal: ends.signal }).then(
      ({ data }) => setKnown({ id: productId, extra: data[String(productId)] ?? null }),
      (error: unknown) => {
        if (!isAborted(error)) setKnown({ id: productId, extra: null });
      },
    );
    return () => ends.abort();
  }, [api, productId]);
  return known?.id === productId ? known?.extra : undefined;
}

/** The product's figures for employees [O6-04]. */
function Figures({ productId, extra }: { readonly productId: number; readonly extra: Extra }) {
  const rows: readonly (readonly [string, string])[] = [
    ['Produkt-id', String(productId)],
    ['Artikelnummer', extra.articleNumber],
    ['EAN', extra.ean],
    ['Statuskoder', extra.statusCodes.join(', ') || '–'],
    ['Sålda på 30 dagar', number.format(extra.soldLast30Days)],
    ['I listor', extra.isListed ? 'Ja' : 'Nej'],
    ...Object.entries(extra.stockByPlace).map(([place, units]) => [`Lager ${place}`, number.format(units)] as const),
    ...extra.priceHistory
      .slice(0, 5)
      .map(
        ({ price, validFrom }) =>
          [`Pris ${formatIsoDay(fromUnixSeconds(validFrom))}`, `${number.format(price)} kr`] as const,
      ),
  ];
  return (
    <dl className={styles.figures}>
      {rows.map(([label, value]) => [<dt key={`${label} dt`}>{label}</dt>, <dd key={`${label} dd`}>{value}</dd>])}
    </dl>
  );
}

function AdminPanel({ platform }: { readonly platform: Platform }) {
  const { atoms } = platform;
  const isShown = useAtomValue(atoms.adminPanelShown);
  const route = useAtomValue(atoms.route);
  const productId = isShown && route.name === 'product' ? Number(route.params.id) : null;
  const extra = useExtra(platform, productId);
  if (!isShown) return null;
  return (
    <aside className={styles.panel} aria-label="Adminpanel">
      <Button
        size="small"
        aria-label="Stäng adminpanelen"
        className={styles.close}
        onClick={() => platform.bus.emit('admin-panel.toggle', {})}
      >
        Stäng
      </Button>
      {productId !== null && extra ? <Figures productId={productId} extra={extra} /> : null}
      {productId !== null && extra === null ? <p>Produktens uppgifter kunde inte hämtas.</p> : null}
      {productId === null ? (
        <p>Siffrorna står vid varje produkt i listor och sökträffar. Öppna en produkt för fler.</p>
      ) : null}
      <TextLink href={extra?.editPath ?? '/admin/'}>Till admin</TextLink>
    </aside>
  );
}

/** Renders the panel over the page, and opens products in admin for those who chose so; loaded for employees only. */
export function mountAdminPanel(platform: Platform): void {
  watchProductLinks(platform, {
    document,
    leave: (url) => location.assign(url),
    openTab: (url) => void window.open(url, '_blank', 'noopener'),
  });
  const container = document.createElement('div');
  document.body.append(container);
  createRoot(container, { identifierPrefix: 'admin-panel-' }).render(
    <Provider store={platform.store}>
      <AdminPanel platform={platform} />
    </Provider>,
  );
}
