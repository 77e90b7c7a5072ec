import { useShared } from '@shop/platform';
import classes from './vat-note.module.css';

/** Said once above a list of prices, for those who have chosen prices without VAT [1-11]. */
export function VatNote() {
  const { show_prices_excluding_vat: isWithoutVat } = useShared('settings');
  return isWithoutVat ? <p className={classes.note}>Priserna visas exkl. moms.</p> : null;
}
