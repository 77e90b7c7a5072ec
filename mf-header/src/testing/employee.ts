import type { User } from '@shop/contracts/api/user';
import { VISITOR_SETTINGS } from '@shop/contracts/default-settings';

/** Somebody of the staff, for tests. */
export const TEST_EMPLOYEE: User = {
  id: 7,
  ssn: null,
  email: 'personal@pixelhamn.example',
  username: 'personal',
  firstName: 'Kim',
  lastName: 'Ek',
  phoneNumber: '0701234567',
  street: 'Hamngatan 12',
  zipCode: '41114',
  city: 'Göteborg',
  companyName: null,
  corpNumber: null,
  isLoggedIn: true,
  isEmployee: true,
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
};
