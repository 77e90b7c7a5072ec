import { formatKronor } from '@shop/domain/money';
import { priceView, savingText } from '@shop/domain/price-display';
import { Price } from '@shop/ui/price/price.tsx';
import { isBuild } from '../../features/buying/buy-action.ts';
import { MemberPriceLogin } from '../../features/buying/card-buy-button.tsx';
import type { Viewer } from '../../features/viewer/use-viewer.ts';
import type { FullProduct } from './load-product.ts';
import classes from './price-block.module.css';

/** [4-86..95][9-14..23] Price with its label, comparison and saving. */
export function PriceBlock({ product, viewer }: { readonly product: FullProduct; readonly viewer: Viewer }) {
  const view = priceView(product, viewer);
  const label = view.label === null ? null : <p className={classes.label}>{view.label}</p>;
  return (
    <div className={classes.block}>
      {/* A label about the members' price is not shown above the one that visitors pay. */}
      {view.memberAmount === null ? label : null}
      <Price
        amount={view.amount}
        size="large"
        isReduced={view.comparison !== null}
        excludingVat={viewer.showExcludingVat}
        {...(isBuild(product) && { prefix: 'Från' })}
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
    </div>
  );
}
