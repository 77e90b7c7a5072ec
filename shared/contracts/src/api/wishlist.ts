import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { Id, UnixSeconds } from './common.ts';
import { ProductSummary } from './product.ts';

/** Limits: lists per member, products per list, and units per product. */
export const WISHLIST_LIMITS = { lists: 50, products: 200, quantity: 99, name: 60 } as const;

/** Name of the list of what a member has saved from the cart for later. */
export const SAVED_FOR_LATER = 'Sparat till senare';

const WishlistSummary = z.object({
  id: z.number(),
  name: z.string(),
  isPublic: z.boolean(),
  /** What a shared list is opened with by others; null while it is private [O7-12]. */
  shareId: z.nullable(z.string()),
  /** The list that the heart on a product card adds to. */
  isDefault: z.boolean(),
  productIds: z.array(z.number()),
  /** Pictures of its newest products, at most four; missing in the response of an older server. */
  previewUrls: z.optional(z.array(z.string())),
  updatedAt: UnixSeconds,
});
/** A wishlist without its products. */
export type WishlistSummary = z.infer<typeof WishlistSummary>;

const Wishlist = z.object({
  id: z.number(),
  name: z.string(),
  isPublic: z.boolean(),
  isDefault: z.boolean(),
  updatedAt: UnixSeconds,
  shareId: z.nullable(z.string()),
  /** Null for a member whose profile the reader may not see [O6-08]. */
  owner: z.nullable(z.object({ id: z.number(), username: z.string() })),
  /** False for a public list of another member, which is read-only [O2.17-05]. */
  isOwn: z.boolean(),
  /** Newest first, with current prices and stock; without deleted products. */
  rows: z.array(z.object({ product: ProductSummary, quantity: z.number(), addedAt: UnixSeconds })),
});
/** A wishlist with its products. */
export type Wishlist = z.infer<typeof Wishlist>;

const Name = z.string().check(z.trim(), z.minLength(1), z.maxLength(WISHLIST_LIMITS.name));
const Quantity = z._default(z.number().check(z.int(), z.minimum(1), z.maximum(WISHLIST_LIMITS.quantity)), 1);
const params = z.object({ wid: Id });
const one = z.object({ data: z.object({ wishlist: WishlistSummary }) });

/** The member’s wishlists, the default list first. */
export const getWishlists = endpoint({
  method: 'GET',
  path: 'wishlist',
  access: 'user',
  summary: 'The member’s own wishlists, the default list first [O7-12].',
  response: z.object({ data: z.object({ wishlists: z.array(WishlistSummary) }) }),
});

/**
 * Creates a private wishlist, with products where they are given; the first list becomes the default. 409 for a used
 * name or too many lists, 404 for a product that does not exist; then nothing is created.
 */
export const postWishlist = endpoint({
  method: 'POST',
  path: 'wishlist',
  access: 'user',
  summary:
    'Makes a private list, with the given products; the first one is the default. 409 for a name in use or too many lists [O7-12], [O2.9-04].',
  body: z.object({
    name: Name,
    rows: z.optional(
      z.array(z.object({ productId: Id, quantity: Quantity })).check(z.maxLength(WISHLIST_LIMITS.products)),
    ),
  }),
  response: one,
});

/** One’s own wishlist, or a public one. 404 for all others. */
export const getWishlist = endpoint({
  method: 'GET',
  path: 'wishlist/:wid',
  access: 'exists',
  summary:
    'A list with its products: one’s own; anybody’s public one by its share id, or by its number where the reader may see the owner’s profile. Others are 404 [O7-12], [O6-07].',
  params: z.object({ wid: z.union([Id, z.uuid()]) }),
  response: z.object({ data: z.object({ wishlist: Wishlist }) }),
});

/** Renames a wishlist, shares or unshares it, or makes it the default. */
export const putWishlist = endpoint({
  method: 'PUT',
  path: 'wishlist/:wid',
  access: 'user',
  summary: 'Renames a list, shares it or takes it back, or makes it the default [O7-12], [O2.17-05].',
  params,
  body: z.object({ name: Name, isPublic: z.boolean(), isDefault: z.optional(z.literal(true)) }),
  response: one,
});

/** Deletes a wishlist with all its rows. */
export const deleteWishlist = endpoint({
  method: 'DELETE',
  path: 'wishlist/:wid',
  access: 'user',
  summary: 'Removes a list with all its rows [O7-12].',
  params,
});

/**
 * Adds a product or sets its quantity; `default` is the default list and `later` the one named `SAVED_FOR_LATER`, both
 * created when there is none.
 */
export const postWishlistProduct = endpoint({
  method: 'POST',
  path: 'wishlist/:wid/product',
  access: 'user',
  summary:
    'Puts a product on a list, or sets how many; `default` and `later` name the default list and the one saved for later, and make it when there is none [O7-12].',
  params: z.object({ wid: z.union([z.literal(['default', 'later']), Id]) }),
  body: z.object({ productId: Id, quantity: Quantity }),
  response: one,
});

/** Removes a product from a wishlist. 404 when it is not on it. */
export const deleteWishlistProduct = endpoint({
  method: 'DELETE',
  path: 'wishlist/:wid/product/:productId',
  access: 'user',
  summary: 'Takes a product off a list; 404 when it is not on it [O7-12].',
  params: z.object({ wid: Id, productId: Id }),
});

/** Moves a product to another of the member’s wishlists and adds up the quantities. */
export const moveWishlistProduct = endpoint({
  method: 'POST',
  path: 'wishlist/:wid/product/:productId/move',
  access: 'user',
  summary: 'Moves a product to another of the member’s lists, where quantities are added up [O2.17-05].',
  params: z.object({ wid: Id, productId: Id }),
  body: z.object({ wishlistId: Id }),
  response: one,
});

/** Another member’s public wishlists. 404 for a profile that the caller may not see. */
export const getMemberWishlists = endpoint({
  method: 'GET',
  path: 'member/:id/wishlist',
  access: 'exists',
  summary: 'Another member’s public lists; 404 for a profile that the caller may not see [O6-07], [O6-08].',
  params: z.object({ id: Id }),
  response: z.object({ data: z.object({ wishlists: z.array(WishlistSummary) }) }),
});
