import type { ProductSummary } from '@shop/contracts';
import { usePlatform } from '@shop/platform';
import { type RefObject, useEffect, useRef } from 'react';
import { useTouchpoint } from '../viewer/use-touchpoint.ts';
import { reportSponsoredClick, reportSponsoredView, unseenTicket } from './sponsored-reports.ts';

/** [9-71] A card that only rushes by has not been seen. */
const SEEN_AFTER_MS = 1000;
const SEEN_SHARE = 0.5;

/** Reports that a sponsored product has been seen (once, after a second in view) and that its link was followed. */
export function useSponsored(product: Pick<ProductSummary, 'sponsored' | 'ticket'>): {
  ref: RefObject<HTMLDivElement | null>;
  onLinkClick: (() => void) | undefined;
} {
  const { api } = usePlatform();
  const touchpoint = useTouchpoint();
  const ref = useRef<HTMLDivElement>(null);
  const { sponsored, ticket } = product;

  useEffect(() => {
    const element = ref.current;
    if (element === null || unseenTicket({ sponsored, ticket }) === null) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const report = () => {
      observer.disconnect();
      reportSponsoredView(api, { sponsored, ticket }, touchpoint);
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
  }, [api, sponsored, ticket, touchpoint]);

  const onLinkClick = sponsored ? () => reportSponsoredClick(api, { sponsored, ticket }, touchpoint) : undefined;
  return { ref, onLinkClick };
}
