import {
  getAdminProduct,
  getAdminProducts,
  putAdminPrice,
  putAdminProduct,
  putAdminStock,
} from '@shop/shared/contracts/api/admin';
import { kronorToOre, oreToKronor } from '@shop/shared/domain/money';
import { and, desc, eq, sql } from 'drizzle-orm';
import { unixSeconds } from '../clock.ts';
import { listing, priceHistory, product, stock, store } from '../db/schema/index.ts';
import type { Feature } from '../features.ts';
import { ApiError, notFound } from '../http/errors.ts';
import { audited } from './audited.ts';
import { contains, momentOf, readPage } from './paging.ts';
import { relist } from './relist.ts';
import { type NewPrice, setPrice } from './set-price.ts';
import { staffRoute } from './staff-route.ts';

const MOST_PRICES = 100;

interface ProductRow extends Record<string, unknown> {
  id: number;
  name: string;
  articleNumber: string;
  priceOre: number;
  regularPriceOre: number | null;
  stock: number;
  isDiscontinued: boolean;
  isListed: boolean;
}

const wireRow = ({ priceOre, regularPriceOre, ...row }: ProductRow) => ({
  ...row,
  price: oreToKronor(priceOre),
  regularPrice: regularPriceOre === null ? null : oreToKronor(regularPriceOre),
});

const refused = (field: string, text: string): ApiError =>
  new ApiError('VALIDATION', text, { fields: { [field]: text } });

/** A price that can be right: below what it is reduced from, and with something to go back to when it ends. */
export function checkPrice(price: NewPrice, now: Date): void {
  const { priceOre, regularPriceOre, priceType, priceEndsAt, isFlashSale } = price;
  if (regularPriceOre !== null && regularPriceOre <= priceOre) {
    throw refused('regularPrice', 'Det ordinarie priset måste vara högre än priset.');
  }
  if (priceType !== null && regularPriceOre === null) throw refused('regularPrice', 'Fyll i det ordinarie priset.');
  if (priceEndsAt !== null && regularPriceOre === null) throw refused('regularPrice', 'Fyll i det ordinarie priset.');
  if (priceEndsAt !== null && priceEndsAt <= now)
    throw refused('endsAt', 'Priset kan inte sluta gälla i förfluten tid.');
  if (isFlashSale && priceEndsAt === null) throw refused('endsAt', 'En flash sale måste ta slut.');
}

