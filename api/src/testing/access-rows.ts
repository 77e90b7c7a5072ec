import { randomBytes } from 'node:crypto';
import { acceptFriend, postEidStart, postPaymentPay, postWishlist, postWishlistProduct } from '@shop/contracts';
import sharp from 'sharp';
import { FRIEND_STATUS } from '@shop/domain/friends';
import {
  feedEntry,
  friendship,
  memberAddress,
  orderReturn,
  productWatch,
  savedCard,
  session,
} from '../db/schema/index.ts';
import { fillCart, PAYMENT, placeTestOrder, SHIPPING } from './buying.ts';
import { createProduct } from './factories.ts';
import type { LoggedIn, TestApp } from './index.ts';

export type Role = 'visitor' | 'member' | 'other' | 'corporate' | 'employee' | 'admin';
/** A member's own entity, created before the calls: returns the parameters and body of a call about it. */
export type Thing = (
  shop: TestApp,
  owner: LoggedIn,
) => Promise<{
  params?: Record<string, string | number>;
  query?: object;
  body?: object;
  headers?: Record<string, string>;
}>;

/**
 * Which roles are refused, and how; every role that is not named is let in. `{ ...login, corporate: 403 }` for odd
 * ones.
 */
export interface Row extends Partial<Record<Role, 401 | 403 | 404>> {
  thing?: Thing;
  isAnyones?: true;
}

const open: Row = {};
const login: Row = { visitor: 401 };
/** A call for members with a path parameter that names no member's own entity, such as a store or a product. */
const anyones: Row = { ...login, isAnyones: true };
const employee: Row = { visitor: 401, member: 403, other: 403, corporate: 403 };
const admin: Row = { ...employee, employee: 403 };
/**
 * A call about an entity that only its owner can see: for all others it does not exist. `body` must be one that the
 * owner could send.
 */
const own = (thing: Thing, visitor: 401 | 404 = 401): Row => ({
  visitor,
  other: 404,
  corporate: 404,
  employee: 404,
  admin: 404,
  thing,
});

const anOrder: Thing = async (shop, owner) => {
  const { id } = await createProduct(shop.services.db, { possibleDeliveryMethods: [2, 11] });
  await fillCart(owner, id);
  const { data } = await placeTestOrder(owner);
  return {
    params: { id: data.order.id },
    body: { paymentMethodId: 3, rows: [{ rowId: `${data.order.id}-0`, quantity: 1 }], description: 'Den är trasig.' },
  };
};

const aWithdrawal: Thing = async (shop, owner) => {
  const { params } = await anOrder(shop, owner);
  const statement = { name: 'Kim Köpare', email: 'kim@example.se', reason: '' };
  return { body: { orderId: params?.['id'], secret: null, rows: '0:1', ...statement } };
};

const aPhoto: Thing = async (shop, owner) => {
  const { params } = await anOrder(shop, owner);
  const orderId = String(params?.['id']);
  const sums = { goodsOre: 0, shippingOre: 0, paymentFeeOre: 0 };
  const text = { name: 'Kim', email: 'kim@example.se', reason: 'Den är trasig.' };
  const returnId = `RT-${orderId.slice(3)}`;
  const made = { id: returnId, orderId, kind: 'complaint' as const, status: 'announced' as const };
  await shop.services.db.insert(orderReturn).values({ ...made, ...sums, ...text, createdAt: shop.clock.now() });
  const image = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#c33' } })
    .png()
    .toBuffer();
  return { params: { id: orderId, returnId }, body: { image: image.toString('base64') } };
};

const aWatch: Thing = async (shop, owner) => {
  const { id: productId } = await createProduct(shop.services.db);
  const watch = { productId, memberId: owner.memberId, kind: 'stock' as const, confirmedAt: shop.clock.now() };
  const [row] = await shop.services.db.insert(productWatch).values(watch).returning();
  return { params: { id: row?.id ?? 0 } };
};

const aPaidOrder: Thing = async (shop, owner) => {
  const { id } = await createProduct(shop.services.db, { possibleDeliveryMethods: [2, 11] });
  await fillCart(owner, id);
  const { data } = await placeTestOrder(owner, { paymentMethodId: PAYMENT.invoice });
  return { params: { id: data.order.id } };
};

