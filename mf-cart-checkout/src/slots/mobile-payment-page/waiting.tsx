import { useIsHydrated } from '@shop/platform';
import { Button } from '@shop/ui/button/button.tsx';
import { lazyPart } from '@shop/ui/lazy-part/lazy-part.tsx';
import { Suspense } from 'react';
import { appLink, codeContent } from './app-link.ts';
import classes from './mobile-payment-page.module.css';

const QrCode = lazyPart(async () => ({ default: (await import('@shop/ui/qr-code/qr-code.tsx')).QrCode }));

/** A code for the phone beside the computer; its place is as large before it is there. */
function AppCode({ content }: { readonly content: string }) {
  const isHydrated = useIsHydrated();
  return (
    <div className={classes.code}>
      {isHydrated ? (
        <Suspense fallback={null}>
          <QrCode content={content} label="QR-kod som öppnar betalningen i Swish" />
        </Suspense>
      ) : null}
    </div>
  );
}

/** The ways into the app while the payment waits there [O2.17-25]: a code beside a mouse, a link under a thumb. */
export function Waiting({ token }: { readonly token: string | null }) {
  const isHydrated = useIsHydrated();
  const content = codeContent(token);
  const link = isHydrated ? appLink(token, window.location.href) : null;
  return (
    <div className={classes.waiting}>
      {content === null ? (
        <p>Öppna Swish-appen i mobilen och godkänn betalningen.</p>
      ) : (
        <>
          <div className={classes.computer}>
            <AppCode content={content} />
            <p>Öppna Swish i mobilen, tryck på Skanna och läs av koden.</p>
          </div>
          <Button href={link ?? 'swish://'} variant="primary" size="large" block className={classes.app}>
            Öppna appen
          </Button>
        </>
      )}
      <p role="status" className={classes.status}>
        <span className={classes.pulse} aria-hidden="true" />
        Väntar på att du godkänner betalningen. Sidan uppdateras av sig själv.
      </p>
    </div>
  );
}
