import type { Store } from '@shop/contracts/api/content';

/** A store for tests: open 10–19 on weekdays, 11–16 on Saturdays, closed on Sundays and on Midsummer's Eve. */
export const testStore = (overrides: Partial<Store> = {}): Store => ({
  id: 2,
  name: 'Stockholm Hötorget',
  location: { lat: 59.3346, lng: 18.0632 },
  street: 'Slöjdgatan 8',
  zipCode: '111 57',
  city: 'Stockholm',
  phone: '010-380 02 00',
  services: ['Hämta i butik'],
  openingHours: {
    weekdays: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
      weekday,
      open: weekday === 7 ? null : weekday === 6 ? '11:00' : '10:00',
      close: weekday === 7 ? null : weekday === 6 ? '16:00' : '19:00',
    })),
    exceptions: [{ date: '2026-06-19', label: 'Midsommarafton', open: null, close: null }],
  },
  ...overrides,
});
