import { formatKronor, oreToKronor } from '@shop/domain/money';
import { and, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { DAY_MS } from '@shop/domain/dates';
import { membersPriceOre, visitorPriceOre } from '../catalogue/present-price.ts';
import type { Db } from '../db/client.ts';
import { outboxMail, productWatch } from '../db/schema/index.ts';
import { inTransaction } from '../db/tx.ts';
import { type EmailContent, emailFrom } from '../mail/email.ts';
import type { Services } from '../services.ts';
import { CONFIRM_DAYS } from './start-watch.ts';
import { endWatchLink } from './watch-links.ts';

const MAX_PER_RUN = 200;
/** A watch that has come to nothing for a year ends. */
const WATCH_DAYS = 365;

interface Due extends Record<string, unknown> {
  readonly id: number;
  readonly kind: 'stock' | 'price';
  readonly email: string;
  readonly productId: number;
  readonly name: string;
  readonly priceOre: number;
}

const CAN_BE_ORDERED = sql`(p.release_at is null or p.release_at <= now_at.at) and exists (
  select from stock s where s.product_id = p.id and s.quantity > 0
    and (s.place in ('web', 'supplier', 'download') or s.place ~ '^[0-9]+$'))`;

/** Price in öre for whoever watches. */
const WATCHER_PRICE = sql.raw(
  `case when w.member_id is null then ${visitorPriceOre('p', 'now_at.at')} else ${membersPriceOre('p', 'now_at.at')} end`,
);

function mailAbout({ config }: Pick<Services, 'config'>, due: Due): EmailContent & { unsubscribeUrl: string } {
  const { id, kind, email, name, productId, priceOre } = due;
  const price = formatKronor(oreToKronor(priceOre));
  const unsubscribeUrl = endWatchLink(config, id);
  const product = { label: `Visa ${name}`, href: `${config.publicOrigin}/se/product/${productId}` };
  const end = { label: 'Avsluta bevakningen', href: unsubscribeUrl };
  const mail =
    kind === 'stock'
      ? emailFrom(email, `${name} går att köpa igen`, [
          'Hej!',
          `${name}, som du bevakar, går att köpa igen. Priset är ${price}.`,
          product,
          'Vi kan inte lägga undan den åt dig: den kan ta slut igen. Bevakningen är nu avslutad.',
          end,
        ])
      : emailFrom(email, `${name} är billigare nu`, [
          'Hej!',
          `Priset på ${name}, som du bevakar, är nu ${price}.`,
          product,
          'Du får ett nytt mejl om priset blir ännu lägre, högst ett om dagen.',
          end,
        ]);
  return { ...mail, unsubscribeUrl };
}

/**
 * Mails whoever watches what can be ordered again or is cheaper [O2.13-10]: stock once, which ends the watch; a price
 * once for each lower one, at most once a day. Mail and mark are one transaction, and a watch that another instance
 * is working on is skipped. Returns the number of mails.
 */
export async function notifyWatchers(services: Pick<Services, 'db' | 'config'>, now: Date): Promise<number> {
  const at = now.toISOString();
  const nowAt = sql`(select ${at}::timestamptz as at) now_at`;
  return inTransaction(services.db, async (tx) => {
    // A price that has risen above the limit may fall below it again.
    await tx.execute(sql`
      update product_watch w set notified_ore = null from product p, ${nowAt}
      where p.id = w.product_id and w.notified_ore is not null and (${WATCHER_PRICE}) > w.limit_ore`);
    const { rows } = await tx.execute<Due>(sql`
      select w.id, w.kind, coalesce(w.email, m.email) as email, p.id as "productId", p.name, (${WATCHER_PRICE}) as "priceOre"
      from product_watch w join product p on p.id = w.product_id left join member m on m.id = w.member_id, ${nowAt}
      where w.confirmed_at is not null and not p.is_hidden and (
        w.kind = 'stock' and ${CAN_BE_ORDERED}
        or w.kind = 'price' and (${WATCHER_PRICE}) <= w.limit_ore and (w.notified_ore is null or (${WATCHER_PRICE}) < w.notified_ore)
          and (w.notified_at is null or w.notified_at <= now_at.at - interval '1 day'))
      order by w.id limit ${MAX_PER_RUN} for update of w skip locked`);
    if (rows.length === 0) return 0;
    await tx.insert(outboxMail).values(rows.map((due) => ({ ...mailAbout(services, due), createdAt: now })));
    const notifiedBy = (kind: Due['kind']) => rows.filter((due) => due.kind === kind).map(({ id }) => id);
    if (notifiedBy('stock').length > 0)
      await tx.delete(productWatch).where(inArray(productWatch.id, notifiedBy('stock')));
    for (const { id, kind, priceOre } of rows) {
      if (kind === 'price') {
        await tx.execute(
          sql`update product_watch set notified_ore = ${priceOre}, notified_at = ${at}::timestamptz where id = ${id}`,
        );
      }
    }
    return rows.length;
  });
}

/** Removes watches that nobody has confirmed in time, and those that have come to nothing for a year. */
export async function removeOldWatches(db: Db, now: Date): Promise<void> {
  const daysAgo = (days: number): Date => new Date(now.getTime() - days * DAY_MS);
  await db
    .delete(productWatch)
    .where(
      or(
        and(isNull(productWatch.confirmedAt), lt(productWatch.createdAt, daysAgo(CONFIRM_DAYS))),
        and(isNotNull(productWatch.confirmedAt), lt(productWatch.createdAt, daysAgo(WATCH_DAYS))),
      ),
    );
}
