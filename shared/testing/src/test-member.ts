import type { User } from '@shop/contracts/api/user';
import { VISITOR_SETTINGS } from '@shop/contracts/default-settings';

/** A logged-in member of rank 1 who is no employee; override what a test is about. */
export const testMember = (overrides: Partial<User> = {}): User => ({
  id: 7,
  ssn: null,
  email: 'asa@exempel.se',
  isEmailConfirmed: true,
  username: 'asa',
  firstName: 'Åsa',
  lastName: 'Ek',
  phoneNumber: '0701234567',
  street: 'Hamngatan 12',
  zipCode: '41114',
  city: 'Göteborg',
  companyName: null,
  corpNumber: null,
  isLoggedIn: true,
  isEmployee: false,
  isAdmin: false,
  isCorporateCustomer: false,
  isDark: null,
  rankLevel: 1,
  experiencePoints: 0,
  avatar: { class: null },
  storeWeights: {},
  storeSuggestions: [],
  deliveryDates: { today: {}, tomorrow: {}, later: {} },
  earliestDeliveryDate: null,
  settings: VISITOR_SETTINGS,
  ...overrides,
});
