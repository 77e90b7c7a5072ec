import { earliestDeliveryLabel } from '@shop/domain/earliest-delivery';
import { formatZip } from '@shop/domain/validation/normalise';
import { useNow } from '@shop/platform';
import { Button } from '@shop/ui/button/button.tsx';
import { Icon } from '@shop/ui/icon/icon.tsx';
import { Truck } from 'lucide-react';
import classes from './delivery-line.module.css';
import type { MemberDelivery } from './use-delivery-dates.ts';

/** [4-18] When the first delivery can arrive at the member; a failure says so and can be tried again [8-04]. */
export function DeliveryLine({ delivery }: { readonly delivery: MemberDelivery }) {
  const now = useNow();
  const { zipCode, dates, error, retry } = delivery;
  if (zipCode === null || zipCode === '') return null;
  const label = earliestDeliveryLabel(dates, now);
  return (
    <div className={classes.line} role="status">
      {error === null ? null : (
        <>
          <span>{error.message}</span>
          <Button size="small" onClick={retry}>
            Hämta leveransdatum
          </Button>
        </>
      )}
      {label === null ? null : (
        <>
          <Icon of={Truck} />
          <span>
            Tidigaste leverans till {formatZip(zipCode)}: {label}
          </span>
        </>
      )}
    </div>
  );
}
