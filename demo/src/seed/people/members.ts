import { RANK_XP_THRESHOLDS } from '@shop/domain/ranks';
import type { member } from '@shop/api/db/schema';
import { AVATAR_CLASSES } from '@shop/api/account/avatar-classes';
import { encryptSsn } from '@shop/api/members/ssn';
import type { KeyRing } from '@shop/api/secrets/key-ring';
import { daysFrom } from '../engine/calendar.ts';
import { type Random, randomFor } from '../engine/random.ts';
import { STORE_PLACES } from '../places/stores.ts';
import { FIRST_NAMES, LAST_NAMES, NAME_ENDS, NAME_STARTS, STREETS } from './names.ts';

type MemberRow = typeof member.$inferInsert;

const GENERATED = 320;
const FIRST_GENERATED_ID = 101;

interface KnownMember {
  readonly id: number;
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly rankLevel: number;
  readonly ssn: string;
  readonly zipCode: string;
  readonly city: string;
  /** For the README. */
  readonly what: string;
  readonly extra?: Partial<MemberRow>;
}

/** Logins that the README lists. Personal numbers are test numbers of the Swedish tax agency's form, with a right check digit. */
export const KNOWN_MEMBERS: readonly KnownMember[] = [
  {
    id: 1,
    username: 'nova',
    firstName: 'Nova',
    lastName: 'Lindqvist',
    rankLevel: 3,
    ssn: '200001022383',
    zipCode: '41114',
    city: 'Göteborg',
    what: 'medlem på nivå 3 (Bronze)',
  },
  {
    id: 2,
    username: 'admiral',
    firstName: 'Alma',
    lastName: 'Sandberg',
    rankLevel: 14,
    ssn: '198505152382',
    zipCode: '11157',
    city: 'Stockholm',
    what: 'medlem på nivå 14 (White)',
    extra: { newsletterAt: new Date('2025-03-01T09:00:00Z'), newsletterSource: 'registrering' },
  },
  {
    id: 3,
    username: 'legend',
    firstName: 'Leo',
    lastName: 'Hedlund',
    rankLevel: 25,
    ssn: '197803042394',
    zipCode: '97345',
    city: 'Luleå',
    what: 'medlem på högsta nivån, 25 (LEGEND)',
  },
  {
    id: 4,
    username: 'foretag',
    firstName: 'Frida',
    lastName: 'Ekström',
    rankLevel: 5,
    ssn: '198211282382',
    zipCode: '58273',
    city: 'Linköping',
    what: 'företagskund',
    extra: {
      isCorporateCustomer: true,
      companyName: 'Ekströms Elteknik AB',
      corpNumber: '559998-2229',
      invoiceReference: 'Frida E 1204',
    },
  },
  {
    id: 5,
    username: 'anstalld',
    firstName: 'Anders',
    lastName: 'Nyström',
    rankLevel: 8,
    ssn: '199006142393',
    zipCode: '41106',
    city: 'Göteborg',
    what: 'anställd (isEmployee)',
    extra: { isEmployee: true },
  },
  {
    id: 6,
    username: 'chef',
    firstName: 'Cecilia',
    lastName: 'Öberg',
    rankLevel: 12,
    ssn: '197512242384',
    zipCode: '41106',
    city: 'Göteborg',
    what: 'administratör (isEmployee och isAdmin)',
    extra: { isEmployee: true, isAdmin: true },
  },
];

/** A sum that belongs to the level: somewhere between its threshold and the next. */
function xpFor(level: number, random: Random): number {
  const from = RANK_XP_THRESHOLDS[level - 1] ?? 0;
  const to = RANK_XP_THRESHOLDS[level] ?? from + 100_000;
  return level < 1 ? 0 : Math.round((from + (to - from) * (0.15 + random.next() * 0.7)) / 10) * 10;
}

const phone = (random: Random): string =>
  `07${random.pick(['0', '2', '3', '6', '9'])}${String(random.int(1_000_000, 9_999_999))}`;

/** One of the classes that the level unlocks; some have never chosen. */
function avatarClassFor(level: number, random: Random): number | null {
  const unlocked = AVATAR_CLASSES.filter(({ minimumRankLevel }) => minimumRankLevel <= level);
  return random.chance(0.8) ? random.pick(unlocked).id : null;
}

const shared = (passwordHash: string, random: Random) => ({
  passwordHash,
  phoneNumber: phone(random),
  street: `${random.pick(STREETS)} ${random.int(1, 98)}`,
  companyName: null,
  corpNumber: null,
  invoiceReference: '',
  isEmployee: false,
  isAdmin: false,
  isCorporateCustomer: false,
  settings: {},
  newsletterAt: null,
  newsletterSource: null,
});

const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9]/g, '');

function usernames(): string[] {
  const random = randomFor('usernames');
  const names = new Set<string>();
  while (names.size < GENERATED) {
    const name = random.chance(0.7)
      ? `${random.pick(NAME_STARTS)}${random.pick(NAME_ENDS)}`
      : `${random.pick(FIRST_NAMES)}_${random.int(61, 99)}`;
    names.add(random.chance(0.12) ? `${name}${random.int(2, 99)}` : name);
  }
  return [...names];
}

/** All members with the same password. Levels thin out upwards as in any shop. */
export function memberRows(passwordHash: string, secrets: KeyRing, now: Date): MemberRow[] {
  const known = KNOWN_MEMBERS.map(({ what: _, ssn, extra, ...rest }): MemberRow => {
    const random = randomFor(`member:${rest.id}`);
    return {
      ...shared(passwordHash, random),
      ...rest,
      email: `${rest.username}@exempel.example`,
      ssnEncrypted: encryptSsn(ssn, secrets),
      experiencePoints: xpFor(rest.rankLevel, random),
      avatarClassId: avatarClassFor(rest.rankLevel, random),
      visibility: 'friends',
      createdAt: daysFrom(now, -random.int(400, 1800)),
      ...extra,
    };
  });
  const generated = usernames().map((username, index): MemberRow => {
    const random = randomFor(`member:${username}`);
    const rankLevel = Math.min(24, Math.max(1, Math.floor(1 + random.next() ** 2.6 * 22)));
    const place = random.pick(STORE_PLACES);
    const firstName = random.pick(FIRST_NAMES);
    const lastName = random.pick(LAST_NAMES);
    return {
      ...shared(passwordHash, random),
      id: FIRST_GENERATED_ID + index,
      username,
      email: `${plain(firstName)}.${plain(lastName)}${index + 1}@exempel.example`,
      ssnEncrypted: null,
      firstName,
      lastName,
      rankLevel,
      zipCode: `${random.int(11, 98)}${random.int(100, 999)}`,
      city: place.city,
      experiencePoints: xpFor(rankLevel, random),
      avatarClassId: avatarClassFor(rankLevel, random),
      visibility: random.pick(['nobody', 'friends', 'everyone'] as const),
      createdAt: daysFrom(now, -random.int(20, 2000)),
    };
  });
  return [...known, ...generated];
}
