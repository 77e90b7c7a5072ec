import { randomBytes } from 'node:crypto';
import { and, eq, notInArray, sql } from 'drizzle-orm';
import type { Tx } from '../db/client.ts';
import { member, newsletterSubscription, order, type OrderStatus, outboxMail, review } from '../db/schema/index.ts';
import { ApiError, notFound } from '../http/errors.ts';
import { letter } from '../mail/letter.ts';

/** In these an order asks nothing more of its buyer's name and address. */
const OVER: OrderStatus[] = ['delivered', 'cancelled', 'returned'];

const NOBODY = {
  email: '',
  mobile: '',
  firstName: 'Raderad',
  lastName: 'kund',
  street: '',
  zipCode: '',
  city: '',
  invoiceReference: '',
};

/** A company's name and number stay on its orders, unless the number is a person's: a sole trader's. */
const NO_COMPANY = { companyName: '', corpNumber: '' };
const COMPANY_NUMBER = '^(16)?[0-9]{2}[2-9][0-9]{7}$';

/**
 * Bookkeeping law keeps what was sold, when and for how much, for seven years; it does not ask who a private buyer was. The
 * orders lose their person, the ways in to them, and what was written to the receivers of gift cards.
 */
async function anonymiseOrders(tx: Tx, memberId: number): Promise<void> {
  const isPersons = sql`${order.customer} ->> 'kind' <> 'company'
    or regexp_replace(${order.customer} ->> 'corpNumber', '[^0-9]', '', 'g') !~ ${COMPANY_NUMBER}`;
  await tx.execute(sql`
    update order_row r set extra_data = jsonb_set(r.extra_data, '{giftCard}',
      jsonb_strip_nulls(jsonb_build_object('amount', r.extra_data -> 'giftCard' -> 'amount')))
    from "order" o where o.id = r.order_id and o.member_id = ${memberId} and r.extra_data ? 'giftCard'`);
  await tx
    .update(order)
    .set({
      customer: sql`${order.customer} || ${JSON.stringify(NOBODY)}::jsonb
        || case when ${isPersons} then ${JSON.stringify(NO_COMPANY)}::jsonb else '{}'::jsonb end`,
      secretHash: randomBytes(32),
      sessionId: null,
      cartId: null,
      memberId: null,
    })
    .where(eq(order.memberId, memberId));
}

const goodbye = (email: string, username: string) =>
  letter(email, 'Ditt konto hos Pixelhamn är borttaget', [
    `Hej ${username}!`,
    'Ditt konto och dina uppgifter är borttagna. Underlag för beställningar sparar vi utan ditt namn så länge bokföringslagen kräver det.',
    'Tack för den här tiden, och välkommen tillbaka om du vill!',
  ]);

/**
 * Erases a member (GDPR art. 17). Their own things go with the row; orders stay without a person, and reviews as somebody's.
 * Throws 409 while an order is under way, since it cannot be delivered to nobody, and for employees.
 */
export async function eraseMember(tx: Tx, memberId: number, now: Date): Promise<void> {
  const [row] = await tx.select().from(member).where(eq(member.id, memberId)).for('update');
  if (row === undefined) throw notFound();
  if (row.isEmployee || row.isAdmin) {
    throw new ApiError('CONFLICT', 'Du är anställd hos oss: be en administratör att avsluta kontot.');
  }
  const [underWay] = await tx
    .select({ id: order.id })
    .from(order)
    .where(and(eq(order.memberId, memberId), notInArray(order.status, OVER)))
    .limit(1);
  if (underWay !== undefined) {
    throw new ApiError(
      'CONFLICT',
      `Beställning ${underWay.id} pågår. Kontot kan tas bort när den är levererad eller avbruten.`,
    );
  }
  await anonymiseOrders(tx, memberId);
  await tx.update(review).set({ memberId: null, isAnonymous: true }).where(eq(review.memberId, memberId));
  await tx.delete(newsletterSubscription).where(eq(newsletterSubscription.email, row.email.toLowerCase()));
  await tx.delete(outboxMail).where(eq(outboxMail.to, row.email));
  await tx.delete(member).where(eq(member.id, memberId));
  await tx.insert(outboxMail).values({ ...goodbye(row.email, row.username), createdAt: now });
}
