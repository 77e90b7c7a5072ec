import type { FeedEntry, Order, OrderSummary, User } from '@shop/contracts';
import type { getMember } from '@shop/contracts/api/friend';
import type { ResponseOf } from '@shop/contracts/endpoint';
import { VISITOR_SETTINGS } from '@shop/contracts/default-settings';
import type { Wishlist, WishlistSummary } from '@shop/contracts/api/wishlist';
import { TEST_NOW, testMember, testProduct } from '@shop/testing';

const NOW_SECONDS = TEST_NOW / 1000;
const HOUR_SECONDS = 3600;

type UserChange = Partial<Omit<User, 'settings'>> & { settings?: Partial<User['settings']> };

/** A member at level 3; what a test does not care about is filled in. */
export const testUser = ({ settings, ...change }: UserChange = {}): User =>
  testMember({
    email: 'nova@exempel.example',
    username: 'nova',
    firstName: 'Nova',
    lastName: 'Lindqvist',
    phoneNumber: '',
    street: '',
    rankLevel: 3,
    experiencePoints: 8830,
    ...change,
    settings: { ...VISITOR_SETTINGS, ...settings },
  });

type Profile = ResponseOf<typeof getMember>['data']['member'];

/** Another member who shows themselves, as the api describes them. */
export const testProfile = (change: Partial<Profile> = {}): Profile => ({
  id: 8,
  username: 'vera',
  avatar: '/api/dynimg/avatar/8',
  rankLevel: 5,
  experiencePoints: 18_000,
  avatarClass: null,
  isKnight: false,
  memberSince: NOW_SECONDS - HOUR_SECONDS,
  isOwn: false,
  friendship: null,
  ...change,
});

/** Something that happened an hour before TEST_NOW and has not been read. */
export const testEntry = (id: number, change: Partial<FeedEntry> = {}): FeedEntry => ({
  id,
  name: 'achievement',
  title: `Avisering ${id}`,
  avatarName: '',
  occuredAt: NOW_SECONDS - HOUR_SECONDS,
  dismissed: false,
  path: null,
  isRemovable: true,
  ...change,
});

const LIST = { id: 3, name: 'Julklappar', isPublic: false, shareId: null, isDefault: true, updatedAt: NOW_SECONDS };

export const testWishlist = (change: Partial<WishlistSummary> = {}): WishlistSummary => ({
  ...LIST,
  productIds: [7, 8],
  ...change,
});

/** The list with its products: one to buy, of which two are wished for, and one that is sold out. */
export const testWishlistRows = (change: Partial<Wishlist> = {}): Wishlist => ({
  ...LIST,
  owner: { id: 7, username: 'nova' },
  isOwn: true,
  rows: [
    { product: testProduct(), quantity: 2, addedAt: NOW_SECONDS },
    { product: testProduct({ id: 8, name: 'Slutsåld mus', stock: {} }), quantity: 1, addedAt: NOW_SECONDS },
  ],
  ...change,
});

export const testSummary = (change: Partial<OrderSummary> = {}): OrderSummary => ({
  id: 'PH26000001',
  createdAt: NOW_SECONDS - HOUR_SECONDS,
  status: 'received',
  statusLabel: 'Mottagen',
  isPreOrder: false,
  total: 1299,
  itemCount: 2,
  previewUrls: ['/images/product/12?trim'],
  ...change,
});

export const testRow = (id: number, change: Partial<Order['rows'][number]> = {}): Order['rows'][number] => ({
  id: `row-${id}`,
  product: {
    id,
    price: { price: 600, vat: 120, pass: null, currency: 'SEK' },
    name: `Produkt ${id}`,
    subTitle: 'Tangentbord',
    previewUrl: `/images/product/${id}?trim`,
    isDigital: false,
    isShippable: true,
    release: null,
    maxPerCustomer: null,
    stock: {},
  },
  unitPrice: 600,
  unitVat: 120,
  quantity: 2,
  extraData: {},
  insurance: null,
  ...change,
});

export const testOrder = (change: Partial<Order> = {}): Order => ({
  ...testSummary(),
  rows: [testRow(12)],
  totals: {
    goods: 1200,
    insurance: 0,
    shipping: 99,
    paymentFee: 0,
    discount: 0,
    total: 1299,
    totalExcludingVat: 1039.2,
    vat: 259.8,
  },
  customer: {
    kind: 'private',
    email: 'nova@exempel.example',
    mobile: '0701234567',
    firstName: 'Nova',
    lastName: 'Lindqvist',
    street: 'Hamngatan 1',
    zipCode: '41114',
    city: 'Göteborg',
    companyName: '',
    corpNumber: '',
    invoiceReference: '',
  },
  shipping: { id: 1, name: 'Hemleverans', store: null, dateLabel: 'imorgon' },
  payment: { type: 'card', name: 'Kort', status: 'paid', paymentLink: null },
  timeline: [
    { status: 'received', label: 'Mottagen', at: NOW_SECONDS - HOUR_SECONDS },
    { status: 'packing', label: 'Packas', at: null },
  ],
  canCancel: true,
  canWithdraw: false,
  experiencePoints: 1200,
  isGuestOrder: false,
  ...change,
});

/** Response of `GET me` for a member, or for a visitor. */
export const meResponse = (user: User | null) => ({ data: { user, starredStores: [] } });
export const feedResponse = (entries: FeedEntry[]) => ({ data: { entries } });