const aSavedCard: Thing = async (shop, owner) => {
  const [row] = await shop.services.db
    .insert(savedCard)
    .values({
      memberId: owner.memberId,
      tokenEncrypted: shop.services.config.secrets.encrypt('card-token', 'token'),
      brand: 'Visa',
      lastFour: '1111',
      expiryYear: 2039,
      expiryMonth: 12,
    })
    .returning({ id: savedCard.id });
  return { params: { id: row?.id ?? '' } };
};

const anAddress: Thing = async (shop, owner) => {
  const person = { firstName: 'Kim', lastName: 'Ek' };
  const texts = { name: '', street: 'Storgatan 1', zipCode: '41114', city: 'Göteborg', mobile: '', doorCode: '' };
  const body = { ...person, ...texts, courier: '', isDefault: false };
  const [row] = await shop.services.db
    .insert(memberAddress)
    .values({ memberId: owner.memberId, ...body })
    .returning({ id: memberAddress.id });
  return { params: { id: row?.id ?? '' }, body };
};

const aSurvey: Thing = async (shop, owner) => {
  const { params } = await aPaidOrder(shop, owner);
  return { body: { type: 1, score: 9, orderId: params?.['id'] } };
};

const aClaimSession: Thing = async (shop, owner) => {
  const invoice = await anInvoice(shop, owner);
  const id = String(invoice.params?.['id']);
  const body = { paymentMethodId: PAYMENT.mobile };
  const { data } = await owner.request(postPaymentPay, { params: { id }, body });
  return { params: { id, reference: data.paymentSession.reference ?? '' } };
};

const anInvoice: Thing = async (shop, owner) => {
  const { params } = await aPaidOrder(shop, owner);
  return { params: { id: `F-${String(params?.['id']).slice(3)}` }, body: { paymentMethodId: PAYMENT.mobile } };
};

const aDownload: Thing = async (shop, owner) => {
  const digital = { isDigital: true, isShippable: false, possibleDeliveryMethods: [4], stock: { download: 1 } };
  const { id } = await createProduct(shop.services.db, digital);
  await fillCart(owner, id);
  const choice = { shippingMethodId: SHIPPING.digital, paymentMethodId: PAYMENT.invoice };
  const { data } = await placeTestOrder(owner, choice);
  return { params: { id: data.order.id }, body: { rowId: `${data.order.id}-0`, consent: true } };
};

const aFeedEntry: Thing = async (shop, owner) => {
  const values = { memberId: owner.memberId, name: 'x', title: 'x', occuredAt: shop.clock.now() };
  const [row] = await shop.services.db.insert(feedEntry).values(values).returning({ id: feedEntry.id });
  return { params: { id: row?.id ?? 0 } };
};

/** A wishlist with a product on it; the body is valid for every call about a list. */
const aWishlist: Thing = async (shop, owner) => {
  const { id: productId } = await createProduct(shop.services.db);
  const { data } = await owner.request(postWishlist, { body: { name: 'Önskelista' } });
  const { id } = data.wishlist;
  await owner.request(postWishlistProduct, { params: { wid: id }, body: { productId } });
  const body = { name: 'Ny', isPublic: false, productId, wishlistId: id };
  return { params: { wid: id, productId }, body };
};

/** Shown to friends only, as a new member's profile is. */
const ownProfile = own(async (_shop, owner) => ({ params: { id: owner.memberId } }), 404);

const aFriendRequest: Thing = async (shop, owner) => {
  const { id: askerId } = await shop.createMember();
  const values = { askerId, receiverId: owner.memberId, status: FRIEND_STATUS.SENT, changedAt: shop.clock.now() };
  const [row] = await shop.services.db.insert(friendship).values(values).returning({ id: friendship.id });
  return { params: { id: row?.id ?? 0 } };
};

const aFriend: Thing = async (shop, owner) => {
  const { params } = await aFriendRequest(shop, owner);
  await owner.request(acceptFriend, { params: { id: params?.['id'] ?? 0 } });
  return { params: { id: params?.['id'] ?? 0 } };
};

const aSigning: Thing = async (_shop, owner) => {
  const { data } = await owner.request(postEidStart, { body: { purpose: 'identify' } });
  return { params: { reference: data.reference } };
};

/** The member's second login, in another browser. */
const aSession: Thing = async (shop, owner) => {
  const { memberId } = owner;
  const now = shop.clock.now();
  const values = { memberId, tokenHash: randomBytes(32), expiresAt: new Date(now.getTime() + 3_600_000) };
  const [row] = await shop.services.db.insert(session).values(values).returning({ id: session.id });
  return { params: { id: row?.id ?? '' } };
};

