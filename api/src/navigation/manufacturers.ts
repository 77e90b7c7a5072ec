import type { ResponseOf } from '@shop/contracts';
import type { getManufacturers } from '@shop/contracts/api/display';
import type { NamedQuery } from '../db/named-query.ts';

type Manufacturer = ResponseOf<typeof getManufacturers>['data']['manufacturers'][number];

const WITH_PRODUCTS = `
select m.id, m.name, count(*)::int as "productCount" from manufacturer m join listing l on l.manufacturer_id = m.id
group by m.id, m.name`;

const SWEDISH = new Intl.Collator('sv', { numeric: true });

/** Index letter of a name: accents other than those of Å, Ä and Ö are folded; anything that is no letter is '#'. */
export function indexLetter(name: string): string {
  const [first = ''] = name.trim().toLocaleUpperCase('sv');
  const folded = /[ÅÄÖ]/.test(first) ? first : (first.normalize('NFD')[0] ?? '');
  return /^[A-ZÅÄÖ]$/.test(folded) ? folded : '#';
}

/** [O2.17-28] A to Ö by Swedish rules. */
export async function readManufacturers(named: NamedQuery): Promise<Manufacturer[]> {
  const rows = await named<Omit<Manufacturer, 'letter'>>('manufacturers', WITH_PRODUCTS);
  return rows
    .map((row) => ({ ...row, letter: indexLetter(row.name) }))
    .sort((a, b) => SWEDISH.compare(a.name, b.name) || a.id - b.id);
}
