import {
  deleteWishlist,
  deleteWishlistProduct,
  getMemberWishlists,
  getWishlist,
  getWishlists,
  moveWishlistProduct,
  postWishlist,
  postWishlistProduct,
  putWishlist,
} from '@shop/contracts';
import { createProducts } from '../catalogue/products.ts';
import type { Feature } from '../feature.ts';
import { requireVisibleProfile } from '../game/member-access.ts';
import { route } from '../http/route.ts';
import { readSummaries, readWishlist } from './read-wishlists.ts';
import { moveBetweenWishlists, putOnWishlist, takeOffWishlist } from './wishlist-rows.ts';
import { changeWishlist, createWishlist, removeWishlist } from './wishlists.ts';

/** Wishlists [O7-12]: private until their owner shares them. */
export const registerWishlists: Feature = (app, services) => {
  const products = createProducts(services);

  route(app, getWishlists, async ({ db, member }) => ({ data: { wishlists: await readSummaries(db, member.id) } }));

  route(app, postWishlist, async ({ db, member, body, clock }) => ({
    data: { wishlist: await createWishlist(db, member.id, body, clock.now()) },
  }));

  route(app, getWishlist, async ({ db, user, params }) => ({
    data: { wishlist: await readWishlist(db, products, user?.id ?? null, params.wid) },
  }));

  route(app, putWishlist, async ({ db, member, params, body, clock }) => ({
    data: { wishlist: await changeWishlist(db, member.id, params.wid, body, clock.now()) },
  }));

  route(app, deleteWishlist, async ({ db, member, params }) => {
    await removeWishlist(db, member.id, params.wid);
    return undefined;
  });

  route(app, postWishlistProduct, async ({ db, member, params, body, clock }) => ({
    data: { wishlist: await putOnWishlist(db, member.id, params.wid, body, clock.now()) },
  }));

  route(app, deleteWishlistProduct, async ({ db, member, params, clock }) => {
    await takeOffWishlist(db, member.id, params.wid, params.productId, clock.now());
    return undefined;
  });

  route(app, moveWishlistProduct, async ({ db, member, params, body, clock }) => {
    const way = { from: params.wid, to: body.wishlistId, productId: params.productId };
    return { data: { wishlist: await moveBetweenWishlists(db, member.id, way, clock.now()) } };
  });

  route(app, getMemberWishlists, async ({ db, user, params }) => {
    await requireVisibleProfile(db, user?.id ?? null, params.id);
    return { data: { wishlists: await readSummaries(db, params.id, { publicOnes: true }) } };
  });
};
