import { randomBytes } from 'node:crypto';
import { and, eq, inArray, isNotNull, isNull, not, notInArray, or, sql } from 'drizzle-orm';
import type { Tx } from '../db/client.ts';
import {
  claim,
  claimPart,
  contactCase,
  discountCode,
  discountUse,
  member,
  newsletterSubscription,
  order,
  orderReturn,
  returnPhoto,
  type OrderStatus,
  outboxMail,
  productWatch,
  review,
  reviewPhoto,
  surveyAnswer,
} from '../db/schema/index.ts';
import { ApiError, notFound } from '../http/errors.ts';
import { emailFrom } from '../mail/email.ts';

/** Statuses in which an order no longer needs its buyer's name and address. */
const OVER: OrderStatus[] = ['delivered', 'cancelled', 'returned'];

const ANONYMOUS = {
  email: '',
  mobile: '',
  firstName: 'Raderad',
  lastName: 'kund',
  street: '',
  zipCode: '',
  city: '',
  invoiceReference: '',
  invoiceAddress: null,
};

/** A company's name and number stay on its orders, unless the number is that of a sole trader, i.e. of a person. */
const NO_COMPANY = { companyName: '', corpNumber: '' };
const COMPANY_NUMBER = '^(16)?[0-9]{2}[2-9][0-9]{7}$';

/**
 * Bookkeeping law demands what was sold, when and for how much, for seven years, but not who a private buyer was. The
 * orders lose their person, the links and keys that open them, what was written to the receivers of gift cards, and
 * what the buyer wrote. Receipts stay unchanged: the law requires them as they were issued.
 */
async function anonymiseOrders(tx: Tx, memberId: number): Promise<void> {
  const isPersons = sql`${order.customer} ->> 'kind' <> 'company'
    or regexp_replace(${order.customer} ->> 'corpNumber', '[^0-9]', '', 'g') !~ ${COMPANY_NUMBER}`;
  await tx.execute(sql`
    update order_row r set extra_data = jsonb_set(r.extra_data, '{giftCard}',
      jsonb_strip_nulls(jsonb_build_object('amount', r.extra_data -> 'giftCard' -> 'amount')))
    from "order" o where o.id = r.order_id and o.member_id = ${memberId} and r.extra_data ? 'giftCard'`);
  const own = tx.select({ id: order.id }).from(order).where(eq(order.memberId, memberId));
  await tx
    .update(orderReturn)
    .set({ name: '', email: '', reason: '', answer: null, idempotencyKey: null })
    .where(inArray(orderReturn.orderId, own));
  const ownReturns = tx.select({ id: orderReturn.id }).from(orderReturn).where(inArray(orderReturn.orderId, own));
  await tx.delete(returnPhoto).where(inArray(returnPhoto.returnId, ownReturns));
  await tx.update(discountUse).set({ email: '', memberId: null }).where(inArray(discountUse.orderId, own));
  await tx.update(surveyAnswer).set({ text: '' }).where(inArray(surveyAnswer.orderId, own));
  await tx
    .update(order)
    .set({
      customer: sql`${order.customer} || ${JSON.stringify(ANONYMOUS)}::jsonb
        || case when ${isPersons} then ${JSON.stringify(NO_COMPANY)}::jsonb else '{}'::jsonb end`,
      corpNumberEncrypted: null,
      deliveryNotes: null,
      pickupPoint: null,
      secretHash: randomBytes(32),
      sessionId: null,
      cartId: null,
      memberId: null,
    })
    .where(eq(order.memberId, memberId));
}

/** The unpaid rest of a claim's part, in öre. */
const PART_SUM = sql`${claimPart.principalOre} + ${claimPart.interestOre} + ${claimPart.feeOre} - ${claimPart.creditedOre}`;

/** Removes mails about the member's cases of customer service, also those to other addresses than the account's. */
async function removeCaseMail(tx: Tx, memberId: number): Promise<void> {
  await tx.execute(sql`
    delete from outbox_mail m using contact_case c where c.member_id = ${memberId} and position(c.id in m.subject) > 0`);
}

/**
 * Removes mails about the orders, also those to other addresses than the account's and to the receivers of gift cards.
 * An unsent mail is still owed to its receiver and is removed once it has been sent.
 */
async function removeOrderMail(tx: Tx, memberId: number): Promise<void> {
  await tx.execute(sql`
    delete from outbox_mail m where m.sent_at is not null and (
      exists (select from "order" o left join order_return t on t.order_id = o.id where o.member_id = ${memberId}
        and (position(o.id in m.subject || m.text) > 0 or position(t.id in m.subject || m.text) > 0))
      or m.order_id in (select o.id from "order" o where o.member_id = ${memberId})
      or m.gift_card_id in (
        select g.id from gift_card g join "order" o on o.id = g.order_id where o.member_id = ${memberId}))`);
}

