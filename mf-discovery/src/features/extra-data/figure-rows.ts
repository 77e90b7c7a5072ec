import type { ExtendedProduct } from './extended-product.ts';

/** A label and its value, as they stand on a card. */
export type FigureRow = readonly [label: string, value: string];

const number = new Intl.NumberFormat('sv-SE');

/** Stock locations that are no store. */
const PLACES: Readonly<Record<string, string>> = { web: 'webb', supplier: 'leverantör', download: 'nedladdning' };

/** "webb 12 · leverantör 40 · butiker 23": all stores as one sum. */
function stockText(stockByPlace: ExtendedProduct['stockByPlace']): string {
  const stores = Object.entries(stockByPlace).filter(([place]) => PLACES[place] === undefined);
  const sum = stores.reduce((units, [, each]) => units + each, 0);
  const parts = Object.entries(PLACES).flatMap(([place, name]) =>
    stockByPlace[place] === undefined ? [] : [`${name} ${number.format(stockByPlace[place])}`],
  );
  return [...parts, ...(stores.length === 0 ? [] : [`butiker ${number.format(sum)}`])].join(' · ') || 'inget';
}

/** An employee's figures of a product: what fits on a card, the rest stands in the admin panel [O6-04]. */
export function figureRows(product: ExtendedProduct): readonly FigureRow[] {
  const { id, articleNumber, ean, statusCodes, stockByPlace, soldLast30Days, campaigns, isListed } = product;
  return [
    ['Id', String(id)],
    ['Art.nr', articleNumber],
    ['EAN', ean],
    ['Lager', stockText(stockByPlace)],
    ['Sålda 30 d', number.format(soldLast30Days)],
    ...(statusCodes.length === 0 ? [] : [['Status', statusCodes.join(', ')] as const]),
    ...(campaigns.length === 0 ? [] : [['Kampanj', campaigns.map(({ name }) => name).join(', ')] as const]),
    ...(isListed ? [] : [['I listor', 'nej'] as const]),
  ];
}
