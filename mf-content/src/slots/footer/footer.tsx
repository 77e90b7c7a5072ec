import { SHOP } from '@shop/contracts/config';
import { wallClockAt } from '@shop/domain/dates';
import { useNow, usePlatform } from '@shop/platform';
import { Button } from '@shop/ui/button/button.tsx';
import { Icon } from '@shop/ui/icon/icon.tsx';
import { Logo } from '@shop/ui/logo/logo.tsx';
import { Camera, Clapperboard, MessageCircle, Radio, Users } from 'lucide-react';
import { NewsletterModals } from '../../features/newsletter/newsletter-modals.tsx';
import { NewsletterSignup } from '../../features/newsletter/newsletter-signup.tsx';
import { StorePicker } from '../../features/stores/store-picker.tsx';
import {
  ABOUT_LINKS,
  BADGE_HEIGHT,
  CARRIER_BADGES,
  CONTACT_LINK,
  INFO_LINKS,
  PAYMENT_BADGES,
  SOCIAL_LINK,
  type Badge,
  type FooterLink,
} from './footer-links.ts';
import { InstallApp } from './install-app.tsx';
import { PriceNote } from './price-note.tsx';
import { ThemeSelect } from './theme-select.tsx';
import { VatSelect } from './vat-select.tsx';
import classes from './footer.module.css';

/** §2.15 The foot of every page but the checkout's. */
export function Footer() {
  return (
    <footer className={classes.footer}>
      <NewsletterSignup />
      <NewsletterModals />
      <StorePicker />
      <div className={classes.columns}>
        <div className={classes.about}>
          <Logo />
          <p className={classes.pitch}>
            Datorer, gaming, hemelektronik och leksaker. Frågor? Kundservice svarar alla dagar.
          </p>
          <Button href={CONTACT_LINK.href}>{CONTACT_LINK.name}</Button>
          <Social />
        </div>
        <LinkList title="Information" links={INFO_LINKS} />
        <LinkList title={`Om ${SHOP.brand}`} links={ABOUT_LINKS} hasCookieLink />
        <div className={classes.choices}>
          <VatSelect />
          <ThemeSelect />
          <InstallApp />
          <Badges title="Så betalar du" badges={PAYMENT_BADGES} />
          <Badges title="Så levererar vi" badges={CARRIER_BADGES} />
        </div>
      </div>
      <Company />
    </footer>
  );
}

function LinkList({
  title,
  links,
  hasCookieLink = false,
}: {
  title: string;
  links: readonly FooterLink[];
  hasCookieLink?: boolean;
}) {
  const { bus } = usePlatform();
  return (
    <nav aria-label={title}>
      <h2 className={classes.title}>{title}</h2>
      <ul role="list" className={classes.links}>
        {links.map((link) => (
          <li key={link.href}>
            <a href={link.href} className={classes.link}>
              {link.name}
            </a>
          </li>
        ))}
        {hasCookieLink ? (
          <li className={classes.needsScript}>
            <button type="button" className={classes.link} onClick={() => bus.emit('cookie-settings.open', {})}>
              Cookie-inställningar
            </button>
          </li>
        ) : null}
      </ul>
    </nav>
  );
}

/** [2.15-06] Neutral icons; all of them link to the page about our channels. */
const CHANNELS = [
  { icon: Camera, name: 'Bilder' },
  { icon: Clapperboard, name: 'Filmer' },
  { icon: Radio, name: 'Livesändningar' },
  { icon: MessageCircle, name: 'Chatt' },
  { icon: Users, name: 'Grupper' },
] as const;

function Social() {
  return (
    <ul role="list" aria-label={SOCIAL_LINK.name} className={classes.social}>
      {CHANNELS.map(({ icon, name }) => (
        <li key={name}>
          <a href={SOCIAL_LINK.href} aria-label={`${name} i sociala medier`} className={classes.channel}>
            <Icon of={icon} />
          </a>
        </li>
      ))}
    </ul>
  );
}

function Badges({ title, badges }: { title: string; badges: readonly Badge[] }) {
  return (
    <div>
      <h2 className={classes.title}>{title}</h2>
      <ul role="list" className={classes.badges}>
        {badges.map(({ src, alt, width }) => (
          <li key={src}>
            <img
              src={src}
              alt={alt}
              width={width}
              height={BADGE_HEIGHT}
              loading="lazy"
              decoding="async"
              className={classes.badge}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** [2.15-11], [O2.15-05] Copyright line and company details: each one text, which is shorter in every document. */
function Company() {
  const { year } = wallClockAt(useNow());
  const { name, organisationNumber, street, zipCode, city, email, phone } = SHOP.company;
  return (
    <div className={classes.company}>
      <p>{`© ${year} ${name}`}</p>
      <PriceNote />
      <address className={classes.address}>
        <span>{`Org.nr ${organisationNumber}`}</span>
        <span>{`${street}, ${zipCode} ${city}`}</span>
        <a href={`mailto:${email}`}>{email}</a>
        <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
      </address>
    </div>
  );
}
