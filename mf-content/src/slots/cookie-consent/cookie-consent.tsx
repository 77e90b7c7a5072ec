import { CONSENT_CHOICE } from '@shop/contracts/cookie-banner';
import type { Consent } from '@shop/contracts/platform';
import { DialogMissing, href, usePlatform, useSharedState } from '@shop/platform';
import { Button } from '@shop/ui/button/button.tsx';
import { lazyOr } from '@shop/ui/lazy-part/lazy-or.tsx';
import { Suspense, useEffect, useRef, useState } from 'react';
import { ACCEPT_ALL, choiceJson, consentCookie, NECESSARY_ONLY, readConsent } from './consent-cookie.ts';
import type { ConsentSettingsProps } from './consent-settings.tsx';
import classes from './cookie-consent.module.css';
import { takeFootRoom } from './foot-room.ts';

/** Few shoppers open them. */
const ConsentSettings = lazyOr<ConsentSettingsProps>(async () => {
  const { ConsentSettings: Settings } = await import(
    /* webpackChunkName: "consent-settings" */ './consent-settings.tsx'
  );
  return { default: Settings };
}, DialogMissing);

/** [4-40] State of the cookie banner. */
type State = 'UNKNOWN' | 'NOT_ACCEPTED' | 'SETTINGS' | 'ACCEPTED';

/**
 * §2.16 The cookie banner. It is over the foot of the page without blocking it and stays until the shopper chooses
 * [O2.16-02]. The footer's link opens the settings again. The server renders it for everybody, since a shared page does
 * not know who has chosen; styles show it where the document has room for it (`--foot-room`).
 */
export function CookieConsent() {
  const { bus, now } = usePlatform();
  const [consent, setConsent] = useSharedState('consent');
  const [state, setState] = useState<State>('UNKNOWN');
  const heading = useRef<HTMLHeadingElement>(null);
  const opener = useRef<Element | null>(null);

  useEffect(() => {
    const stored = readConsent(document.cookie);
    const found = stored ? 'ACCEPTED' : 'NOT_ACCEPTED';
    setState((current) => (current === 'UNKNOWN' ? found : current));
    if (stored) setConsent(stored);
  }, [setConsent]);

  const openSettings = (): void => {
    opener.current = document.activeElement;
    setState('SETTINGS');
  };
  useEffect(() => bus.on('cookie-settings.open', openSettings), [bus]);
  useEffect(() => {
    // Opened by the shopper, so it takes the focus; the first view opens by itself and does not.
    if (state === 'SETTINGS') heading.current?.focus();
  }, [state]);

  const choose = (choice: Consent): void => {
    document.cookie = consentCookie(choice, now(), location.protocol === 'https:');
    setConsent(choice);
    setState('ACCEPTED');
    if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus();
    opener.current = null;
  };

  const closeSettings = (): void => setState(consent ? 'ACCEPTED' : 'NOT_ACCEPTED');

  if (state === 'ACCEPTED') return null;
  const isUnknown = state === 'UNKNOWN';
  // Until it hydrates, the shell's early script stores the choice.
  const early = (choice: Consent) => (isUnknown ? { [`data-${CONSENT_CHOICE}`]: choiceJson(choice) } : {});
  return (
    <section ref={isUnknown ? undefined : takeFootRoom} aria-labelledby="cookie-rubrik" className={classes.banner}>
      <h2 ref={heading} id="cookie-rubrik" tabIndex={-1} className={classes.heading}>
        {state === 'SETTINGS' ? 'Cookie-inställningar' : 'Vi använder cookies'}
      </h2>
      {state === 'SETTINGS' ? (
        <Suspense fallback={null}>
          <ConsentSettings initial={consent ?? NECESSARY_ONLY} onSave={choose} onClose={closeSettings} />
        </Suspense>
      ) : (
        <>
          <p className={classes.text}>Vissa behövs för att butiken ska fungera, till exempel varukorgen.</p>
          <p className={classes.text}>Med ditt ja även för marknadsföring och för att anpassa butiken efter dig.</p>
          <p className={classes.text}>
            <a href={href('info', { id: 26, name: 'Integritetspolicy' })}>Läs vår integritetspolicy</a>
          </p>
          <div className={classes.actions}>
            <Button {...early(ACCEPT_ALL)} onClick={() => choose(ACCEPT_ALL)}>
              Okej, jag förstår
            </Button>
            <Button {...early(NECESSARY_ONLY)} onClick={() => choose(NECESSARY_ONLY)}>
              Endast nödvändiga
            </Button>
            <Button variant="quiet" onClick={openSettings}>
              Cookie-inställningar
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
