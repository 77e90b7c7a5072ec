import type { BodyOf } from '@shop/contracts';
import { getAdminProduct, postAdminProduct, type ProductFields, putAdminProduct } from '@shop/contracts/api/admin';
import { kronorToOre, oreToKronor } from '@shop/domain/money';
import { desc, eq } from 'drizzle-orm';
import { unixSeconds } from '../clock.ts';
import type { Db, Tx } from '../db/client.ts';
import { listing, priceHistory, product, stock } from '../db/schema/index.ts';
import type { Feature } from '../feature.ts';
import { notFound } from '../http/errors.ts';
import { audited, inAudit } from './audited.ts';
import { secondsAt } from './timestamps.ts';
import { nextId } from './next-id.ts';
import { serializeProductRow } from './product-list.ts';
import { checkProduct } from './product-rules.ts';
import { shelfOf } from './product-shelf.ts';
import { cleanFields, columnsOf, NEW_PRODUCT, type ProductRecord, readFields, setSuccessors } from './product-store.ts';
import { type Pointer, requireKnown } from './references.ts';
import { relist } from './relist.ts';
import { priceDetails } from './set-price.ts';
import { staffRoute } from './staff-route.ts';
import { canonicalText, checkVersion, versionOf } from './version.ts';

const MAX_PRICES = 100;

const defined = <T extends object>(fields: T): T =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T;

const storesIn = (places: Readonly<Record<string, number>>): Pointer[] =>
  Object.keys(places)
    .filter((place) => /^\d+$/.test(place))
    .map((place) => ({ to: 'store', id: Number(place), field: `stock.${place}` }));

/** The rows that the page of a product shows. */
async function readRows(db: Db, id: number) {
  const [[row], places, prices, [listed]] = await Promise.all([
    db.select().from(product).where(eq(product.id, id)),
    db.select().from(stock).where(eq(stock.productId, id)),
    db
      .select()
      .from(priceHistory)
      .where(eq(priceHistory.productId, id))
      .orderBy(desc(priceHistory.validFrom))
      .limit(MAX_PRICES),
    db.select({ id: listing.productId }).from(listing).where(eq(listing.productId, id)),
  ]);
  if (row === undefined) throw notFound();
  return { row, places, prices, isListed: listed !== undefined };
}

/** A product with all data of its page in the admin application. */
async function readAdminProduct(db: Db, id: number) {
  const { row, places, prices, isListed } = await readRows(db, id);
  const fields = await readFields(db, row);
  const { name, articleNumber, priceOre, regularPriceOre, isDiscontinued, isHidden } = row;
  const inStock = places.reduce((sum, { quantity }) => sum + quantity, 0);
  return {
    ...serializeProductRow({
      id,
      name,
      articleNumber,
      priceOre,
      regularPriceOre,
      stock: inStock,
      isDiscontinued,
      isHidden,
      isListed,
    }),
    ...fields,
    lowestPrice: row.lowestPriceOre === null ? null : oreToKronor(row.lowestPriceOre),
    priceType: row.priceType,
    priceEndsAt: secondsAt(row.priceEndsAt),
    isFlashSale: row.isFlashSale,
    priceMaxPerCustomer: row.priceMaxPerCustomer,
    stockByPlace: Object.fromEntries(places.map(({ place, quantity }) => [place, quantity])),
    priceHistory: prices.map((each) => ({ price: oreToKronor(each.priceOre), validFrom: unixSeconds(each.validFrom) })),
    version: versionOf(fields),
    priceVersion: versionOf(priceDetails(row)),
  };
}

/** Inserts a new product with its first price and its stock. */
async function insertProduct(
  tx: Tx,
  { price, stock: places, ...sent }: BodyOf<typeof postAdminProduct>,
  { now, drawings }: { now: Date; drawings: readonly string[] },
) {
  const priceOre = kronorToOre(price);
  const fields = cleanFields({ ...NEW_PRODUCT, mainTitle: sent.name, ...defined(sent) });
  await checkProduct(tx, { fields, id: null, priceOre, drawings, before: null });
  await requireKnown(tx, storesIn(places));
  const columns = await columnsOf(tx, fields, await shelfOf(tx, fields.categoryId), null);
  const id = await nextId(tx, 'product');
  const [row] = await tx
    .insert(product)
    .values({ id, ...columns, priceOre, priceStartedAt: now, createdAt: now })
    .returning();
  if (row === undefined) throw new Error('The product was not stored.');
  await tx.insert(priceHistory).values({ productId: id, priceOre, validFrom: now });
  const rows = Object.entries(places).map(([place, quantity]) => ({ productId: id, place, quantity }));
  if (rows.length > 0) await tx.insert(stock).values(rows);
  await setSuccessors(tx, id, fields.successorIds);
  const stored = await readFields(tx, row);
  return { id, version: versionOf(stored), after: { ...stored, price, stock: places } };
}

/** Updates fields of a product; its shelf is computed again only when its category changes. */
async function updateProduct(
  tx: Tx,
  row: ProductRecord,
  { before, fields, drawings }: { before: ProductFields; fields: ProductFields; drawings: readonly string[] },
): Promise<ProductFields> {
  const { id, categoryId, categoryIds, sectionId, categoryTree } = row;
  await checkProduct(tx, { fields, id, priceOre: row.priceOre, drawings, before });
  const shelf =
    fields.categoryId === categoryId
      ? { categoryId, categoryIds, sectionId, categoryTree }
      : await shelfOf(tx, fields.categoryId);
  await tx
    .update(product)
    .set(await columnsOf(tx, fields, shelf, row))
    .where(eq(product.id, id));
  await setSuccessors(tx, id, fields.successorIds);
  const [changed] = await tx.select().from(product).where(eq(product.id, id));
  return changed === undefined ? before : readFields(tx, changed);
}

/** A product as a whole: read, create, change [O6-01], [O6-04]. */
export const registerAdminProducts: Feature = (app, services) => {
  const {
    db,
    imageSource: { drawings },
  } = services;

  staffRoute(app, getAdminProduct, async ({ params: { id } }) => ({
    data: { product: await readAdminProduct(db, id) },
  }));

  staffRoute(app, postAdminProduct, async (call) => {
    const created = await inAudit(call, async (tx) => {
      const { id, version, after } = await insertProduct(tx, call.body, { now: call.clock.now(), drawings });
      return {
        result: { id, version },
        change: { action: 'create', entity: 'product', entityId: id, before: null, after },
      };
    });
    await relist(services, [created.id]);
    return { data: created };
  });

  staffRoute(app, putAdminProduct, async (call) => {
    const { id } = call.params;
    const { version, ...sent } = call.body;
    let newVersion = version;
    const isChanged = await audited(call, async (tx) => {
      const [row] = await tx.select().from(product).where(eq(product.id, id)).for('update');
      if (row === undefined) throw notFound();
      const before = await readFields(tx, row);
      const fields = { ...before, ...cleanFields(defined(sent)) };
      const isSame = canonicalText(fields) === canonicalText(before);
      if (!isSame) checkVersion(before, version);
      const after = isSame ? before : await updateProduct(tx, row, { before, fields, drawings });
      newVersion = versionOf(after);
      return { action: 'update', entity: 'product', entityId: id, before, after };
    });
    if (isChanged) await relist(services, [id]);
    return { data: { isChanged, version: newVersion } };
  });
};