/** Every call of the api, by method and path: who may make it. A call without a row here fails the matrix test. */
export const ACCESS_ROWS: Record<string, Row> = {
  // Members and sessions
  'POST login': open,
  'DELETE login': open,
  'GET me': open,
  'PUT setting/:key': anyones,
  'GET user/feed': login,
  'POST user/feed/:id/dismiss': own(aFeedEntry),
  'DELETE user/feed/:id': own(aFeedEntry),

  // Accounts
  'POST register': open,
  'GET register/check/:orderId/:secret': open,
  'POST password-reset': open,
  'PUT password-reset/:token': open,
  'POST password-reset/password': open,
  'PUT user/password': login,
  'PUT user/email': login,
  'POST user/email/confirmation': login,
  'GET user/second-factor': login,
  'POST user/second-factor': login,
  'PUT user/second-factor': login,
  'DELETE user/second-factor': login,
  'POST user/second-factor/recovery-code': login,
  'GET user/session': login,
  'DELETE user/session': login,
  'DELETE user/session/:id': own(aSession),
  'GET profile-settings': login,
  'POST profile-settings': login,
  'POST starred-store': login,
  'DELETE starred-store/:storeId': anyones,
  'POST company-lookup': open,
  'POST street-suggestion': open,
  'GET user/address': login,
  'POST user/address': login,
  'PUT user/address/:id': own(anAddress),
  'DELETE user/address/:id': own(anAddress),
  'GET flash-message': login,
  'GET user/avatar': login,
  'PUT user/avatar': login,
  'GET user/friend': login,
  'GET user/friend/activity': login,
  'GET user/friend/search': login,
  'POST user/friend': login,
  'POST user/friend/:id/accept': own(aFriendRequest),
  'POST user/friend/:id/deny': own(aFriendRequest),
  'DELETE user/friend/:id': own(aFriend),
  'GET member/:id': own(async (_shop, owner) => ({ params: { id: owner.memberId } }), 404),
  'POST newsletter/unsubscribe': open,
  'GET user/data-export': login,
  'DELETE user': login,

  // e-ID
  'POST bankid/start': login,
  'GET bankid/qr/:reference': own(aSigning),
  'GET bankid/poll/:reference': own(aSigning),
  'GET bankid/signing/:reference': own(aSigning),
  'GET bankid/:reference': own(aSigning),
  'POST bankid/cancel/:reference': own(aSigning),

  // Cart, checkout and orders
  'GET cart': open,
  'POST cart': open,
  'GET cart/shared/:products': open,
  'GET checkout': open,
  'PUT checkout': open,
  'GET shipping-method/related-info': open,
  'POST shipping-method/estimate': open,
  'POST imi-go/shipping-methods': open,
  'GET delivery-dates/:zipCode': open,
  'POST order': open,
  'GET order': login,
  'GET order/:id': own(anOrder, 404),
  'GET order/:id/:secret': open,
  'POST order/:id/cancel': own(anOrder, 404),
  'GET payment-link/:link': open,
  'GET saved-card': login,
  'DELETE saved-card/:id': own(aSavedCard, 401),
  'GET unpaid-order': open,
  'POST unpaid-order/:id/back-to-cart': own(anOrder, 404),
  'GET order/:id/payment': own(anOrder, 404),
  'POST order/:id/payment': own(anOrder, 404),
  'POST order/:id/payment/cancel': own(anOrder, 404),
  'GET order/:id/receipt': own(aPaidOrder, 404),
  'GET order/:id/withdrawal': own(anOrder, 404),
  'POST order/:id/withdraw': own(anOrder, 404),
  'POST order/:id/return': own(anOrder, 404),
  'POST order/:id/return/:returnId/photo': own(aPhoto, 404),
  'POST order-withdrawal': own(aWithdrawal, 404),
  'POST order-link': open,
  'POST order/:id/download': own(aDownload, 404),
  'POST admin/return/:id/settle': { visitor: 401, member: 403, other: 403, corporate: 403, employee: 403 },
  'GET instalment/offer': open,
  // No test member has signed with the e-ID.
  'GET instalment': { visitor: 401, member: 403, other: 403, corporate: 403, employee: 403, admin: 403 },
  'GET payment': login,
  'GET payment/:id': own(anInvoice),
  'POST payment/:id/pay': own(anInvoice),
  'GET payment/:id/session/:reference': own(aClaimSession),
  'DELETE checkout': open,
  'POST checkout/code': open,
  'DELETE checkout/code/:id': open,
  'GET checkout/wallet': open,
  'POST checkout/wallet/quote': open,
  'POST checkout/wallet/session': open,
  'GET gift-card': login,
  'POST gift-card/balance': open,

  // Member's world
  'GET achievement': login,
  'GET achievement/:aid': anyones,
  'POST achievement/doge': login,
  'GET member/:id/achievement': ownProfile,
  'GET supply-drop': { ...login, member: 403, other: 403, corporate: 403, employee: 403, admin: 403 },
  'POST supply-drop/:id/open': {
    ...anyones,
    member: 403,
    other: 403,
    corporate: 403,
    employee: 403,
    admin: 403,
  },
  'GET knighthood': login,
  'POST knighthood': login,
  'GET game': login,
  'POST game/round': login,
  'POST game/score': login,
  'GET member-top-list': open,
  'GET benefit': login,
  'GET experience': login,
  'GET wishlist': login,
  'POST wishlist': login,
  'GET wishlist/:wid': own(aWishlist, 404),
  'PUT wishlist/:wid': own(aWishlist),
  'DELETE wishlist/:wid': own(aWishlist),
  'POST wishlist/:wid/product': own(aWishlist),
  'DELETE wishlist/:wid/product/:productId': own(aWishlist),
  'POST wishlist/:wid/product/:productId/move': own(aWishlist),
  'GET member/:id/wishlist': ownProfile,

  // Products and discovery
  'GET product/:id': open,
  'GET product/:id/review': open,
  'POST product/:id/review': anyones,
  'GET product/:id/review/own': anyones,
  'PUT product/:id/review/own': anyones,
  'DELETE product/:id/review/own': anyones,
  'POST product/:id/review/own/photo': anyones,
  'DELETE product/:id/review/own/photo/:photoId': anyones,
  'POST product/:id/watch': open,
  'GET watch': login,
  'DELETE watch/:id': own(aWatch),
  'PUT review/:id/vote': anyones,
  'POST review/:id/report': open,
  'GET product/:id/question': open,
  'POST product/:id/question': anyones,
  'GET poll': open,
  'GET poll/question': open,
  'POST poll/:id/vote': open,
  'GET customer-survey/:id': own(anOrder, 404),
  'POST customer-survey': own(aSurvey, 404),
  'POST product/:id/view': open,
  'POST product/:id/remove-from-history': open,
  'GET product/recent': open,
  'GET product/extra-data': employee,
  'GET product/:id/energy-label': open,
  'GET product/:id/documents': open,
  'GET product/:id/price-history': open,
  'GET product-tips/:id': open,
  'GET product-tips/:id/bundle-offers': open,
  'GET product-tips/:id/discontinued-tips': open,
  'GET productdiscovery/:type/:value': open,
  'GET productdiscovery/autocomplete/:searchString': open,
  'GET productdiscovery/click/:ticket': open,
  'GET productdiscovery/viewport/:ticket': open,

  'GET compatibility/parts/:products': open,
  'GET configure-to-order': open,
  'GET configure-to-order/:id': open,
  'GET configure-to-order/:id/quote': open,
  'GET configure-to-order/configuration/:configurationId': open,

  // Navigation and content
  'GET article': open,
  'GET article/:id': open,
  'GET banner': open,
  'GET campaign': open,
  'GET campaign/:id': open,
  'GET category/:id': open,
  'GET category/tiles': open,
  'GET manufacturer': open,
  'GET manufacturer/:id': open,
  'GET page-component/:entityType/:entityId': open,
  'GET redirect/:type/:id': open,
  'GET search-link': open,
  'GET searchtree': open,
  'GET section/:id': open,
  'GET section/tree/:languageOrKey': open,
  'GET sitemap': open,
  'GET sitemap/:part': open,
  'GET top-list': open,
  'GET top-list/:id': open,
  'GET info/:id': open,
  'GET localization/pack': open,
  'POST localization/pack': open,
  'GET site-message/:regionCode/:languageCode': open,
  'GET place': open,
  'GET store/:id': open,
  'GET store/se': open,
  'POST client-error': open,
  'GET chat/service': open,
  'GET chat': open,
  'POST chat/message': open,
  'POST chat/close': open,
  'POST chat/letter': open,
  'POST contact': open,
  'POST contact/:id/photo': open,
  'POST newsletter/subscribe/email/:email': open,

  // The admin application
  'GET admin/order': employee,
  'GET admin/order/:id': employee,
  'PUT admin/order/:id/status': admin,
  'GET admin/return': employee,
  'GET admin/return/:id': employee,
  'GET admin/return/:id/photo/:photoId': employee,
  'POST admin/return/:id/decide': admin,
  'GET admin/chat': employee,
  'GET admin/chat/:id': employee,
  'POST admin/chat/:id/answer': employee,
  'POST admin/chat/:id/close': employee,
  'GET admin/contact': employee,
  'GET admin/contact/:id': employee,
  'GET admin/contact/:id/photo/:photoId': employee,
  'POST admin/contact/:id/answer': employee,
  'POST admin/contact/:id/close': employee,
  'GET admin/product': employee,
  'GET admin/product/:id': employee,
  'POST admin/product': admin,
  'PUT admin/product/:id': admin,
  'GET admin/product-choices': employee,
  'PUT admin/product/:id/price': admin,
  'PUT admin/product/:id/stock': admin,
  'POST admin/price-import': admin,
  'GET admin/manufacturer': employee,
  'POST admin/manufacturer': admin,
  'PUT admin/manufacturer/:id': admin,
  'DELETE admin/manufacturer/:id': admin,
  'GET admin/attribute': employee,
  'POST admin/attribute': admin,
  'PUT admin/attribute/:id': admin,
  'DELETE admin/attribute/:id': admin,
  'GET admin/campaign': employee,
  'POST admin/campaign': admin,
  'PUT admin/campaign/:id': admin,
  'GET admin/banner': employee,
  'POST admin/banner': admin,
  'PUT admin/banner/:id': admin,
  'DELETE admin/banner/:id': admin,
  'GET admin/top-list': employee,
  'POST admin/top-list': employee,
  'PUT admin/top-list/:id': employee,
  'DELETE admin/top-list/:id': employee,
  'GET admin/highlight-section': employee,
  'POST admin/highlight-section': employee,
  'PUT admin/highlight-section/:id': employee,
  'DELETE admin/highlight-section/:id': employee,
  'GET admin/tile-group': employee,
  'POST admin/tile-group': employee,
  'PUT admin/tile-group/:id': employee,
  'DELETE admin/tile-group/:id': employee,
  'GET admin/page/:sectionId': employee,
  'PUT admin/page/:sectionId': employee,
  'GET admin/article': employee,
  'POST admin/article': employee,
  'PUT admin/article/:id': employee,
  'DELETE admin/article/:id': employee,
  'GET admin/info': employee,
  'POST admin/info': employee,
  'PUT admin/info/:id': employee,
  'DELETE admin/info/:id': employee,
  'GET admin/site-message': employee,
  'POST admin/site-message': employee,
  'PUT admin/site-message/:id': employee,
  'DELETE admin/site-message/:id': employee,
  'GET admin/redirect': employee,
  'PUT admin/redirect/:fromType/:fromId': employee,
  'DELETE admin/redirect/:fromType/:fromId': employee,
  'GET admin/search-block': employee,
  'POST admin/search-block': employee,
  'PUT admin/search-block/:id': employee,
  'DELETE admin/search-block/:id': employee,
  'GET admin/search-report': employee,
  'GET admin/search-trial': employee,
  'GET admin/synonym': employee,
  'POST admin/synonym': employee,
  'DELETE admin/synonym/:term/:expansion': employee,
  'GET admin/search-link': employee,
  'POST admin/search-link': employee,
  'PUT admin/search-link/:id': employee,
  'DELETE admin/search-link/:id': employee,
  'GET admin/text': employee,
  'PUT admin/text/:key': employee,
  'DELETE admin/text/:key': employee,
  'GET admin/discount-code': employee,
  'POST admin/discount-code': admin,
  'PUT admin/discount-code/:id': admin,
  'GET admin/gift-card': employee,
  'POST admin/gift-card': admin,
  'POST admin/gift-card/:id/mail': admin,
  'PUT admin/gift-card/:id/block': admin,
  'GET admin/member': employee,
  'GET admin/member/:id': employee,
  'PUT admin/member/:id/corporate': employee,
  'PUT admin/member/:id/roles': admin,
  'PUT admin/member/:id/level': admin,
  'DELETE admin/member/:id/session': employee,
  'POST admin/member/:id/enrolment': admin,
  'DELETE admin/member/:id/factor': admin,
  'GET admin/review': employee,
  'DELETE admin/review/:id': employee,
  'PUT admin/review/:id/status': employee,
  'GET admin/review/:id': employee,
  'PUT admin/review/:id/answer': employee,
  'GET admin/review/:id/photo/:photoId': employee,
  'DELETE admin/review/:id/photo/:photoId': employee,
  'GET admin/question': employee,
  'PUT admin/question/:id/answer': employee,
  'DELETE admin/question/:id': employee,
  'GET admin/section': employee,
  'POST admin/section': employee,
  'PUT admin/section/:id': employee,
  'GET admin/category': employee,
  'POST admin/category': employee,
  'PUT admin/category/:id': employee,
  'GET admin/product/:id/bundle': employee,
  'PUT admin/product/:id/bundle': admin,
  'GET admin/audit': admin,
};

