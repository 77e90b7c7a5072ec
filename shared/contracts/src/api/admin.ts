/*
 * The calls of the admin application [O6-01..04]. Shops' browsers never make them, so they are no part of
 * `contracts/index.ts` and of the table of schemas that shoppers fetch.
 */
export * from './admin/audit.ts';
export * from './admin/bundles.ts';
export * from './admin/campaigns.ts';
export * from './admin/catalogue.ts';
export * from './admin/codes.ts';
export * from './admin/chat.ts';
export * from './admin/contact.ts';
export * from './admin/content.ts';
export * from './admin/members.ts';
export * from './admin/orders.ts';
export * from './admin/pages.ts';
export * from './admin/price-import.ts';
export * from './admin/product-fields.ts';
export * from './admin/products.ts';
export * from './admin/redirects.ts';
export * from './admin/returns.ts';
export * from './admin/reviews.ts';
export * from './admin/search-report.ts';
export * from './admin/texts.ts';
export * from './admin/tree.ts';
