import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { Id } from './common.ts';

/*
 * The calls of the admin application [O6-01..04]. Shops' browsers never make them, so they are no part of
 * `contracts/index.ts` and of the table of schemas that shoppers fetch.
 */

/** One page of a list; there are as many rows as fit, and `total` of them in all. */
const paged = <T extends z.ZodMiniType>(row: T) =>
  z.object({ data: z.object({ rows: z.array(row), total: z.number() }) });
const Page = z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10_000)), 1);
const Search = z.optional(z.string().check(z.maxLength(100)));
const Paging = z.object({ page: Page, search: Search });
const Done = z.object({ data: z.object({ isChanged: z.boolean() }) });
const Text = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max));
const Html = z.string().check(z.maxLength(100_000));
const Seconds = z.int().check(z.minimum(0), z.maximum(4_102_444_800));
const Window = z.object({ from: z.nullable(Seconds), to: z.nullable(Seconds) });
const Amount = z.number().check(z.minimum(0), z.maximum(1_000_000), z.multipleOf(0.01));
const Color = z.string().check(z.regex(/^#[0-9a-f]{6}$/i));

export const AdminOrderStatus = z.enum([
  'awaitingPayment',
  'received',
  'packing',
  'shipped',
  'readyForPickup',
  'delivered',
  'cancelled',
  'returned',
]);

const AdminOrderRow = z.object({
  id: z.string(),
  createdAt: z.number(),
  status: AdminOrderStatus,
  statusLabel: z.string(),
  paymentStatus: z.string(),
  customer: z.string(),
  email: z.string(),
  memberId: z.nullable(z.number()),
  total: z.number(),
});

export const getAdminOrders = endpoint({
  method: 'GET',
  path: 'admin/order',
  access: 'user',
  role: 'employee',
  summary: 'Orders, newest first, by status, and by number, e-mail, name or product searched for [O6-01].',
  query: z.object({ page: Page, search: Search, status: z.optional(AdminOrderStatus) }),
  answer: paged(AdminOrderRow),
});

export const getAdminOrder = endpoint({
  method: 'GET',
  path: 'admin/order/:id',
  access: 'user',
  role: 'employee',
  summary: 'One order with rows, payments, its history and where it may go from here [O6-01].',
  params: z.object({ id: z.string().check(z.maxLength(40)) }),
  answer: z.object({
    data: z.object({
      order: z.extend(AdminOrderRow, {
        rows: z.array(
          z.object({
            productId: z.number(),
            name: z.string(),
            quantity: z.number(),
            unitPrice: z.number(),
            takenFrom: z.record(z.string(), z.number()),
          }),
        ),
        payments: z.array(
          z.object({ provider: z.string(), status: z.string(), amount: z.number(), createdAt: z.number() }),
        ),
        events: z.array(z.object({ status: AdminOrderStatus, label: z.string(), at: z.number() })),
        address: z.object({ street: z.string(), zipCode: z.string(), city: z.string(), mobile: z.string() }),
        shippingMethod: z.string(),
        next: z.array(AdminOrderStatus),
      }),
    }),
  }),
});

export const putAdminOrderStatus = endpoint({
  method: 'PUT',
  path: 'admin/order/:id/status',
  access: 'user',
  role: 'admin',
  summary:
    'Moves an order a step on, or cancels it before it is packed (stock and money go back); 409 for any other step [O6-01].',
  params: z.object({ id: z.string().check(z.maxLength(40)) }),
  body: z.object({ status: AdminOrderStatus }),
  answer: Done,
});

const AdminProductRow = z.object({
  id: z.number(),
  name: z.string(),
  articleNumber: z.string(),
  price: z.number(),
  regularPrice: z.nullable(z.number()),
  stock: z.number(),
  isDiscontinued: z.boolean(),
  isListed: z.boolean(),
});

export const getAdminProducts = endpoint({
  method: 'GET',
  path: 'admin/product',
  access: 'user',
  role: 'employee',
  summary: 'Products by number, article number, EAN or words of the name [O6-04].',
  query: Paging,
  answer: paged(AdminProductRow),
});

export const getAdminProduct = endpoint({
  method: 'GET',
  path: 'admin/product/:id',
  access: 'user',
  role: 'employee',
  summary: 'One product: prices and their history, stock per place, flags [O6-04].',
  params: z.object({ id: Id }),
  answer: z.object({
    data: z.object({
      product: z.extend(AdminProductRow, {
        ean: z.string(),
        lowestPrice: z.nullable(z.number()),
        priceType: z.nullable(z.string()),
        priceEndsAt: z.nullable(z.number()),
        isFlashSale: z.boolean(),
        isSponsored: z.boolean(),
        maxPerCustomer: z.nullable(z.number()),
        limitedQuota: z.nullable(z.number()),
        statusCodes: z.array(z.number()),
        stockByPlace: z.record(z.string(), z.number()),
        priceHistory: z.array(z.object({ price: z.number(), validFrom: z.number() })),
      }),
    }),
  }),
});

export const putAdminPrice = endpoint({
  method: 'PUT',
  path: 'admin/product/:id/price',
  access: 'user',
  role: 'admin',
  summary: 'Sets a price from now on: history, lowest price of 30 days and lists follow [O6-01], [O4-33].',
  params: z.object({ id: Id }),
  body: z.object({
    price: Amount,
    /** What it is reduced from, and goes back to at `endsAt`. */
    regularPrice: z.optional(z.nullable(Amount)),
    priceType: z.optional(z.nullable(z.enum(['member', 'adjustment', 'priceList', 'campaign']))),
    endsAt: z.optional(z.nullable(Seconds)),
    isFlashSale: z.optional(z.boolean()),
    maxPerCustomer: z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(9999)))),
  }),
  answer: Done,
});

