import { formatDayAndYear, fromUnixSeconds } from '@shop/domain/dates';
import { formatKronor } from '@shop/domain/money';
import { priceView, savingText } from '@shop/domain/price-display';
import { isReleased } from '@shop/domain/release';
import { href } from '@shop/platform';
import { Alert } from '@shop/ui/alert/alert.tsx';
import { Price } from '@shop/ui/price/price.tsx';
import { StockLine } from '@shop/ui/stock-line/stock-line.tsx';
import { TextLink } from '@shop/ui/text-link/text-link.tsx';
import { MemberPriceLogin } from '../../features/buying/card-buy-button.tsx';
import type { Viewer } from '../../features/viewer/use-viewer.ts';
import type { FullProduct } from './load-product.ts';
import classes from './price-block.module.css';

/** [4-86..95][9-14..23] Price with its label, comparison and saving; kind of product; release date. */
export function PriceBlock({ product, viewer }: { readonly product: FullProduct; readonly viewer: Viewer }) {
  const view = priceView(product, viewer);
  const label = view.label === null ? null : <p className={classes.label}>{view.label}</p>;
  const { fyndwareClass, fyndwareOf, release, discontinued } = product;
  return (
    <div className={classes.block}>
      {/* A label about the members' price is not shown above the one that visitors pay. */}
      {view.memberAmount === null ? label : null}
      <Price
        amount={view.amount}
        size="large"
        isReduced={view.comparison !== null}
        excludingVat={viewer.showExcludingVat}
        {...(view.comparison && { comparison: view.comparison })}
        {...(view.saving && { saving: savingText(view.saving) })}
      />
      {view.memberAmount === null ? null : (
        <>
          {label}
          <p className={classes.member}>
            Medlemspris {formatKronor(view.memberAmount)} – <MemberPriceLogin />
          </p>
        </>
      )}
      {fyndwareClass === null ? null : (
        <p className={classes.note}>
          Fyndvara, klass {fyndwareClass.shortName}: {fyndwareClass.name}.{' '}
          {fyndwareOf === null ? null : (
            <TextLink href={href('product', { id: fyndwareOf.id, name: fyndwareOf.name })}>
              Köp den ny för {formatKronor(fyndwareOf.price.price)}
            </TextLink>
          )}
        </p>
      )}
      {release !== null && !isReleased(product, viewer.now) ? (
        <StockLine tone="incoming" text={`Släpps ${formatDayAndYear(fromUnixSeconds(release.timestamp))}`} />
      ) : null}
      {discontinued ? (
        <Alert tone="info" title="Produkten har utgått">
          Den kommer inte in i lagret igen. Längre ner visar vi liknande produkter.
        </Alert>
      ) : null}
    </div>
  );
}