/** Public routes without a contract: images, pages, and callbacks of providers. No other may appear. */
export const PLAIN_ROUTES: readonly string[] = [
  'GET /admin/',
  'GET /admin/:list',
  'GET /admin/chat/:id',
  'GET /admin/contact/:id',
  'GET /admin/contact/:id/photo/:photoId',
  'GET /admin/hub.css',
  'GET /admin/live.js',
  'GET /admin/member/:id',
  'GET /admin/order/:id',
  'GET /admin/passkey.js',
  'GET /admin/product/:id',
  'GET /admin/question/:id',
  'GET /admin/return/:id',
  'GET /admin/return/:id/photo/:photoId',
  'GET /admin/review/:id',
  'GET /admin/review/:id/photo/:photoId',
  'GET /admin/search-report/:id',
  'GET /admin/search-try',
  'GET /admin/security',
  'GET /api/avatar/:id',
  'GET /api/dynimg/category/:name/:colour',
  'GET /api/dynimg/icon/:name/:colour',
  'GET /api/eid-sandbox/:token',
  'GET /api/product-data-sandbox/label',
  'GET /api/email/confirm/:token',
  'GET /api/newsletter/confirm/:token',
  'GET /api/newsletter/page.css',
  'GET /api/newsletter/unsubscribe/:token',
  'GET /api/order/:id/receipt.pdf',
  'GET /api/order/:id/return/:returnId/photo/:photoId',
  'GET /api/product/:id/manual.pdf',
  'GET /api/product/:id/product-sheet.pdf',
  'GET /api/review-photo/:photoId/:size',
  'GET /api/watch/confirm/:token',
  'GET /api/watch/end/:token',
  'GET /api/withdrawal-form.pdf',
  'GET /images/article/:id',
  'GET /images/banner/:id',
  'GET /images/highlight/:id',
  'GET /images/product/:id',
  'GET /images/store/:id',
  'GET /images/takeover/:id',
  'GET /img/*',
  'GET /img/member/achievements/:file',
  'GET /img/member/avatar/:file',
  'POST /admin/chat/:id/answer',
  'POST /admin/chat/:id/close',
  'POST /admin/contact/:id/answer',
  'POST /admin/contact/:id/close',
  'POST /admin/factor',
  'POST /admin/factor/passkey',
  'POST /admin/member/:id/enrolment',
  'POST /admin/member/:id/factors',
  'POST /admin/member/:id/sessions',
  'POST /admin/order/:id/status',
  'POST /admin/question/:id/answer',
  'POST /admin/question/:id/delete',
  'POST /admin/return/:id/decide',
  'POST /admin/review/:id/answer',
  'POST /admin/review/:id/photo/:photoId/remove',
  'POST /admin/review/:id/status',
  'POST /admin/search-report/:id/block',
  'POST /admin/search-report/:id/link',
  'POST /admin/search-report/:id/synonym',
  'POST /admin/security/app',
  'POST /admin/security/app/confirm',
  'POST /admin/security/codes',
  'POST /admin/security/passkey',
  'POST /admin/security/passkey/confirm',
  'POST /admin/security/remove',
  'POST /api/eid-sandbox/:token',
  'POST /api/email/confirm/:token',
  'POST /api/newsletter/confirm/:token',
  'POST /api/newsletter/unsubscribe/:token',
  'POST /api/watch/confirm/:token',
  'POST /api/watch/end/:token',
  'POST /api/payment-callback/card',
  'POST /api/payment-callback/mobile',
];