export const putAdminProduct = endpoint({
  method: 'PUT',
  path: 'admin/product/:id',
  access: 'user',
  role: 'admin',
  summary: 'Changes the flags and limits of a product; what is left out stays [O6-01].',
  params: z.object({ id: Id }),
  body: z.object({
    isDiscontinued: z.optional(z.boolean()),
    isSponsored: z.optional(z.boolean()),
    maxPerCustomer: z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(9999)))),
    limitedQuota: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(1_000_000)))),
  }),
  answer: Done,
});

export const putAdminStock = endpoint({
  method: 'PUT',
  path: 'admin/product/:id/stock',
  access: 'user',
  role: 'admin',
  summary: 'Adds to or takes from the stock of one place; it never falls below zero (409) [O6-01].',
  params: z.object({ id: Id }),
  body: z.object({
    place: z.string().check(z.regex(/^(web|supplier|download|\d{1,9})$/)),
    change: z.int().check(z.minimum(-1_000_000), z.maximum(1_000_000)),
  }),
  answer: z.object({ data: z.object({ quantity: z.number() }) }),
});

export const postAdminPriceImport = endpoint({
  method: 'POST',
  path: 'admin/price-import',
  access: 'user',
  role: 'admin',
  summary:
    'Prices from a CSV file (`files[]`: articleNumber;price;regularPrice) with `data` {isTrial}; all of it or nothing [7.1-04], [7.1-05].',
  answer: z.object({
    data: z.object({
      changed: z.number(),
      unchanged: z.number(),
      problems: z.array(z.object({ line: z.number(), text: z.string() })),
    }),
  }),
});

const AdminCampaign = z.object({
  id: z.number(),
  name: z.string(),
  description: z.string(),
  color: z.string(),
  isActive: z.boolean(),
  windows: z.array(Window),
  productIds: z.array(z.number()),
});

export const getAdminCampaigns = endpoint({
  method: 'GET',
  path: 'admin/campaign',
  access: 'user',
  role: 'employee',
  summary: 'Campaigns with their own windows and products [O6-01].',
  query: Paging,
  answer: paged(AdminCampaign),
});

export const putAdminCampaign = endpoint({
  method: 'PUT',
  path: 'admin/campaign/:id',
  access: 'user',
  role: 'admin',
  summary: 'Changes a campaign; windows and products are replaced whole, and lists follow [O6-01].',
  params: z.object({ id: Id }),
  body: z.object({
    name: Text(100),
    description: Html,
    color: Color,
    isActive: z.boolean(),
    windows: z.array(z.object({ from: Seconds, to: Seconds })).check(z.maxLength(50)),
    productIds: z.array(Id).check(z.maxLength(2_000)),
  }),
  answer: Done,
});

const AdminInfoPage = z.object({
  id: z.number(),
  name: z.string(),
  slug: z.string(),
  ingress: z.string(),
  content: z.string(),
  sort: z.number(),
  updatedAt: z.number(),
});
const InfoPageBody = z.object({
  name: Text(120),
  slug: z.string().check(z.regex(/^[a-z0-9-]{1,80}$/)),
  ingress: z.string().check(z.maxLength(2_000)),
  content: Html,
  sort: z.int32(),
});

export const getAdminInfoPages = endpoint({
  method: 'GET',
  path: 'admin/info',
  access: 'user',
  role: 'employee',
  summary: 'Info pages as they are stored [O6-01].',
  query: Paging,
  answer: paged(AdminInfoPage),
});

export const postAdminInfoPage = endpoint({
  method: 'POST',
  path: 'admin/info',
  access: 'user',
  role: 'employee',
  summary: 'A new info page; its HTML is sanitised before it is stored [O6-01], [O3-21].',
  body: InfoPageBody,
  answer: z.object({ data: z.object({ id: z.number() }) }),
});

