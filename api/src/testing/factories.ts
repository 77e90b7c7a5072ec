import { category, manufacturer, product, section, stock, store } from '../db/schema/index.ts';
import type { Db } from '../db/client.ts';

type ProductValues = Partial<typeof product.$inferInsert> & { stock?: Record<string, number> };

/** Ids that the seed never uses. */
const OWN = 9_000_000;
let nextId = OWN;

async function ensureShelf(db: Db): Promise<void> {
  await db
    .insert(section)
    .values({ id: OWN, name: 'Test', color: '#336699', icon: 'box', iconColor: '#336699', sort: 99 })
    .onConflictDoNothing();
  await db
    .insert(category)
    .values({ id: OWN, sectionId: OWN, name: 'Test', internalName: 'Test', icon: 'box', level: 1, sort: 99 })
    .onConflictDoNothing();
  await db
    .insert(manufacturer)
    .values({
      id: OWN,
      name: 'Testverket',
      contactName: 'Testverket AB',
      contactAddress: 'Testgatan 1',
      contactEmail: 'a@example.se',
    })
    .onConflictDoNothing();
}

/** Inserts a released product of 100 kr with ten in the web stock; the test overrides what matters to it. */
export async function createProduct(db: Db, { stock: places = { web: 10 }, ...values }: ProductValues = {}) {
  await ensureShelf(db);
  const id = values.id ?? (nextId += 1);
  const name = values.name ?? `Testvara ${id}`;
  await db.insert(product).values({
    name,
    mainTitle: name,
    subTitle: 'För tester',
    articleNumber: String(id),
    ean: String(id).padStart(13, '0'),
    manufacturerId: OWN,
    categoryId: OWN,
    categoryIds: [OWN],
    sectionId: OWN,
    categoryTree: 'Test/Test',
    description: '',
    archetype: 'keyboard',
    color: '#336699',
    priceOre: 10_000,
    packageMeasurements: [200, 100, 50],
    packageWeightGrams: 500,
    possibleDeliveryMethods: [1, 2, 3, 4, 20, 31],
    ...values,
    id,
  });
  await setStock(db, id, places);
  return { id, name, priceOre: values.priceOre ?? 10_000 };
}

/** Replaces a product's stock. */
export async function setStock(db: Db, productId: number, places: Record<string, number>): Promise<void> {
  for (const [place, quantity] of Object.entries(places)) {
    await db
      .insert(stock)
      .values({ productId, place, quantity })
      .onConflictDoUpdate({ target: [stock.productId, stock.place], set: { quantity } });
  }
}

/** A store; with a priority it also ships web orders. */
export async function createStore(db: Db, values: Partial<typeof store.$inferInsert> = {}) {
  const id = values.id ?? (nextId += 1);
  await db.insert(store).values({
    name: `Testbutiken ${id}`,
    city: 'Göteborg',
    services: [],
    openingHours: { weekdays: [], exceptions: [] },
    ...values,
    id,
  });
  return { id };
}
