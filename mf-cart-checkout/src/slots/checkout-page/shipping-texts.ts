import type { Checkout } from '@shop/contracts/api/checkout';
import type { DeliveryPart } from '@shop/contracts/api/delivery';
import { formatKronor } from '@shop/domain/money';
import { feeToShow } from '@shop/domain/purchase-sums';

export type ShippingMethod = Checkout['shippingMethods'][number];
type Store = ShippingMethod['stores'][number];
type Point = NonNullable<ShippingMethod['points']>[number];

const WHEN: Readonly<Record<ShippingMethod['kind'], (label: string) => string>> = {
  home: (label) => `Levereras ${label}`,
  servicePoint: (label) => `Kan hämtas ${label}`,
  store: (label) => `Kan hämtas ${label}`,
  digital: (label) => `Levereras ${label}`,
};

/** Delivery time in words. */
export const shippingWhen = ({ kind, dateLabel, stores }: ShippingMethod): string => {
  if (dateLabel !== null) return WHEN[kind](dateLabel);
  return kind === 'store' && stores.length > 0 ? 'Finns inte i någon butik just nu' : 'Datum meddelas när det är klart';
};

/** What it costs, in words. */
export const shippingPrice = ({ price }: Pick<ShippingMethod, 'price'>, isWithoutVat: boolean): string =>
  price === 0 ? 'Gratis' : formatKronor(feeToShow(price, isWithoutVat));

/** Rounded: the distance is measured from the middle of the zip code's town. */
const distanceText = (km: number | null | undefined): string => {
  if (km === null || km === undefined) return '';
  return km < 1 ? 'under 1 km bort' : `ca ${Math.round(km)} km bort`;
};

const joined = (...parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join(' · ');

/** Stock and time of a store: 'Finns i lager, kan hämtas idag', 'Beställs hit, kan hämtas inom 3–5 vardagar'. */
export const storeStock = ({ inStock, canOrder, dateLabel }: Store): string => {
  if (!inStock && canOrder !== true) return 'Kan inte få allt';
  const when = dateLabel ? `, kan hämtas ${dateLabel}` : '';
  return `${inStock ? 'Finns i lager' : 'Beställs hit'}${when}`;
};

/** Address, distance and hours of a store. */
export const storePlace = ({ street, city, distanceKm, hours }: Store): string =>
  joined(street ? `${street}, ${city}` : city, distanceText(distanceKm), hours);

/** A pickup point in one line. */
export const pointText = ({ name, street, distanceKm, hours }: Point): string =>
  joined(`${name}, ${street}`, distanceText(distanceKm), hours);

/** What the list of a method's points is called. */
export const pointLabel = ({ pickup }: ShippingMethod): string =>
  pickup === 'locker' ? 'Paketskåp' : 'Utlämningsställe';

/** When a part of an order comes. */
export const partWhen = ({ dateLabel }: DeliveryPart): string => dateLabel ?? 'datum meddelas';