export const putAdminInfoPage = endpoint({
  method: 'PUT',
  path: 'admin/info/:id',
  access: 'user',
  role: 'employee',
  summary: 'Changes an info page; its HTML is sanitised before it is stored [O6-01], [O3-21].',
  params: z.object({ id: Id }),
  body: InfoPageBody,
  answer: Done,
});

const SiteMessageBody = z.object({
  type: z.enum(['ok', 'info', 'error']),
  message: z.string().check(z.minLength(1), z.maxLength(2_000)),
  avatarId: z.nullable(z.int().check(z.minimum(0), z.maximum(100))),
  from: z.nullable(Seconds),
  to: z.nullable(Seconds),
});

export const getAdminSiteMessages = endpoint({
  method: 'GET',
  path: 'admin/site-message',
  access: 'user',
  role: 'employee',
  summary: 'Messages of the ticker, those to come and those past included [O6-01].',
  query: Paging,
  answer: paged(z.extend(SiteMessageBody, { id: z.number() })),
});

export const postAdminSiteMessage = endpoint({
  method: 'POST',
  path: 'admin/site-message',
  access: 'user',
  role: 'employee',
  summary: 'A new message; its HTML is sanitised before it is stored [O6-01], [O3-21].',
  body: SiteMessageBody,
  answer: z.object({ data: z.object({ id: z.number() }) }),
});

export const putAdminSiteMessage = endpoint({
  method: 'PUT',
  path: 'admin/site-message/:id',
  access: 'user',
  role: 'employee',
  summary: 'Changes a message; its HTML is sanitised before it is stored [O6-01], [O3-21].',
  params: z.object({ id: Id }),
  body: SiteMessageBody,
  answer: Done,
});

export const deleteAdminSiteMessage = endpoint({
  method: 'DELETE',
  path: 'admin/site-message/:id',
  access: 'user',
  role: 'employee',
  summary: 'Takes a message away [O6-01].',
  params: z.object({ id: Id }),
  answer: Done,
});

const RedirectFrom = {
  fromType: z.enum(['category', 'campaign', 'product', 'info', 'manufacturer', 'section']),
  fromId: z.string().check(z.regex(/^s?\d{1,9}$/)),
};
const RedirectTo = {
  /** 1 Campaign, 2 Category, 3 Section, 4 Subsection, 5 Start, 7 Manufacturer. */
  toTypeId: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5), z.literal(7)]),
  toId: z.nullable(z.string().check(z.regex(/^s?\d{1,9}$/))),
};

export const getAdminRedirects = endpoint({
  method: 'GET',
  path: 'admin/redirect',
  access: 'user',
  role: 'employee',
  summary: 'Stored redirects [O2.2-14].',
  query: Paging,
  answer: paged(
    z.object({ fromType: z.string(), fromId: z.string(), toTypeId: z.number(), toId: z.nullable(z.string()) }),
  ),
});

export const putAdminRedirect = endpoint({
  method: 'PUT',
  path: 'admin/redirect/:fromType/:fromId',
  access: 'user',
  role: 'employee',
  summary: 'Sends an entity elsewhere; 422 for one that would go to itself [O2.2-14].',
  params: z.object(RedirectFrom),
  body: z.object(RedirectTo),
  answer: Done,
});

export const deleteAdminRedirect = endpoint({
  method: 'DELETE',
  path: 'admin/redirect/:fromType/:fromId',
  access: 'user',
  role: 'employee',
  summary: 'Takes a redirect away [O2.2-14].',
  params: z.object(RedirectFrom),
  answer: Done,
});

const SearchLinkBody = z.object({
  kind: z.enum(['event', 'page']),
  title: Text(120),
  keywords: z.array(Text(60)).check(z.maxLength(50)),
  url: z.string().check(z.regex(/^(\/(?!\/)|https:\/\/)\S{0,500}$/)),
  from: z.nullable(Seconds),
  to: z.nullable(Seconds),
});

export const getAdminSearchLinks = endpoint({
  method: 'GET',
  path: 'admin/search-link',
  access: 'user',
  role: 'employee',
  summary: 'Links and events of the quick search [O2.8-01].',
  query: Paging,
  answer: paged(z.extend(SearchLinkBody, { id: z.number() })),
});

export const postAdminSearchLink = endpoint({
  method: 'POST',
  path: 'admin/search-link',
  access: 'user',
  role: 'employee',
  summary: 'A new link or event of the quick search [O2.8-01].',
  body: SearchLinkBody,
  answer: z.object({ data: z.object({ id: z.number() }) }),
});

export const putAdminSearchLink = endpoint({
  method: 'PUT',
  path: 'admin/search-link/:id',
  access: 'user',
  role: 'employee',
  summary: 'Changes a link or event of the quick search [O2.8-01].',
  params: z.object({ id: Id }),
  body: SearchLinkBody,
  answer: Done,
});

