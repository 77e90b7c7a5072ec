import type { MemberSession } from '@shop/contracts/api/account';
import type { Store } from '@shop/contracts/api/content';
import type { ProfileSettings } from '@shop/contracts/api/profile';
import { NEW_MEMBER_SETTINGS } from '@shop/contracts/default-settings';
import { TEST_NOW } from '@shop/testing';

const NOW_SECONDS = TEST_NOW / 1000;

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

export const testStore = (id: number, name: string, change: Partial<Store> = {}): Store => ({
  id,
  name,
  location: { lat: 59, lng: 18 },
  street: `${name}gatan 1`,
  zipCode: '11120',
  city: 'Stockholm',
  phone: '',
  services: [],
  openingHours: { weekdays: [], exceptions: [] },
  ...change,
});

export const testSession = (id: string, change: Partial<MemberSession> = {}): MemberSession => ({
  id,
  device: 'Chrome på Windows',
  createdAt: NOW_SECONDS - 86_400,
  lastUsedAt: NOW_SECONDS,
  isCurrent: false,
  ...change,
});

/** A second factor that is off. */
export const NO_SECOND_FACTOR = { isOn: false, recoveryCodesLeft: 0, isStaff: false } as const;