/**
 * Removes what belongs to the e-mail address of a member who has confirmed it: an account with a stranger's address
 * must not end that person's newsletter or take mail from them [F5]. Mail about orders and gift cards is always sent
 * first.
 */
async function removeByEmail(tx: Tx, email: string): Promise<void> {
  const address = email.toLowerCase();
  await tx.delete(newsletterSubscription).where(eq(newsletterSubscription.email, address));
  await tx.delete(productWatch).where(eq(productWatch.email, address));
  await tx.delete(contactCase).where(eq(contactCase.email, address));
  const isOwed = and(isNull(outboxMail.sentAt), or(isNotNull(outboxMail.orderId), isNotNull(outboxMail.giftCardId)));
  await tx.delete(outboxMail).where(and(eq(sql`lower(${outboxMail.to})`, address), not(isOwed ?? sql`false`)));
}

/**
 * Personal codes that an order has used stay for its bookkeeping, ended and without a person; the others are deleted.
 */
async function anonymiseUsedCodes(tx: Tx, memberId: number): Promise<void> {
  const isUsed = sql`exists (select 1 from ${discountUse} u where u.code_id = ${discountCode.id})`;
  await tx
    .update(discountCode)
    .set({ memberId: null, isActive: false, name: 'Personlig kod' })
    .where(and(eq(discountCode.memberId, memberId), isUsed));
}

/** Why the account cannot end yet, in Swedish: an open delivery, refund or debt. Null when it can. */
async function unfinished(tx: Tx, memberId: number): Promise<string | null> {
  const own = eq(order.memberId, memberId);
  const [underWay] = await tx
    .select({ id: order.id })
    .from(order)
    .where(and(own, notInArray(order.status, OVER)))
    .limit(1);
  if (underWay !== undefined)
    return `Beställning ${underWay.id} pågår. Kontot kan tas bort när den är levererad eller avbeställd.`;
  const [returned] = await tx
    .select({ id: orderReturn.id })
    .from(orderReturn)
    .innerJoin(order, eq(order.id, orderReturn.orderId))
    .where(and(own, eq(orderReturn.status, 'announced')))
    .limit(1);
  if (returned !== undefined) return `Ärende ${returned.id} pågår. Kontot kan tas bort när det är avslutat.`;
  const [owed] = await tx
    .select({ id: claim.id })
    .from(claim)
    .innerJoin(order, eq(order.id, claim.orderId))
    .innerJoin(claimPart, eq(claimPart.claimId, claim.id))
    .where(and(own, isNull(claimPart.paidAt), sql`${PART_SUM} > 0`))
    .limit(1);
  return owed === undefined ? null : `${owed.id} är inte slutbetald. Kontot kan tas bort när den är betald.`;
}

const goodbye = (email: string, username: string) =>
  emailFrom(email, 'Ditt konto hos Pixelhamn är borttaget', [
    `Hej ${username}!`,
    'Ditt konto och dina uppgifter är borttagna. Underlag för beställningar sparar vi utan ditt namn så länge bokföringslagen kräver det.',
    'Tack för den här tiden, och välkommen tillbaka om du vill!',
  ]);

/**
 * Erases a member (GDPR art. 17). Personal rows are deleted with the member; orders and reviews stay, without a person.
 * Throws 409 while an order, a return or a debt is open, since each still needs a person to deliver to or to bill, and
 * for employees.
 */
export async function eraseMember(tx: Tx, memberId: number, now: Date): Promise<void> {
  const [row] = await tx.select().from(member).where(eq(member.id, memberId)).for('update');
  if (row === undefined) throw notFound();
  if (row.isEmployee || row.isAdmin) {
    throw new ApiError('CONFLICT', 'Du är anställd hos oss: be en administratör att avsluta kontot.');
  }
  const reason = await unfinished(tx, memberId);
  if (reason !== null) throw new ApiError('CONFLICT', reason);
  await removeOrderMail(tx, memberId);
  await removeCaseMail(tx, memberId);
  await anonymiseOrders(tx, memberId);
  await tx.delete(review).where(and(eq(review.memberId, memberId), isNotNull(review.withdrawnAt)));
  const ownReviews = tx.select({ id: review.id }).from(review).where(eq(review.memberId, memberId));
  await tx.delete(reviewPhoto).where(inArray(reviewPhoto.reviewId, ownReviews));
  await tx.update(review).set({ memberId: null, isAnonymous: true }).where(eq(review.memberId, memberId));
  if (row.isEmailConfirmed) await removeByEmail(tx, row.email);
  await anonymiseUsedCodes(tx, memberId);
  await tx.delete(member).where(eq(member.id, memberId));
  if (row.isEmailConfirmed) {
    await tx.insert(outboxMail).values({ ...goodbye(row.email, row.username), createdAt: now });
  }
}
