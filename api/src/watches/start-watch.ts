import { createHash, randomBytes } from 'node:crypto';
import { type BodyOf, MAX_WATCHES, type postWatch } from '@shop/contracts';
import { kronorToOre } from '@shop/domain/money';
import { and, count, eq, sql } from 'drizzle-orm';
import { membersPriceOre, visitorPriceOre } from '../catalogue/present-price.ts';
import { readEmail } from '../content/newsletter.ts';
import type { Db, Tx } from '../db/client.ts';
import { member, outboxMail, productWatch } from '../db/schema/index.ts';
import { inTransaction } from '../db/tx.ts';
import { ApiError, notFound } from '../http/errors.ts';
import { emailFrom } from '../mail/email.ts';
import { mailboxKey } from '../mail/mailbox-key.ts';
import type { CurrentUser } from '../members/session.ts';
import type { Services } from '../services.ts';
import { confirmWatchLink } from './watch-links.ts';

/** Days in which a watch that waits can be confirmed; then it is removed. */
export const CONFIRM_DAYS = 7;

const MAILS_TO_ADDRESS = { limit: 10, windowSeconds: 86_400 };

export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex');

type Wanted = BodyOf<typeof postWatch>;
type Parts = Pick<Services, 'db' | 'clock' | 'config' | 'rateLimits'>;

interface Watched extends Record<string, unknown> {
  readonly name: string;
  readonly visitorOre: number;
  readonly memberOre: number;
}

async function findWatched(tx: Tx, productId: number, now: Date): Promise<Watched> {
  const at = `'${now.toISOString()}'::timestamptz`;
  const { rows } = await tx.execute<Watched>(sql`
    select p.name, ${sql.raw(visitorPriceOre('p', at))} as "visitorOre", ${sql.raw(membersPriceOre('p', at))} as "memberOre"
    from product p where p.id = ${productId} and not p.is_hidden`);
  const [found] = rows;
  if (found === undefined) throw notFound('Produkten finns inte.');
  return found;
}

/** The highest price that is worth a mail: the one asked for, or anything below today's. */
function limitOf({ kind, below }: Wanted, priceOre: number): number | null {
  if (kind === 'stock') return null;
  const limit = below === undefined ? priceOre - 1 : Math.round(kronorToOre(below));
  if (limit >= priceOre) {
    throw new ApiError('VALIDATION', undefined, { fields: { below: 'Ange ett pris som är lägre än dagens.' } });
  }
  return limit;
}

const confirmation = (email: string, name: string, kind: Wanted['kind'], link: string) =>
  emailFrom(email, 'Bekräfta din bevakning', [
    'Hej!',
    kind === 'stock'
      ? `Vill du ha ett mejl när ${name} går att köpa igen?`
      : `Vill du ha ett mejl när ${name} blir billigare?`,
    { label: 'Bekräfta bevakningen', href: link },
    `Länken gäller i ${CONFIRM_DAYS} dagar. Har du inte bett om det kan du bortse från det här mejlet, då händer ingenting.`,
  ]);

/**
 * Stores a watch of a member or an address. One that has to be confirmed is stored with a new link, which is mailed;
 * one that is confirmed stays so. Beyond the limit a guest's is not stored and nothing is said: who asks need not be
 * who owns the address.
 */
async function store(
  { config }: Pick<Parts, 'config'>,
  tx: Tx,
  watch: {
    readonly productId: number;
    readonly wanted: Wanted;
    readonly name: string;
    readonly limitOre: number | null;
  },
  who: { readonly memberId: number } | { readonly email: string },
  { mailTo }: { readonly mailTo: string | null },
  now: Date,
): Promise<void> {
  const { productId, wanted, name, limitOre } = watch;
  const { kind } = wanted;
  const isGuest = 'email' in who;
  const owner = isGuest ? eq(productWatch.email, who.email) : eq(productWatch.memberId, who.memberId);
  const same = and(owner, eq(productWatch.productId, productId), eq(productWatch.kind, kind));
  const [known] = await tx.select().from(productWatch).where(same).for('update');
  if (known === undefined) {
    const [stored] = await tx.select({ watches: count() }).from(productWatch).where(owner);
    if ((stored?.watches ?? 0) >= MAX_WATCHES) {
      if (isGuest) return;
      throw new ApiError('CONFLICT', `Du kan bevaka högst ${MAX_WATCHES} saker. Ta bort någon på Mina sidor.`);
    }
  }
  // A stranger who names the address must not change what its owner has confirmed.
  if (isGuest && known !== undefined && known.confirmedAt !== null) return;
  const isSure = mailTo === null || (known !== undefined && known.confirmedAt !== null);
  const token = isSure ? null : randomBytes(24).toString('base64url');
  const values = {
    limitOre,
    notifiedOre: null,
    notifiedAt: null,
    confirmTokenHash: token === null ? null : hashOfToken(token),
    confirmedAt: isSure ? (known?.confirmedAt ?? now) : null,
    createdAt: now,
  };
  if (known === undefined) await tx.insert(productWatch).values({ productId, kind, ...who, ...values });
  else await tx.update(productWatch).set(values).where(eq(productWatch.id, known.id));
  if (token === null || mailTo === null) return;
  const mail = confirmation(mailTo, name, kind, confirmWatchLink(config, token));
  await tx.insert(outboxMail).values({ ...mail, createdAt: now });
}

async function isConfirmed(db: Db, memberId: number): Promise<boolean> {
  const [row] = await db.select({ is: member.isEmailConfirmed }).from(member).where(eq(member.id, memberId));
  return row?.is ?? false;
}

/** [O2.13-10] Starts a watch; 'mailed' when it waits for the link in a mail. */
export async function startWatch(
  parts: Parts,
  productId: number,
  wanted: Wanted,
  user: CurrentUser | null,
): Promise<'watching' | 'mailed'> {
  const { db, clock, rateLimits } = parts;
  const now = clock.now();
  const email = user === null ? readEmail(wanted.email ?? '') : user.email;
  if (email === null) {
    throw new ApiError('VALIDATION', undefined, {
      fields: { email: 'Ange en e-postadress, till exempel namn@exempel.se.' },
    });
  }
  // An account can be opened with a stranger's address: such a member confirms like a guest.
  const mailTo = user !== null && (await isConfirmed(db, user.id)) ? null : email;
  if (mailTo !== null) await rateLimits.use(`watch:address:${mailboxKey(mailTo)}`, MAILS_TO_ADDRESS);
  await inTransaction(db, async (tx) => {
    const { name, visitorOre, memberOre } = await findWatched(tx, productId, now);
    const limitOre = limitOf(wanted, user === null ? visitorOre : memberOre);
    const who = user === null ? { email } : { memberId: user.id };
    // Two at once would both find room for the last one.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`watch:${email}`}))`);
    await store(parts, tx, { productId, wanted, name, limitOre }, who, { mailTo }, now);
  });
  return mailTo === null ? 'watching' : 'mailed';
}
