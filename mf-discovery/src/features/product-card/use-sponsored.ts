import { getSponsoredClick, getSponsoredViewport, type ProductSummary } from '@shop/contracts';
import { usePlatform } from '@shop/platform';
import { useEffect, useRef, type RefObject } from 'react';
import { useTouchpoint } from '../viewer/use-touchpoint.ts';

/** [9-71] A card that only rushes by has not been seen. */
const SEEN_AFTER_MS = 1000;
const SEEN_SHARE = 0.5;

/** [7.6-09] Tickets whose impression this document has sent. Written by the browser's effects only. */
const reported = new Set<string>();

/** Reports that a sponsored product has been seen (once, after a second in view) and that its link was followed. */
export function useSponsored(product: Pick<ProductSummary, 'sponsored' | 'ticket'>): {
  ref: RefObject<HTMLDivElement | null>;
  onLinkClick: (() => void) | undefined;
} {
  const { api } = usePlatform();
  const touchpoint = useTouchpoint();
  const ref = useRef<HTMLDivElement>(null);
  const ticket = product.sponsored ? product.ticket : null;

  useEffect(() => {
    const element = ref.current;
    if (ticket === null || element === null || reported.has(ticket)) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const report = () => {
      observer.disconnect();
      if (reported.has(ticket)) return;
      reported.add(ticket);
      // Counting is the shop's concern; its failures are not shown.
      api
        .call(getSponsoredViewport, { params: { ticket }, query: { touchpoint } })
        .catch(() => reported.delete(ticket));
    };
    const observer = new IntersectionObserver(
      ([entry]) => {
        clearTimeout(timer);
        if (entry?.isIntersecting === true) timer = setTimeout(report, SEEN_AFTER_MS);
      },
      { threshold: SEEN_SHARE },
    );
    observer.observe(element);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [api, ticket, touchpoint]);

  const onLinkClick =
    ticket === null
      ? undefined
      : () =>
          void api
            .call(getSponsoredClick, { params: { ticket }, query: { touchpoint } }, { keepalive: true })
            .catch(() => undefined);
  return { ref, onLinkClick };
}
