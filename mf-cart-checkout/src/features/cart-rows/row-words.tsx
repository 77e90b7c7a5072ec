import { changeBuildHref } from '@shop/contracts/build-link';
import { Badge } from '@shop/ui/badge/badge.tsx';
import { EnergyLabelButton } from '@shop/ui/energy-label/energy-label.tsx';
import { StockLine } from '@shop/ui/stock-line/stock-line.tsx';
import { useEnergyLabel } from '../energy/use-energy-label.ts';
import classes from './cart-rows.module.css';
import { GiftCardWords } from './gift-card-words.tsx';
import type { RowPartProps } from './row-part-props.ts';

/** What the row is: its names, a gift's greeting, stock or release, and the energy label, which opens the sheet. */
export function RowWords({ row, view, url, isReadOnly }: RowPartProps & { readonly url: string }) {
  const { name, subTitle, energyMarking } = row.product;
  const { giftCard, ctoConfigurationId } = row.extraData;
  const { open, sheet } = useEnergyLabel(row.product);
  return (
    <div className={classes.words}>
      <a href={url} className={classes.name}>
        {name}
      </a>
      {subTitle === '' ? null : <p className={classes.subtitle}>{subTitle}</p>}
      {ctoConfigurationId === undefined || isReadOnly ? null : (
        <a href={changeBuildHref(ctoConfigurationId)} className={classes.change}>
          Ändra bygget
        </a>
      )}
      {giftCard === undefined ? null : <GiftCardWords row={row} giftCard={giftCard} isReadOnly={isReadOnly} />}
      {view.preOrder === null ? null : <Badge tone="info">{view.preOrder}</Badge>}
      {isReadOnly || view.stock === null ? null : <StockLine {...view.stock} />}
      {energyMarking ? (
        <EnergyLabelButton rating={energyMarking.rating} scale={energyMarking.scale} onClick={open} />
      ) : null}
      {sheet}
    </div>
  );
}
