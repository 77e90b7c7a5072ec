import {
  getProduct,
  getProductReviews,
  getProductTips,
  getRecentProducts,
  postProductView,
  removeFromHistory,
} from '@shop/contracts/api/product';
import { getBundleOffers, getDiscontinuedTips, getExtraProductData } from '@shop/contracts/api/recommendations';
import { getPriceHistory } from '@shop/contracts/api/price-history';
import { storesInStock } from '@shop/domain/stock';
import { eq } from 'drizzle-orm';
import { createPassChecker } from '../cart/unit-price.ts';
import { product } from '../db/schema/index.ts';
import type { Feature } from '../feature.ts';
import { notFound } from '../http/errors.ts';
import { route } from '../http/route.ts';
import type { Session } from '../members/session.ts';
import { readBundleOffers } from './bundle-offers.ts';
import { readExtraData } from './extra-data.ts';
import { registerDocuments } from './documents/documents.ts';
import { type Viewer, forgetView, noteView, recentlyViewed, takeOverHistory } from './history.ts';
import { registerEnergyLabel } from './energy-label.ts';
import { readPriceHistory } from './price-history.ts';
import { createProducts } from './products.ts';
import { readReviews } from './reviews.ts';
import { readReplacements, readTips } from './tips.ts';

const NO_PRODUCT = 'Produkten finns inte.';

/** Source of the recommendations: rows that jobs and the seed compute, not a service that tracks shoppers. */
const TIPS_ENGINE = 'relations';

const viewerOf = (session: Session): Viewer => ({ sessionId: session.id, memberId: session.user?.id ?? null });

/** The product page's data, reviews, recommendations and the session's view history. */
export const registerCatalogue: Feature = (app, services) => {
  const { named, places } = services;
  const products = createProducts(services);
  const passes = createPassChecker(services.config.secrets);

  services.loginHooks.onLogin(({ previousSessionId, sessionId, userId }, tx) =>
    takeOverHistory(tx, previousSessionId, sessionId, userId),
  );

  route(app, getProduct, async ({ params }) => {
    const [found, { storeNames }] = await Promise.all([products.product(params.id), places()]);
    if (found === null) throw notFound(NO_PRODUCT);
    const withStock = new Set(storesInStock(found.stock).map(({ storeId }) => storeId));
    return { data: { product: found, stores: storeNames.filter(({ id }) => withStock.has(id)) } };
  });

  route(app, getProductReviews, async ({ params, query }) => {
    const data = await readReviews(named, params.id, query.sortBy, query);
    if (data === null) throw notFound(NO_PRODUCT);
    return { data };
  });

  route(app, getProductTips, async ({ params, session }) => {
    const [tips, viewed] = await Promise.all([readTips(named, params.id), recentlyViewed(named, viewerOf(session))]);
    const others = viewed.filter((id) => id !== params.id);
    const ids = [...new Set([...tips.boughtTogether, ...tips.similarProducts, ...tips.accessories, ...others])];
    const byId = new Map((await products.summaries(ids)).map((each) => [each.id, each]));
    const pick = (ids: readonly number[]) => ids.flatMap((id) => byId.get(id) ?? []);
    return {
      boughtTogether: pick(tips.boughtTogether),
      similarProducts: pick(tips.similarProducts),
      accessories: pick(tips.accessories),
      recentlyViewed: pick(others),
      engine: TIPS_ENGINE,
    };
  });

  route(app, getBundleOffers, ({ params, clock }) =>
    readBundleOffers({ named, products, passes, now: clock.now() }, params.id),
  );

  route(app, getDiscontinuedTips, async ({ params }) => {
    const ids = await readReplacements(named, params.id);
    if (ids === null) throw notFound(NO_PRODUCT);
    return { products: await products.summaries(ids) };
  });

  route(app, getPriceHistory, async ({ params, clock }) => {
    const data = await readPriceHistory(named, params.id, clock.now());
    if (data === null) throw notFound(NO_PRODUCT);
    return { data };
  });

  registerEnergyLabel(app, services);
  registerDocuments(app, services, products);

  route(app, getExtraProductData, async ({ query, clock }) => ({
    data: await readExtraData(named, query.products, clock.now()),
  }));

  route(app, getRecentProducts, async ({ session }) => ({
    products: await products.summaries(await recentlyViewed(named, viewerOf(session))),
  }));

  route(app, postProductView, async ({ params, session, db, clock }) => {
    const [known] = await db.select({ id: product.id }).from(product).where(eq(product.id, params.id));
    if (known === undefined) throw notFound(NO_PRODUCT);
    await noteView(db, await session.ensure(), session.user?.id ?? null, params.id, clock.now());
    return undefined;
  });

  route(app, removeFromHistory, async ({ params, session, db }) => {
    await forgetView(db, viewerOf(session), params.id);
    return undefined;
  });
};
