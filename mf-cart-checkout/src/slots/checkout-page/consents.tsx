import { usePlatform } from '@shop/platform';
import { Checkbox } from '@shop/ui/checkbox/checkbox.tsx';
import classes from './checkout-page.module.css';

/** Info pages by id; their names only make the URL readable. */
const TERMS = { id: 8, name: 'Köpvillkor' };
const WITHDRAWAL = { id: 15, name: 'Ångerrätt och öppet köp' };

export interface ConsentsProps {
  /** The law on distance contracts protects consumers alone. */
  readonly isCompany: boolean;
  /** Codes are bought, whose right of withdrawal ends when they are fetched. */
  readonly hasDownloads: boolean;
  readonly newsletter: boolean;
  readonly onNewsletter: (wanted: boolean) => void;
}

/** The buyer's agreement and options: never preselected [O2.17-16]. */
export function Consents({ isCompany, hasDownloads, newsletter, onNewsletter }: ConsentsProps) {
  const { href } = usePlatform();
  return (
    <div className={classes.consents}>
      <Checkbox
        name="newsletter"
        label="Ja tack, mejla mig erbjudanden och nyheter."
        checked={newsletter}
        onChange={({ target }) => onNewsletter(target.checked)}
      />
      <p>
        När du beställer godkänner du våra <a href={href('info', TERMS)}>köpvillkor</a>.
        {isCompany ? null : (
          <>
            {' Du har 14 dagars '}
            <a href={href('info', WITHDRAWAL)}>ångerrätt</a>.
          </>
        )}
      </p>
      {hasDownloads && !isCompany ? (
        <p>För digitala varor upphör ångerrätten när du hämtar koden. Vi frågar innan du gör det.</p>
      ) : null}
    </div>
  );
}
