import { Button } from '@shop/ui/button/button.tsx';
import { Spinner } from '@shop/ui/spinner/spinner.tsx';
import { useRef, useState } from 'react';
import { CardFailure } from './card-failure.tsx';
import classes from './card-frame.module.css';
import { useCardCheckout } from './use-card-checkout.ts';

export interface CardRedirectProps {
  readonly sessionToken: string;
  readonly redirectUrl: string | null;
  /** Prepares the way back, just before the shop is left. */
  readonly onLeaving: () => void;
  readonly onRetry: () => void;
}

const nowhere = (): void => {};

/** The provider's page instead of the shop's [7.10-07]. The link stays for whoever comes back from there. */
export default function CardRedirect({ sessionToken, redirectUrl, onLeaving, onRetry }: CardRedirectProps) {
  const container = useRef<Element>(null);
  const [url, setUrl] = useState<string | null>(null);
  const session = { ui: 'fullscreen', sessionToken, redirectUrl } as const;
  const status = useCardCheckout(session, container, '', {
    onEvent: nowhere,
    onLeave: (there) => {
      setUrl(there);
      onLeaving();
      window.location.assign(there);
    },
  });
  if (status === 'failed') return <CardFailure onRetry={onRetry} />;
  return (
    <div className={classes.leaving}>
      <p role="status" className={classes.leavingText}>
        <Spinner />
        Du skickas vidare till kortbetalningen …
      </p>
      {url === null ? null : (
        <Button href={url} variant="primary" onClick={onLeaving}>
          Till kortbetalningen
        </Button>
      )}
    </div>
  );
}
