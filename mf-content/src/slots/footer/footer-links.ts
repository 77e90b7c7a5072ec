import { articlesPath } from '@shop/contracts/articles-path';
import { SHOP } from '@shop/contracts/config';
import { href } from '@shop/platform';

export interface FooterLink {
  name: string;
  href: string;
}

const info = (id: number, name: string): FooterLink => ({ name, href: href('info', { id, name }) });

/** [2.15-02], [O2.15-01] Links of the column 'Information'. */
export const INFO_LINKS: readonly FooterLink[] = [
  info(1, 'Kundservice'),
  info(7, 'Kontakta oss'),
  info(8, 'Köpvillkor'),
  info(9, 'Leveransvillkor'),
  // The law wants the function itself within reach of every page (directive 2023/2673).
  { name: 'Ångra köpet', href: href('withdrawal') },
  info(15, 'Ångerrätt och öppet köp'),
  info(16, 'Garantivillkor'),
  info(17, 'Reklamation'),
  info(28, 'Köp presentkort'),
  info(6, 'Medlemsförmåner'),
];

/** [2.15-03], [O2.15-01] Links of the column about the shop. */
export const ABOUT_LINKS: readonly FooterLink[] = [
  info(20, `Om ${SHOP.brand}`),
  info(21, 'Jobba hos oss'),
  info(5, 'Våra butiker'),
  { name: 'Guider och artiklar', href: articlesPath() },
  info(34, 'Tillverkare'),
  info(35, 'Miljöpolicy'),
  info(25, 'Personuppgifter'),
  info(26, 'Integritetspolicy'),
  info(23, 'Sociala medier'),
];

/** [2.15-05], [O2.15-06] Link of the contact page. */
export const CONTACT_LINK = info(7, 'Kontakta oss');
/** [2.15-06] Link of the page about our social media channels. */
export const SOCIAL_LINK = info(23, 'Sociala medier');

export interface Badge {
  src: string;
  alt: string;
  /** Of the file, in px; the style sheet scales it. Another one would move what follows when the file comes. */
  width: number;
}

/** Of every badge's file, in px. */
export const BADGE_HEIGHT = 32;

const badge = (file: string, alt: string, width: number): Badge => ({ src: `/img/badges/${file}.svg`, alt, width });

/** [2.15-09], [O2.15-03] Neutral badges: the marks of carriers are not ours to show. */
export const CARRIER_BADGES: readonly Badge[] = [
  badge('carrier/parcel', 'Paketombud', 109),
  badge('carrier/locker', 'Paketbox', 87),
  badge('carrier/home', 'Hemleverans', 113),
  badge('carrier/mailbox', 'Brevlåda', 83),
  badge('carrier/express', 'Express', 78),
  badge('carrier/store', 'Hämta i butik', 112),
];

/** [2.15-10], [O2.15-03] Payment methods in the footer. */
export const PAYMENT_BADGES: readonly Badge[] = [
  badge('payment/card', 'Kort', 52),
  badge('payment/direct', 'Direktbetalning', 128),
  badge('payment/invoice', 'Faktura', 75),
  badge('payment/instalments', 'Delbetalning', 109),
  badge('payment/gift-card', 'Presentkort', 103),
];
