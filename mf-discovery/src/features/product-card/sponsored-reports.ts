import { getSponsoredClick, getSponsoredViewport, type ProductSummary } from '@shop/contracts';
import type { Platform } from '@shop/contracts/platform';

type Touchpoint = 'DESKTOP' | 'MOBILE';
type Sponsored = Pick<ProductSummary, 'sponsored' | 'ticket'>;

/** [7.6-09] Tickets whose impression this document has sent. Written by the browser's effects only. */
const reported = new Set<string>();

/** A product's ticket while its impression is still to be sent, else null. */
export const unseenTicket = ({ sponsored, ticket }: Sponsored): string | null =>
  sponsored && ticket !== null && !reported.has(ticket) ? ticket : null;

/**
 * [7.6-08] Sends the impression of a sponsored product, once. Counting is the shop's concern; failures are not shown.
 */
export function reportSponsoredView(api: Platform['api'], product: Sponsored, touchpoint: Touchpoint): void {
  const ticket = unseenTicket(product);
  if (ticket === null) return;
  reported.add(ticket);
  api.call(getSponsoredViewport, { params: { ticket }, query: { touchpoint } }).catch(() => reported.delete(ticket));
}

/** [7.6-10] Sends that a sponsored product's link was followed, without holding the navigation. */
export function reportSponsoredClick(
  api: Platform['api'],
  { sponsored, ticket }: Sponsored,
  touchpoint: Touchpoint,
): void {
  if (!sponsored || ticket === null) return;
  api
    .call(getSponsoredClick, { params: { ticket }, query: { touchpoint } }, { keepalive: true })
    .catch(() => undefined);
}
