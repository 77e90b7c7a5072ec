import type { Customer } from '@shop/contracts/api/checkout';
import { getDeliveryDates } from '@shop/contracts/api/user';
import { normaliseZip } from '@shop/domain/validation/normalise';
import { usePlatform, useSharedState } from '@shop/platform';
import { useEffect, useRef, useState } from 'react';

const FULL_ZIP = /^[1-9]\d{4}$/;

/**
 * The zip code fills in the town [O5-18], unless the buyer has typed one. `fills` increases when the town's field must
 * show a new value. An unknown zip code changes nothing.
 */
export function useTownOfZip(
  { city }: Pick<Customer, 'city'>,
  onTown: (city: string) => void,
): { fills: number; onZip(zip: string): void; onCity(): void } {
  const { api } = usePlatform();
  const [, setZipCode] = useSharedState('zipCode');
  const [fills, setFills] = useState(0);
  const isTyped = useRef(city !== '');
  const latest = useRef({ zip: '', onTown });
  useEffect(() => {
    latest.current.onTown = onTown;
  });

  const onZip = (typed: string): void => {
    const zip = normaliseZip(typed);
    latest.current.zip = zip;
    if (!FULL_ZIP.test(zip)) return;
    setZipCode(zip);
    if (isTyped.current) return;
    api.call(getDeliveryDates, { params: { zipCode: zip } }, { requestName: 'town-of-zip' }).then(
      ({ data }) => {
        if (data.city === null || isTyped.current || latest.current.zip !== zip) return;
        latest.current.onTown(data.city);
        setFills((count) => count + 1);
      },
      // The buyer types the town instead.
      () => undefined,
    );
  };

  return {
    fills,
    onZip,
    onCity: () => {
      isTyped.current = true;
    },
  };
}
