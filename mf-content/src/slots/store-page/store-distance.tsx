import { MINUTE_MS } from '@shop/domain/dates';
import { distanceInKm, formatDistance, type LatLng } from '@shop/domain/stores';
import { usePlatform } from '@shop/platform';
import { Button } from '@shop/ui/button/button.tsx';
import { Icon } from '@shop/ui/icon/icon.tsx';
import { LocateFixed } from 'lucide-react';
import { useState } from 'react';
import classes from './store-page.module.css';

const TIMEOUT_MS = 10_000;

/** [O2.17-19] How far away the store is: asked for by a press, told once, and the position goes nowhere. */
export function StoreDistance({ location }: { readonly location: LatLng | null }) {
  const { toasts } = usePlatform();
  const [km, setKm] = useState<number | null>(null);
  const [isLocating, setIsLocating] = useState(false);
  if (location === null) return null;
  if (km !== null) return <p role="status">{formatDistance(km)} bort, fågelvägen</p>;

  const locate = (): void => {
    setIsLocating(true);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => setKm(distanceInKm(location, { lat: coords.latitude, lng: coords.longitude })),
      () => {
        toasts.show('Vi fick inte veta var du är.', 'info');
        setIsLocating(false);
      },
      { maximumAge: 5 * MINUTE_MS, timeout: TIMEOUT_MS },
    );
  };
  return (
    <Button isLoading={isLocating} icon={<Icon of={LocateFixed} />} className={classes.scripted} onClick={locate}>
      Hur långt är det?
    </Button>
  );
}
