import { FYNDWARE_CLASS_IDS } from '@shop/domain/ids';

interface FyndwareClass {
  id: number;
  name: string;
  shortName: string;
}

const { one, two, three, four, five, bulk, damagedContainer, refurb } = FYNDWARE_CLASS_IDS;

/** [9-143..150] Names of the condition classes. */
const CLASSES: ReadonlyMap<number, FyndwareClass> = new Map(
  [
    { id: one, name: 'Klass 1 – som ny', shortName: 'Klass 1' },
    { id: two, name: 'Klass 2 – öppnad förpackning', shortName: 'Klass 2' },
    { id: three, name: 'Klass 3 – lätt använd', shortName: 'Klass 3' },
    { id: four, name: 'Klass 4 – synliga bruksspår', shortName: 'Klass 4' },
    { id: five, name: 'Klass 5 – defekt eller ofullständig', shortName: 'Klass 5' },
    { id: bulk, name: 'Bulk – utan originalförpackning', shortName: 'Bulk' },
    { id: damagedContainer, name: 'Skadad förpackning', shortName: 'Skadad kartong' },
    { id: refurb, name: 'Renoverad av tillverkaren', shortName: 'Renoverad' },
  ].map((each) => [each.id, each]),
);

/** [O9-30] A class that has no row here is shown by its number; null means that the product has none. */
export function fyndwareClass(id: number | null): FyndwareClass | null {
  if (id === null) return null;
  return CLASSES.get(id) ?? { id, name: `Klass ${id}`, shortName: `Klass ${id}` };
}