/** Products, prices and stock [O6-01], [O6-04]. */
export const registerAdminProducts: Feature = (app, services) => {
  const { db } = services;

  staffRoute(app, getAdminProducts, async ({ query: { page, search } }) => {
    const typed = search?.trim() ?? '';
    const pattern = typed === '' ? null : contains(typed);
    const { rows, total } = await readPage<ProductRow>(db, {
      columns: sql`p.id, p.name, p.article_number as "articleNumber", p.price_ore as "priceOre",
        p.regular_price_ore as "regularPriceOre", p.is_discontinued as "isDiscontinued",
        coalesce((select sum(s.quantity) from stock s where s.product_id = p.id), 0)::int as stock,
        exists (select from listing l where l.product_id = p.id) as "isListed"`,
      from: sql`product p where ${pattern}::text is null or p.name ilike ${pattern} or p.id::text = ${typed}
        or p.article_number ilike ${typed} or p.ean = ${typed}`,
      order: sql`p.popularity desc, p.id`,
      page,
    });
    return { data: { rows: rows.map(wireRow), total } };
  });

  staffRoute(app, getAdminProduct, async ({ params: { id } }) => {
    const [[row], places, prices, [listed]] = await Promise.all([
      db.select().from(product).where(eq(product.id, id)),
      db.select().from(stock).where(eq(stock.productId, id)),
      db
        .select()
        .from(priceHistory)
        .where(eq(priceHistory.productId, id))
        .orderBy(desc(priceHistory.validFrom))
        .limit(MOST_PRICES),
      db.select({ id: listing.productId }).from(listing).where(eq(listing.productId, id)),
    ]);
    if (row === undefined) throw notFound();
    return {
      data: {
        product: {
          ...wireRow({
            id,
            name: row.name,
            articleNumber: row.articleNumber,
            priceOre: row.priceOre,
            regularPriceOre: row.regularPriceOre,
            stock: places.reduce((sum, { quantity }) => sum + quantity, 0),
            isDiscontinued: row.isDiscontinued,
            isListed: listed !== undefined,
          }),
          ean: row.ean,
          lowestPrice: row.lowestPriceOre === null ? null : oreToKronor(row.lowestPriceOre),
          priceType: row.priceType,
          priceEndsAt: row.priceEndsAt === null ? null : unixSeconds(row.priceEndsAt),
          isFlashSale: row.isFlashSale,
          isSponsored: row.isSponsored,
          maxPerCustomer: row.maxPerCustomer,
          limitedQuota: row.limitedQuota,
          statusCodes: row.statusCodes,
          stockByPlace: Object.fromEntries(places.map(({ place, quantity }) => [place, quantity])),
          priceHistory: prices.map(({ priceOre, validFrom }) => ({
            price: oreToKronor(priceOre),
            validFrom: unixSeconds(validFrom),
          })),
        },
      },
    };
  });

  staffRoute(app, putAdminPrice, async (call) => {
    const { params, body } = call;
    const now = call.clock.now();
    const price: NewPrice = {
      priceOre: kronorToOre(body.price),
      regularPriceOre: body.regularPrice == null ? null : kronorToOre(body.regularPrice),
      priceType: body.priceType ?? null,
      priceEndsAt: momentOf(body.endsAt ?? null),
      isFlashSale: body.isFlashSale ?? false,
      priceMaxPerCustomer: body.maxPerCustomer ?? null,
    };
    checkPrice(price, now);
    const isChanged = await audited(call, async (tx) => {
      const change = await setPrice(tx, params.id, price, now);
      if (change === undefined) throw notFound();
      return change;
    });
    if (isChanged) await relist(services, [params.id]);
    return { data: { isChanged } };
  });

  staffRoute(app, putAdminProduct, async (call) => {
    const { params, body } = call;
    const isChanged = await audited(call, async (tx) => {
      const [row] = await tx.select().from(product).where(eq(product.id, params.id)).for('update');
      if (row === undefined) throw notFound();
      const { isDiscontinued, isSponsored, maxPerCustomer, limitedQuota } = row;
      const before = { isDiscontinued, isSponsored, maxPerCustomer, limitedQuota };
      const after = { ...before, ...body };
      await tx.update(product).set(after).where(eq(product.id, params.id));
      return { action: 'update', entity: 'product', entityId: params.id, before, after };
    });
    if (isChanged) await relist(services, [params.id]);
    return { data: { isChanged } };
  });

  staffRoute(app, putAdminStock, async (call) => {
    const { params, body } = call;
    const { place, change } = body;
    let quantity = 0;
    await audited(call, async (tx) => {
      const [known] = await tx.select({ id: product.id }).from(product).where(eq(product.id, params.id));
      if (known === undefined) throw notFound();
      if (/^\d+$/.test(place)) {
        const [found] = await tx
          .select({ id: store.id })
          .from(store)
          .where(eq(store.id, Number(place)));
        if (found === undefined) throw refused('place', 'Butiken finns inte.');
      }
      const own = and(eq(stock.productId, params.id), eq(stock.place, place));
      await tx.insert(stock).values({ productId: params.id, place, quantity: 0 }).onConflictDoNothing();
      const [row] = await tx.select().from(stock).where(own).for('update');
      const before = row?.quantity ?? 0;
      quantity = before + change;
      if (quantity < 0) throw new ApiError('CONFLICT', `Det finns bara ${before} kvar.`);
      if (quantity > 2_000_000_000) throw refused('change', 'Så många får inte plats.');
      await tx.update(stock).set({ quantity }).where(own);
      const entityId = `${params.id}:${place}`;
      return { action: 'update', entity: 'stock', entityId, before: { quantity: before }, after: { quantity } };
    });
    await relist(services, [params.id]);
    return { data: { quantity } };
  });
};
