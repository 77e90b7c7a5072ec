import { formatDayAndYear, fromUnixSeconds } from '@shop/domain/dates';
import { formatKronor } from '@shop/domain/money';
import { isReleased } from '@shop/domain/release';
import { href } from '@shop/platform';
import { Alert } from '@shop/ui/alert/alert.tsx';
import { StockLine } from '@shop/ui/stock-line/stock-line.tsx';
import { TextLink } from '@shop/ui/text-link/text-link.tsx';
import type { Viewer } from '../../features/viewer/use-viewer.ts';
import type { FullProduct } from './load-product.ts';
import classes from './product-status.module.css';

type FyndwareClass = NonNullable<FullProduct['fyndwareClass']>;

/** A class has a short name and a long one; where they say the same, or one is a letter, that is not repeated. */
const fyndwareWords = ({ name, shortName }: FyndwareClass): string =>
  shortName.length > 1 ? name : `klass ${shortName}, ${name}`;

/** What kind of product it is: a bargain with its original, unreleased, or no longer made. */
export function ProductStatus({ product, viewer }: { readonly product: FullProduct; readonly viewer: Viewer }) {
  const { fyndwareClass, fyndwareOf, release, discontinued } = product;
  return (
    <div className={classes.status}>
      {fyndwareClass === null ? null : (
        <p className={classes.note}>
          Fyndvara: {fyndwareWords(fyndwareClass)}.{' '}
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
          Den kommer inte in i lagret igen. <TextLink href="#ersattare">Köp en av de här i stället</TextLink>
        </Alert>
      ) : null}
    </div>
  );
}
