import { oreToKronor, formatKronor } from '@shop/domain/money';
import { sql } from 'drizzle-orm';
import { ABANDONED_CART } from '../account/mail-cases.ts';
import { unsubscribeLink } from '../account/unsubscribe.ts';
import { inTransaction } from '../db/tx.ts';
import { outboxMail } from '../db/schema/index.ts';
import { emailFrom } from '../mail/email.ts';
import type { Services } from '../services.ts';

/** Long enough not to interrupt a shopper, short enough to be remembered. */
const AFTER_HOURS = 24;
const BEFORE_HOURS = 72;
/** Shortest time between two reminders to one member. */
const PAUSE_DAYS = 14;
const MAX_PER_RUN = 200;
const MAX_NAMED = 5;

interface LeftCart extends Record<string, unknown> {
  cartId: string;
  memberId: number;
  email: string;
  firstName: string;
  rows: { name: string; quantity: number; unitPriceOre: number }[];
}

/**
 * E-mails members who subscribe to the newsletter and left goods in their cart a day ago, once for each time they
 * left it. Members who have ordered since get none. E-mail and mark are one transaction, and a cart that another
 * instance is working on is skipped. Returns the number of e-mails.
 */
export async function remindOfCarts({ db, config }: Pick<Services, 'db' | 'config'>, now: Date): Promise<number> {
  const at = now.toISOString();
  return inTransaction(db, async (tx) => {
    const { rows: carts } = await tx.execute<LeftCart>(sql`
      with left_cart as (
        select c.id, m.id as member_id, m.email, m.first_name from cart c join member m on m.id = c.member_id
        where m.newsletter_at is not null
          and not exists (select from mail_opt_out x where x.member_id = m.id and x.mail_case = ${ABANDONED_CART})
          and c.updated_at <= ${at}::timestamptz - make_interval(hours => ${AFTER_HOURS})
          and c.updated_at > ${at}::timestamptz - make_interval(hours => ${BEFORE_HOURS})
          and (c.reminded_at is null or c.reminded_at <= ${at}::timestamptz - make_interval(days => ${PAUSE_DAYS}))
          and exists (select from cart_row r where r.cart_id = c.id)
          and not exists (select from "order" o where o.member_id = m.id and o.created_at >= c.updated_at)
        order by c.updated_at limit ${MAX_PER_RUN} for update of c skip locked
      ), marked as (
        update cart c set reminded_at = ${at}::timestamptz from left_cart l where c.id = l.id
      )
      select l.id as "cartId", l.member_id as "memberId", l.email, l.first_name as "firstName", (
        select jsonb_agg(jsonb_build_object('name', p.name, 'quantity', r.quantity, 'unitPriceOre', r.unit_price_ore) order by r.position)
        from cart_row r join product p on p.id = r.product_id where r.cart_id = l.id) as rows
      from left_cart l`);
    if (carts.length === 0) return 0;
    const mails = carts.map(({ memberId, email, firstName, rows }) => {
      const named = rows.slice(0, MAX_NAMED);
      const others = rows.length - named.length;
      return emailFrom(email, 'Du har varor kvar i varukorgen', [
        firstName === '' ? 'Hej!' : `Hej ${firstName}!`,
        'Det här ligger kvar i din varukorg:',
        ...named.map(
          ({ name, quantity, unitPriceOre }) =>
            `${quantity} × ${name}, ${formatKronor(oreToKronor(unitPriceOre))} styck`,
        ),
        ...(others > 0 ? [`… och ${others} ${others === 1 ? 'vara' : 'varor'} till.`] : []),
        'Priser och lager kan ha ändrats sedan du lade i varorna; det som gäller ser du i kassan.',
        { label: 'Öppna varukorgen', href: `${config.publicOrigin}/se/checkout` },
        {
          label: 'Vill du inte ha sådana här påminnelser? Avsluta dem',
          href: unsubscribeLink(config, memberId, ABANDONED_CART),
        },
      ]);
    });
    await tx.insert(outboxMail).values(mails.map((mail) => ({ ...mail, createdAt: now })));
    return mails.length;
  });
}
