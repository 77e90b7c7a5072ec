import * as z from 'zod';
import { RANK_XP_THRESHOLDS } from '@shop/domain/ranks';
import type { member } from '@shop/api/db/schema';
import { AVATAR_CLASSES } from '@shop/api/account/avatar-classes';
import { encryptSsn } from '@shop/api/members/ssn';
import type { KeyRing } from '@shop/api/secrets/key-ring';
import { daysFrom } from '../engine/calendar.ts';
import { readData } from '../engine/read-data.ts';
import { type Random, randomFor } from '../engine/random.ts';
import { STORE_PLACES } from '../places/stores.ts';
import { FIRST_NAMES, LAST_NAMES, NAME_ENDS, NAME_STARTS, STREETS } from './names.ts';

type MemberRow = typeof member.$inferInsert;

const GENERATED = 320;
const FIRST_GENERATED_ID = 101;

const KnownMember = z.strictObject({
  id: z.int(),
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  rankLevel: z.int(),
  ssn: z.string(),
  zipCode: z.string(),
  city: z.string(),
  /** For the README. */
  what: z.string(),
  /** Columns that the others do not have. */
  extra: z
    .strictObject({
      isCorporateCustomer: z.boolean().optional(),
      companyName: z.string().optional(),
      corpNumber: z.string().optional(),
      invoiceReference: z.string().optional(),
      isEmployee: z.boolean().optional(),
      isAdmin: z.boolean().optional(),
      newsletterAt: z.iso
        .datetime()
        .transform((text) => new Date(text))
        .optional(),
      newsletterSource: z.string().optional(),
    })
    .optional(),
});

/**
 * Logins that the README lists. Personal numbers are test numbers of the Swedish tax agency's form, with a right check
 * digit.
 */
export const KNOWN_MEMBERS = readData('people/members.json', z.array(KnownMember));

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
  // They have been members for long: they know the way, and have said no to the newsletter's popup.
  settings: { show_member_tutorial: false, show_newsletter_popup: false },
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
