import { adminDiscountCodes } from '@shop/contracts/api/admin';
import { kronorToOre, oreToKronor } from '@shop/domain/money';
import { eq, inArray, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { unixSeconds } from '../clock.ts';
import type { Tx } from '../db/client.ts';
import { discountCode } from '../db/schema/index.ts';
import type { Feature } from '../feature.ts';
import { manage } from './manage.ts';
import { timestampOf, secondsAt } from './timestamps.ts';
import { pointers, requireKnown } from './references.ts';
import { checkWindow, refused } from './refused.ts';

type Fields = z.output<(typeof adminDiscountCodes)['body']>;

const stored = ({ kind, value, startsAt, endsAt, minimumGoods, ...same }: Fields) => ({
  ...same,
  kind,
  value: kind === 'percent' ? value : kronorToOre(value),
  startsAt: timestampOf(startsAt),
  endsAt: timestampOf(endsAt),
  minimumGoodsOre: kronorToOre(minimumGoods),
});

function checkValue({ kind, value }: Fields): void {
  if (kind === 'percent' && (!Number.isInteger(value) || value < 1 || value > 100)) {
    throw refused('value', 'Ange hela procent, 1–100.');
  }
  if (value <= 0) throw refused('value', 'Ange ett belopp över noll.');
}

async function checkUses(tx: Tx, { maxUses }: Fields, id: number | null): Promise<void> {
  if (id === null || maxUses === null) return;
  const [row] = await tx.select({ uses: discountCode.uses }).from(discountCode).where(eq(discountCode.id, id));
  if (row !== undefined && row.uses > maxUses) throw refused('maxUses', `Koden är redan använd ${row.uses} gånger.`);
}

/** Discount codes [O6-01]; a revoked one is refused from the next read of the cart on. */
export const registerAdminDiscountCodes: Feature = (app, services) =>
  manage(app, services, adminDiscountCodes, {
    entity: 'discount-code',
    table: 'discount_code',
    matches: (pattern) => sql`t.code ilike ${pattern} or t.name ilike ${pattern}`,
    filter: ({
      isActive = null,
      memberId = null,
    }) => sql`(${isActive}::boolean is null or t.is_active = ${isActive}::boolean)
      and (${memberId}::int is null or t.member_id = ${memberId})`,
    orders: { newest: sql`t.created_at desc, t.id desc`, code: sql`t.code`, uses: sql`t.uses desc, t.id` },
    taken: { field: 'code', text: 'Koden finns redan.' },
    read: async (on, ids) => {
      const rows = await on
        .select()
        .from(discountCode)
        .where(inArray(discountCode.id, [...ids]));
      return new Map(
        rows.map(({ id, uses: _uses, createdAt: _when, minimumGoodsOre, value, startsAt, endsAt, ...same }) => [
          id,
          {
            ...same,
            value: same.kind === 'percent' ? value : oreToKronor(value),
            startsAt: secondsAt(startsAt),
            endsAt: secondsAt(endsAt),
            minimumGoods: oreToKronor(minimumGoodsOre),
          },
        ]),
      );
    },
    extras: async (on, ids) => {
      const rows = await on
        .select()
        .from(discountCode)
        .where(inArray(discountCode.id, [...ids]));
      return new Map(rows.map(({ id, uses, createdAt }) => [id, { uses, createdAt: unixSeconds(createdAt) }]));
    },
    check: async (tx, fields, id) => {
      checkValue(fields);
      checkWindow({ from: fields.startsAt, to: fields.endsAt }, 'endsAt');
      await checkUses(tx, fields, id);
      await requireKnown(tx, [
        { to: 'member', id: fields.memberId, field: 'memberId' },
        ...pointers('product', 'productIds', fields.productIds ?? []),
        ...pointers('category', 'categoryIds', fields.categoryIds ?? []),
      ]);
    },
    insert: async (tx, fields, now) => {
      const [row] = await tx
        .insert(discountCode)
        .values({ ...stored(fields), createdAt: now })
        .returning({ id: discountCode.id });
      if (row === undefined) throw new Error('The code was not stored.');
      return row.id;
    },
    update: async (tx, id, fields) => {
      await tx.update(discountCode).set(stored(fields)).where(eq(discountCode.id, id));
    },
  });
