import { SHOP } from '@shop/contracts/config';
import type { FallbackLink, SlotFallback as Fallback } from '@shop/contracts/slot-description';
import type { PlacedSlot } from '@shop/contracts/site-description';
import type { SlotName } from '@shop/contracts/slots';
import { href } from '@shop/contracts/routing';
import { Alert } from '@shop/ui/alert/alert.tsx';
import { Button } from '@shop/ui/button/button.tsx';
import { Logo } from '@shop/ui/logo/logo.tsx';
import { TextLink } from '@shop/ui/text-link/text-link.tsx';
import { useEffect, useRef, type ComponentType } from 'react';
import { SearchForm } from './search-form.tsx';
import styles from './slot-fallback.module.css';

interface FallbackProps {
  /** Missing on the server, where the browser retries by itself. */
  onRetry?: (() => void) | undefined;
  /**
   * The Platform's `mountSlot`, so that child slots of the lost slot survive, above all the cart. Missing on the
   * server.
   */
  mountSlot?: ((slot: SlotName, element: HTMLElement) => () => void) | undefined;
  /** Fallback description of the slot's release. */
  fallback: Fallback;
}

type Mount = FallbackProps['mountSlot'];

/** A child slot without its parent. */
function Child({ slot, mountSlot }: { readonly slot: SlotName; readonly mountSlot: NonNullable<Mount> }) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => (element.current ? mountSlot(slot, element.current) : undefined), [slot, mountSlot]);
  return <div ref={element} data-slot={slot} />;
}

function Links({ links, mountSlot }: { readonly links: readonly FallbackLink[]; readonly mountSlot?: Mount }) {
  return links.map(({ text, to, slot }) =>
    slot !== undefined && mountSlot ? (
      <Child key={to} slot={slot} mountSlot={mountSlot} />
    ) : (
      <TextLink key={to} href={to}>
        {text}
      </TextLink>
    ),
  );
}

function Header({ mountSlot, fallback: { links = [] } }: FallbackProps) {
  return (
    <header className={styles.header}>
      <TextLink href={href('index')} variant="quiet" aria-label={`${SHOP.brand}, till startsidan`}>
        <Logo />
      </TextLink>
      <SearchForm id="fallback-search" />
      <nav aria-label="Genvägar" className={styles.links}>
        <Links links={links} mountSlot={mountSlot} />
      </nav>
    </header>
  );
}

function Footer({ fallback: { text, links = [] } }: FallbackProps) {
  return (
    <footer className={styles.footer}>
      <nav aria-label="Information" className={styles.links}>
        <Links links={links} />
      </nav>
      {text === undefined ? null : <p>{text}</p>}
    </footer>
  );
}

/** A child slot: one or two links. */
function Inside({ fallback: { text, links = [] } }: FallbackProps) {
  return (
    <>
      {text === undefined ? null : <span>{text}</span>}
      <Links links={links} />
    </>
  );
}

/** A part of the page: names the part that failed, with a retry button. */
function Part({ onRetry, fallback: { text = 'Den här delen kunde inte visas.', links = [] } }: FallbackProps) {
  return (
    <Alert tone="warning">
      <p>{text}</p>
      <Links links={links} />
      {onRetry ? (
        <Button size="small" onClick={onRetry}>
          Försök igen
        </Button>
      ) : null}
    </Alert>
  );
}

const WAYS_OUT: readonly FallbackLink[] = [
  { text: 'Till startsidan', to: href('index') },
  { text: 'Till kassan', to: href('checkout') },
  { text: 'Kundservice', to: href('info', { id: 1 }) },
];

function Page({ onRetry, fallback }: FallbackProps) {
  const { text = 'En del av butiken svarar inte just nu. Din varukorg är kvar.', links = WAYS_OUT } = fallback;
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>Sidan kunde inte visas</h1>
      <p>{text}</p>
      <div className={styles.links}>
        {onRetry ? (
          <Button variant="primary" onClick={onRetry}>
            Försök igen
          </Button>
        ) : null}
        <Links links={links} />
      </div>
    </div>
  );
}

type Kind = NonNullable<PlacedSlot['area']> | 'page' | 'child';

const FALLBACKS: Readonly<Record<Kind, ComponentType<FallbackProps>>> = {
  header: Header,
  usp: Part,
  left: Part,
  page: Page,
  footer: Footer,
  overlay: Part,
  child: Inside,
};

export interface SlotFallbackProps extends Pick<FallbackProps, 'onRetry' | 'mountSlot'> {
  /** Description of the slot; undefined for a page without one. */
  readonly about: PlacedSlot | undefined;
  /** Whether the slot is a child of another one. */
  readonly isChild: boolean;
}

/** Shown in a slot whose remote cannot be loaded or rendered. Renders nothing when the described fallback is null. */
export function SlotFallback({ about = {}, isChild, onRetry, mountSlot }: SlotFallbackProps) {
  const { area, fallback = {} } = about;
  if (fallback === null) return null;
  const Shown = FALLBACKS[area ?? (isChild ? 'child' : 'page')];
  return <Shown fallback={fallback} onRetry={onRetry} mountSlot={mountSlot} />;
}
