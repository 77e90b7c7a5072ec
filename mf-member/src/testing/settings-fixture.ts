import type { ProfileSettings } from '@shop/contracts/api/profile';
import { NEW_MEMBER_SETTINGS } from '@shop/contracts/default-settings';

/** The settings of a private member with a confirmed address. */
export const testProfileSettings = (change: Partial<ProfileSettings> = {}): ProfileSettings => ({
  ...NEW_MEMBER_SETTINGS,
  shouldReceiveNewsletters: false,
  abandonedCartMails: true,
  profileVisibility: 'friends',
  username: 'nova',
  email: 'nova@exempel.example',
  isEmailConfirmed: true,
  isCorporateCustomer: false,
  firstName: 'Nova',
  lastName: 'Lindqvist',
  phoneNumber: '0701234567',
  street: 'Hamngatan 1',
  zipCode: '41114',
  city: 'Göteborg',
  companyName: '',
  corpNumber: '',
  invoiceReference: '',
  ...change,
});
