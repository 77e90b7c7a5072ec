import type { Platform } from '@shop/contracts/platform';
import { usePlatform, useRoute, useShared } from '@shop/platform';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { NewsletterForm } from './newsletter-form.tsx';
import { NewsletterTerms } from './newsletter-terms.tsx';

/** The element of the open sign-up, and the e-mail address that it starts with. */
interface Place {
  readonly element: HTMLElement;
  readonly email: string;
}

const textOf = (value: string | string[] | undefined): string => (typeof value === 'string' ? value : '');

/**
 * [2.2-07], [4-24], [4-25] Whether the popup is for this member: not subscribed, and either its setting is on or a
 * mailed link asks for it, whatever an earlier choice was [O4-12].
 */
const mayOffer = ({ store, atoms }: Pick<Platform, 'store' | 'atoms'>, isAsked: boolean): boolean => {
  const user = store.get(atoms.user);
  if (!user || user.settings.send_newsletter || store.get(atoms.kiosk)) return false;
  return isAsked || store.get(atoms.settings).show_newsletter_popup;
};

/**
 * Modals opened by query parameters of mailed links: `subscribe` the sign-up [2.2-05], `unsubscribe` its end [2.2-06].
 * The popup for members waits for `newsletter.offer`, which says that their login has nothing else to show; so
 * `newsletterpopup` also works after a login [2.2-07], [O2.2-13]. None at a customer terminal [O1-08].
 */
export function NewsletterModals() {
  const platform = usePlatform();
  const { query } = useRoute();
  const isKiosk = useShared('kiosk');
  const [place, setPlace] = useState<Place | null>(null);
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

  const latestQuery = useRef(query);
  useEffect(() => {
    latestQuery.current = query;
  });
  useEffect(
    () =>
      bus.on('newsletter.offer', () => {
        const isAsked = latestQuery.current.newsletterpopup !== undefined;
        if (!mayOffer(platform, isAsked)) return;
        void import('./mail-modals.ts').then(({ offerNewsletter }) => offerNewsletter(platform));
      }),
    [bus, platform],
  );

  return place
    ? createPortal(
        <>
          <NewsletterTerms />
          <NewsletterForm initialEmail={place.email} />
        </>,
        place.element,
      )
    : null;
}
