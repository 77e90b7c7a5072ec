import { usePlatform, useRoute, useShared } from '@shop/platform';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { NewsletterForm } from './newsletter-form.tsx';

/** The element of the open sign-up, and the e-mail address that it starts with. */
interface Place {
  readonly element: HTMLElement;
  readonly email: string;
}

const textOf = (value: string | string[] | undefined): string => (typeof value === 'string' ? value : '');

/**
 * Modals opened by query parameters of mailed links: `subscribe` the sign-up [2.2-05], `unsubscribe` its end [2.2-06],
 * `newsletterpopup` the popup for a member who does not subscribe, also after login [2.2-07], [4-25], [O2.2-13]. None
 * at a customer terminal [O1-08].
 */
export function NewsletterModals() {
  const platform = usePlatform();
  const { query, name } = useRoute();
  const user = useShared('user');
  const isKiosk = useShared('kiosk');
  const [place, setPlace] = useState<Place | null>(null);
  const hasOffered = useRef(false);
  const { bus, modals } = platform;

  useEffect(() => {
    const open = (email: string): void =>
      void modals.content({
        name: 'newsletter',
        title: 'Först med det senaste',
        mount: (element) => {
          setPlace({ element, email });
          return () => setPlace(null);
        },
      });
    if (query.subscribe !== undefined && !isKiosk) open(textOf(query.subscribe));
    return bus.on('newsletter.open', ({ email = '' }) => open(email));
  }, [bus, modals, query.subscribe, isKiosk]);

  useEffect(() => {
    if (query.unsubscribe === undefined || isKiosk) return;
    void import('./mail-modals.ts').then(({ confirmUnsubscription, readUnsubscription }) => {
      const unsubscription = readUnsubscription(query);
      return unsubscription ? confirmUnsubscription(platform, unsubscription) : undefined;
    });
  }, [platform, query, isKiosk]);

  const isCandidate = user !== null && user !== undefined && !user.settings.send_newsletter;
  const isOffered = isCandidate && query.newsletterpopup !== undefined && name !== 'member.offers' && !isKiosk;
  useEffect(() => {
    if (!isOffered || hasOffered.current) return;
    hasOffered.current = true;
    void import('./mail-modals.ts').then(({ offerNewsletter }) => offerNewsletter(platform));
  }, [platform, isOffered]);

  return place ? createPortal(<NewsletterForm initialEmail={place.email} />, place.element) : null;
}
