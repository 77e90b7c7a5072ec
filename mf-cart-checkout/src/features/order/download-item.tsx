import type { CartRow } from '@shop/contracts';
import type { OrderDownload } from '@shop/contracts/api/checkout';
import { formatDayAndYear, fromUnixSeconds } from '@shop/domain/dates';
import { Alert } from '@shop/ui/alert/alert.tsx';
import { Button } from '@shop/ui/button/button.tsx';
import { Checkbox } from '@shop/ui/checkbox/checkbox.tsx';
import { useRef, useState } from 'react';
import { CodeLine } from './code-line.tsx';
import classes from './order-downloads.module.css';
import { useDownload } from './use-download.ts';

export interface DownloadItemProps {
  readonly orderId: string;
  readonly row: CartRow;
  readonly download: OrderDownload;
  readonly secret: string | null;
  /** Companies have no right of withdrawal to give up. */
  readonly isCompany: boolean;
}

const NO_CONSENT = 'Kryssa i att du går med på det, så hämtar vi koden';

/** The codes of one row: fetched once the buyer agrees that the right of withdrawal ends (2 kap. 11 § 11). */
export function DownloadItem({ orderId, row, download, secret, isCompany }: DownloadItemProps) {
  const { codes, refusal, isPending, fetch } = useDownload(orderId, row.id, secret);
  const [isAgreed, setIsAgreed] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  const { openedAt, availableAt } = download;
  const asksConsent = openedAt === null && !isCompany;
  const what = row.quantity > 1 ? 'koderna' : 'koden';

  const press = (): void => {
    const mayFetch = !asksConsent || isAgreed;
    setIsMissing(!mayFetch);
    if (mayFetch) void fetch();
    else box.current?.focus();
  };

  return (
    <li className={classes.item}>
      <h3 className={classes.name}>
        {row.quantity > 1 ? `${row.product.name}, ${row.quantity} st` : row.product.name}
      </h3>
      {availableAt !== null ? (
        <p>{`Du hämtar ${what} här från ${formatDayAndYear(fromUnixSeconds(availableAt))}.`}</p>
      ) : codes === null ? (
        <>
          {asksConsent ? (
            <Checkbox
              ref={box}
              name={`consent-${row.id}`}
              label={`Jag vill hämta ${what} nu och går med på att ångerrätten då upphör.`}
              checked={isAgreed}
              message={isMissing ? NO_CONSENT : undefined}
              onChange={({ target }) => {
                setIsAgreed(target.checked);
                setIsMissing(false);
              }}
            />
          ) : null}
          <Button className={classes.fetch} isLoading={isPending} onClick={press}>
            {`${openedAt === null ? 'Hämta' : 'Visa'} ${what}`}
          </Button>
        </>
      ) : null}
      <div role="status">
        {codes?.map((code) => (
          <CodeLine key={code} code={code} />
        ))}
      </div>
      {refusal === null ? null : (
        <Alert tone="error" live="alert">
          {refusal}
        </Alert>
      )}
    </li>
  );
}