export const deleteAdminSearchLink = endpoint({
  method: 'DELETE',
  path: 'admin/search-link/:id',
  access: 'user',
  role: 'employee',
  summary: 'Takes a link or event of the quick search away [O2.8-01].',
  params: z.object({ id: Id }),
  answer: Done,
});

const TextKey = z.string().check(z.regex(/^[\w.-]{1,120}$/));

export const getAdminTexts = endpoint({
  method: 'GET',
  path: 'admin/text',
  access: 'user',
  role: 'employee',
  summary: 'Texts of the language pack that differ from the release [O8-02].',
  query: Paging,
  answer: paged(z.object({ key: z.string(), text: z.string() })),
});

export const putAdminText = endpoint({
  method: 'PUT',
  path: 'admin/text/:key',
  access: 'user',
  role: 'employee',
  summary: 'Corrects a text of the shop without a release [O8-02].',
  params: z.object({ key: TextKey }),
  body: z.object({ text: z.string().check(z.maxLength(5_000)) }),
  answer: Done,
});

export const deleteAdminText = endpoint({
  method: 'DELETE',
  path: 'admin/text/:key',
  access: 'user',
  role: 'employee',
  summary: 'Goes back to the text of the release [O8-02].',
  params: z.object({ key: TextKey }),
  answer: Done,
});

const AdminMember = z.object({
  id: z.number(),
  username: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  city: z.string(),
  companyName: z.nullable(z.string()),
  /** Only numbers of companies; one that is a person's is hidden. */
  corpNumber: z.nullable(z.string()),
  isCorporateCustomer: z.boolean(),
  awaitsApproval: z.boolean(),
  isEmployee: z.boolean(),
  isAdmin: z.boolean(),
  rankLevel: z.number(),
  createdAt: z.number(),
});

export const getAdminMembers = endpoint({
  method: 'GET',
  path: 'admin/member',
  access: 'user',
  role: 'employee',
  summary:
    'Members by name, address or company, and those that wait for approval; never personal numbers [O6-01], [O3-06].',
  query: z.object({ page: Page, search: Search, awaitsApproval: z.optional(z.enum(['true'])) }),
  answer: paged(AdminMember),
});

export const putAdminCorporate = endpoint({
  method: 'PUT',
  path: 'admin/member/:id/corporate',
  access: 'user',
  role: 'employee',
  summary: 'Approves a member with an organisation number as a company, or takes that back [O6-16].',
  params: z.object({ id: Id }),
  body: z.object({ isCorporateCustomer: z.boolean() }),
  answer: Done,
});

export const putAdminRoles = endpoint({
  method: 'PUT',
  path: 'admin/member/:id/roles',
  access: 'secure',
  role: 'admin',
  summary: 'Says who is employee and admin; admins are employees, and nobody changes their own [O6-01].',
  params: z.object({ id: Id }),
  body: z.object({ isEmployee: z.boolean(), isAdmin: z.boolean() }),
  answer: Done,
});

export const getAdminReviews = endpoint({
  method: 'GET',
  path: 'admin/review',
  access: 'user',
  role: 'employee',
  summary: 'Reviews, newest first, by words in them or product number; anonymous ones stay so [O3-17].',
  query: Paging,
  answer: paged(
    z.object({
      id: z.number(),
      productId: z.number(),
      productName: z.string(),
      rating: z.number(),
      text: z.string(),
      author: z.nullable(z.string()),
      upvotes: z.number(),
      downvotes: z.number(),
      createdAt: z.number(),
    }),
  ),
});

export const deleteAdminReview = endpoint({
  method: 'DELETE',
  path: 'admin/review/:id',
  access: 'user',
  role: 'employee',
  summary: 'Takes a review away, for a reason that is kept; the product’s rating follows [O6-01].',
  params: z.object({ id: Id }),
  query: z.object({ reason: Text(500) }),
  answer: Done,
});

export const getAdminAudit = endpoint({
  method: 'GET',
  path: 'admin/audit',
  access: 'user',
  role: 'admin',
  summary: 'Who changed what and when, newest first: before, after and the request’s id [O6-01].',
  query: z.object({
    page: Page,
    entity: z.optional(z.string().check(z.maxLength(40))),
    entityId: z.optional(z.string().check(z.maxLength(120))),
    memberId: z.optional(Id),
  }),
  answer: paged(
    z.object({
      id: z.number(),
      at: z.number(),
      memberId: z.number(),
      username: z.nullable(z.string()),
      action: z.string(),
      entity: z.string(),
      entityId: z.string(),
      before: z.unknown(),
      after: z.unknown(),
      requestId: z.string(),
    }),
  ),
});
