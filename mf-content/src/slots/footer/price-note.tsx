import { SHOP } from '@shop/contracts/config';
import { currencyName } from '@shop/domain/money';
import { useShared } from '@shop/platform';

/** The currency of all prices, and whether VAT is in them for this shopper. */
export function PriceNote() {
  const isExcluding = useShared('settings').show_prices_excluding_vat;
  return <p>{`Alla priser är i ${currencyName(SHOP.locale)} ${isExcluding ? 'exklusive' : 'inklusive'} moms.`}</p>;
}
