import { SHOP } from '@shop/contracts/config';
import type { SlotName } from '@shop/contracts/slots';
import { href } from '@shop/contracts/routing';
import { Alert } from '@shop/ui/alert/alert.tsx';
import { Button } from '@shop/ui/button/button.tsx';
import { Logo } from '@shop/ui/logo/logo.tsx';
import { TextLink } from '@shop/ui/text-link/text-link.tsx';
import { useEffect, useRef, type ComponentType, type ReactNode } from 'react';
import { SearchForm } from './search-form.tsx';
import styles from './slot-fallback.module.css';

interface FallbackProps {
  /** Missing on the server, where the browser tries again by itself. */
  onRetry?: (() => void) | undefined;
  /** The Platform's: lets the slots that the lost one held live on, above all the cart. Missing on the server. */
  mountSlot?: ((slot: SlotName, element: HTMLElement) => () => void) | undefined;
}

type ChildProps = Pick<FallbackProps, 'mountSlot'> & { readonly slot: SlotName; readonly children: ReactNode };

/** A child slot without its parent; a plain link where nothing can be mounted. */
function Child({ slot, mountSlot, children }: ChildProps) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => (element.current && mountSlot ? mountSlot(slot, element.current) : undefined), [slot, mountSlot]);
  return mountSlot ? <div ref={element} data-slot={slot} /> : children;
}

function Header({ mountSlot }: FallbackProps) {
  return (
    <header className={styles.header}>
      <TextLink href={href('index')} variant="quiet" aria-label={`${SHOP.brand}, till startsidan`}>
        <Logo />
      </TextLink>
      <SearchForm id="fallback-search" />
      <nav aria-label="Genvägar" className={styles.links}>
        <TextLink href={href('campaigns')}>Kampanjer</TextLink>
        <Child slot="member-widget" mountSlot={mountSlot}>
          <TextLink href={href('member.orders')}>Mina sidor</TextLink>
        </Child>
        <Child slot="cart-widget" mountSlot={mountSlot}>
          <TextLink href={href('checkout')}>Varukorg</TextLink>
        </Child>
      </nav>
    </header>
  );
}

function Footer() {
  const { name, organisationNumber, street, zipCode, city, email } = SHOP.company;
  return (
    <footer className={styles.footer}>
      <nav aria-label="Information" className={styles.links}>
        <TextLink href={href('info', { id: 1 })}>Kundservice</TextLink>
        <TextLink href={href('info', { id: 8 })}>Köpvillkor</TextLink>
        <TextLink href={href('info', { id: 26 })}>Integritetspolicy</TextLink>
      </nav>
      <p>
        {name}, {organisationNumber}, {street}, {zipCode} {city}, {email}
      </p>
    </footer>
  );
}

const CartWidget = () => <TextLink href={href('checkout')}>Till kassan</TextLink>;
const MemberWidget = () => <TextLink href={href('member.orders')}>Logga in</TextLink>;

/** A part of the page that failed: says which, and offers to try again. */
const part = (text: string) =>
  function Part({ onRetry }: FallbackProps) {
    return (
      <Alert tone="warning">
        <p>{text}</p>
        {onRetry ? (
          <Button size="small" onClick={onRetry}>
            Försök igen
          </Button>
        ) : null}
      </Alert>
    );
  };

function Page({ onRetry }: FallbackProps) {
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>Sidan kunde inte visas</h1>
      <p>En del av butiken svarar inte just nu. Din varukorg är kvar.</p>
      <div className={styles.links}>
        {onRetry ? (
          <Button variant="primary" onClick={onRetry}>
            Försök igen
          </Button>
        ) : null}
        <TextLink href={href('index')}>Till startsidan</TextLink>
        <TextLink href={href('checkout')}>Till kassan</TextLink>
        <TextLink href={href('info', { id: 1 })}>Kundservice</TextLink>
      </div>
    </div>
  );
}

/** Parts that nobody misses leave nothing behind: null. What is not named is a page. */
const FALLBACKS: Readonly<Partial<Record<SlotName, ComponentType<FallbackProps> | null>>> = {
  header: Header,
  footer: Footer,
  'cart-widget': CartWidget,
  'member-widget': MemberWidget,
  'side-menu': part('Menyn kunde inte visas.'),
  filters: part('Filtren kunde inte visas.'),
  'usp-bar': null,
  poll: null,
  'cookie-consent': null,
};

/** What stands in a slot whose remote cannot be loaded or rendered. */
export function SlotFallback({ slot, onRetry, mountSlot }: FallbackProps & { readonly slot: SlotName }) {
  const Fallback = slot in FALLBACKS ? FALLBACKS[slot] : Page;
  return Fallback ? <Fallback onRetry={onRetry} mountSlot={mountSlot} /> : null;
}
