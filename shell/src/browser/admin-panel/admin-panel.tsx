import { getExtraProductData, type ResponseOf } from '@shop/contracts';
import type { Platform } from '@shop/contracts/platform';
import { formatIsoDay, fromUnixSeconds } from '@shop/domain/dates';
import { isAborted } from '@shop/platform';
import { TextLink } from '@shop/ui/text-link/text-link.tsx';
import { Provider, useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import styles from './admin-panel.module.css';
import { isPanelOnAtom } from './watch-admin-panel.ts';

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
  const user = useAtomValue(atoms.user);
  const isOn = useAtomValue(isPanelOnAtom);
  const { size } = useAtomValue(atoms.viewport);
  const route = useAtomValue(atoms.route);
  const isShown = user?.isEmployee === true && isOn && size === 'lg';
  const productId = isShown && route.name === 'product' ? Number(route.params.id) : null;
  const extra = useExtra(platform, productId);
  if (!isShown) return null;
  return (
    <aside className={styles.panel} aria-label="Adminpanel">
      {productId !== null && extra ? <Figures productId={productId} extra={extra} /> : null}
      {productId !== null && extra === null ? <p>Produktens uppgifter kunde inte hämtas.</p> : null}
      {productId === null ? <p>Öppna en produkt för att se dess siffror.</p> : null}
      <TextLink href={extra?.editPath ?? '/admin/'}>Till admin</TextLink>
    </aside>
  );
}

/** Renders the panel over the page; loaded for employees only. */
export function mountAdminPanel(platform: Platform): void {
  const container = document.createElement('div');
  document.body.append(container);
  createRoot(container, { identifierPrefix: 'admin-panel-' }).render(
    <Provider store={platform.store}>
      <AdminPanel platform={platform} />
    </Provider>,
  );
}
