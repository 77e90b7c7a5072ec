import { SHOP } from '@shop/contracts/config';
import type { Store } from '@shop/contracts/api/content';
import { DEFAULT_CURRENCY } from '@shop/domain/money';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** [O2.17-19] The store for search engines (schema.org). A day without hours is a day without an entry. */
export const storeJsonLd = (store: Store, path: string): Record<string, unknown> => ({
  '@context': 'https://schema.org',
  '@type': 'ElectronicsStore',
  '@id': path,
  name: `${SHOP.brand} ${store.name}`,
  telephone: store.phone,
  currenciesAccepted: DEFAULT_CURRENCY,
  address: {
    '@type': 'PostalAddress',
    streetAddress: store.street,
    postalCode: store.zipCode,
    addressLocality: store.city,
    addressCountry: 'SE',
  },
  ...(store.location && {
    geo: { '@type': 'GeoCoordinates', latitude: store.location.lat, longitude: store.location.lng },
  }),
  openingHoursSpecification: [
    ...store.openingHours.weekdays
      .filter(({ open, close }) => open !== null && close !== null)
      .map(({ weekday, open, close }) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: DAYS[weekday - 1],
        opens: open,
        closes: close,
      })),
    ...store.openingHours.exceptions.map(({ date, open, close }) => ({
      '@type': 'OpeningHoursSpecification',
      validFrom: date,
      validThrough: date,
      // Schema.org writes "closed" as an empty span.
      opens: open ?? '00:00',
      closes: close ?? '00:00',
    })),
  ],
});
