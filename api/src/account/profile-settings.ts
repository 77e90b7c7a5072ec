import { getProfileSettings, postProfileSettings, type ProfileChanges } from '@shop/contracts';
import { wallClockAt } from '@shop/domain/dates';
import { isMaskedCorpNumber, maskCorpNumber } from '@shop/domain/validation/numbers';
import { and, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Tx } from '../db/client.ts';
import { mailOptOut, member as memberTable, starredStore } from '../db/schema/index.ts';
import { inTransaction } from '../db/tx.ts';
import { ApiError, notFound } from '../http/errors.ts';
import { corpNumberColumns, wholeCorpNumber } from '../members/corp-number.ts';
import type { KeyRing } from '../secrets/key-ring.ts';
import { route } from '../http/route.ts';
import { readSettingValue, settingKey, settingsOf } from '../members/settings.ts';
import { ABANDONED_CART } from './mail-cases.ts';
import { setNewsletterConsent } from './newsletter-consent.ts';
import { readTexts } from './profile-changes.ts';

/** The changed settings as they are stored; the newsletter has columns of its own, as there is one consent [O3-11]. */
function storedSettings(changes: ProfileChanges): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(changes).flatMap(([name, value]) => {
      const key = settingKey(name);
      if (key === undefined || key === 'send_newsletter' || value === undefined) return [];
      return [[key, readSettingValue(key, value)]];
    }),
  );
}

/** Switches mails about abandoned carts on or off for the member [O2.2-12]. */
async function setAbandonedCartMails(tx: Tx, memberId: number, wants: boolean, now: Date): Promise<void> {
  const optOut = { memberId, mailCase: ABANDONED_CART };
  if (wants) {
    await tx.delete(mailOptOut).where(and(eq(mailOptOut.memberId, memberId), eq(mailOptOut.mailCase, ABANDONED_CART)));
  } else {
    await tx
      .insert(mailOptOut)
      .values({ ...optOut, createdAt: now })
      .onConflictDoNothing();
  }
}

/**
 * Changes that follow from a new organisation number: none when it is sent back as it was shown. Approval belongs to
 * one number; another one must be approved again [O6-16].
 */
async function corpNumberChanges(tx: Tx, memberId: number, typed: string, normalised: string, secrets: KeyRing) {
  const [owner] = await tx.select().from(memberTable).where(eq(memberTable.id, memberId)).for('update');
  if (owner === undefined) throw notFound();
  if (isMaskedCorpNumber(typed)) {
    if (typed.trim() === maskCorpNumber(owner.corpNumber ?? '')) return {};
    throw new ApiError('VALIDATION', undefined, { fields: { corpNumber: 'Skriv hela organisationsnumret.' } });
  }
  return {
    ...corpNumberColumns(normalised === '' ? null : normalised, secrets),
    isCorporateCustomer: owner.isCorporateCustomer && wholeCorpNumber(owner, secrets) === normalised,
  };
}

async function save(
  tx: Tx,
  memberId: number,
  changes: ProfileChanges,
  { secrets, now }: { secrets: KeyRing; now: Date },
): Promise<void> {
  const { companyName, corpNumber, ...texts } = readTexts(changes, wallClockAt(now).year);
  const settings = storedSettings(changes);
  await tx
    .update(memberTable)
    .set({
      ...texts,
      settings: sql`${memberTable.settings} || ${JSON.stringify(settings)}::jsonb`,
      ...(changes.profileVisibility !== undefined && { visibility: changes.profileVisibility }),
      ...(companyName !== undefined && { companyName: companyName === '' ? null : companyName }),
      ...(corpNumber !== undefined &&
        (await corpNumberChanges(tx, memberId, changes.corpNumber ?? '', corpNumber, secrets))),
    })
    .where(eq(memberTable.id, memberId));
  if (changes.abandonedCartMails !== undefined) {
    await setAbandonedCartMails(tx, memberId, changes.abandonedCartMails, now);
  }
}

/** `GET profile-settings` and `POST profile-settings`: the member's settings [7.3-13] and their changes [7.3-14]. */
export function registerProfileSettings(app: FastifyInstance): void {
  route(app, getProfileSettings, async ({ db, member }) => {
    const [row] = await db.select().from(memberTable).where(eq(memberTable.id, member.id));
    if (row === undefined) throw notFound();
    const stars = await db
      .select({ id: starredStore.storeId })
      .from(starredStore)
      .where(eq(starredStore.memberId, member.id))
      .orderBy(starredStore.createdAt, starredStore.storeId);
    const [optOut] = await db
      .select({ mailCase: mailOptOut.mailCase })
      .from(mailOptOut)
      .where(and(eq(mailOptOut.memberId, member.id), eq(mailOptOut.mailCase, ABANDONED_CART)));
    const { username, email, isEmailConfirmed, isCorporateCustomer } = row;
    const { firstName, lastName, phoneNumber, street, zipCode, city, invoiceReference } = row;
    return {
      data: {
        settings: {
          ...settingsOf(
            row,
            stars.map(({ id }) => id),
          ),
          shouldReceiveNewsletters: row.newsletterAt !== null,
          abandonedCartMails: optOut === undefined,
          profileVisibility: row.visibility,
          username,
          email,
          isEmailConfirmed,
          isCorporateCustomer,
          firstName,
          lastName,
          phoneNumber,
          street,
          zipCode,
          city,
          companyName: row.companyName ?? '',
          corpNumber: maskCorpNumber(row.corpNumber ?? ''),
          invoiceReference,
        },
      },
    };
  });

  route(app, postProfileSettings, async ({ db, member, body, clock, services }) => {
    await inTransaction(db, (tx) => save(tx, member.id, body, { secrets: services.config.secrets, now: clock.now() }));
    const consent = body.shouldReceiveNewsletters ?? body.send_newsletter;
    if (consent !== undefined) await setNewsletterConsent(services, member.id, consent, 'profile');
    return undefined;
  });
}
