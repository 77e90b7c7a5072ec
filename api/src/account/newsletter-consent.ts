import { and, eq, sql } from 'drizzle-orm';
import { member, memberToken, newsletterSubscription } from '../db/schema/index.ts';
import { inTransaction } from '../db/tx.ts';
import type { Services } from '../services.ts';
import { sendConfirmation } from './confirm-email.ts';

/** Where the member consented. */
type ConsentSource = 'settings' | 'profile';

/**
 * The one consent to newsletters with its time and source [O3-11]; renewing it does not move the time. Consent for an
 * unconfirmed address waits for the link that is then mailed [O5-28]. Returns the consent that is now in force.
 */
export async function setNewsletterConsent(
  services: Pick<Services, 'db' | 'clock' | 'config' | 'rateLimits'>,
  memberId: number,
  wants: boolean,
  source: ConsentSource,
): Promise<boolean> {
  const { db, clock } = services;
  const isConfirmed = await inTransaction(db, async (tx) => {
    const [row] = await tx.select().from(member).where(eq(member.id, memberId)).for('update');
    if (row === undefined) return true;
    if (wants && !row.isEmailConfirmed) return false;
    const consent = {
      newsletterAt: sql`coalesce(${member.newsletterAt}, ${clock.now().toISOString()}::timestamptz)`,
      newsletterSource: sql`coalesce(${member.newsletterSource}, ${source})`,
    };
    await tx
      .update(member)
      .set(wants ? consent : { newsletterAt: null, newsletterSource: null })
      .where(eq(member.id, memberId));
    if (wants) return true;
    // A withdrawal applies to the address, however it came to the list, if the member has confirmed it; and to a
    // consent that still waits for its link.
    if (row.isEmailConfirmed) {
      await tx.delete(newsletterSubscription).where(eq(newsletterSubscription.email, row.email.trim().toLowerCase()));
    }
    await tx
      .update(memberToken)
      .set({ wantsNewsletter: false })
      .where(and(eq(memberToken.memberId, memberId), eq(memberToken.purpose, 'emailConfirmation')));
    return true;
  });
  if (!isConfirmed) await sendConfirmation(services, memberId, true);
  return wants && isConfirmed;
}
