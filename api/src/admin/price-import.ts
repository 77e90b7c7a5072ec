import { postAdminPriceImport } from '@shop/contracts/api/admin';
import { inArray } from 'drizzle-orm';
import * as z from 'zod/mini';
import { product } from '../db/schema/index.ts';
import type { Feature } from '../feature.ts';
import { type Change, audited, isRealChange } from './audited.ts';
import { type PriceLine, readPriceFile } from './price-file.ts';
import { relist } from './relist.ts';
import { type NewPrice, setPrice } from './set-price.ts';
import { staffRoute } from './staff-route.ts';
import { acceptUploads, readUpload } from './uploads.ts';

const MAX_PROBLEMS = 100;
const Data = z.object({ isTrial: z._default(z.boolean(), false) });

const newPrice = ({ priceOre, regularPriceOre }: PriceLine): NewPrice => ({
  priceOre,
  regularPriceOre,
  priceType: regularPriceOre === null ? null : 'priceList',
  priceEndsAt: null,
  isFlashSale: false,
  priceMaxPerCustomer: null,
});

/** Prices of many products at once, from a file: all of them or none. */
export const registerAdminPriceImport: Feature = async (root, services) => {
  await root.register(async (app) => {
    await acceptUploads(app);
    staffRoute(app, postAdminPriceImport, async (call) => {
      const { file, data } = await readUpload(call.request, Data);
      const now = call.clock.now();
      const { lines, problems } = readPriceFile(file.content);
      const numbers = lines.map(({ articleNumber }) => articleNumber);
      const stored = await call.db
        .select({ id: product.id, articleNumber: product.articleNumber })
        .from(product)
        .where(inArray(product.articleNumber, [...numbers, '']));
      const ids = new Map(stored.map(({ id, articleNumber }) => [articleNumber, id]));
      const seen = new Set<string>();
      for (const { line, articleNumber } of lines) {
        if (!ids.has(articleNumber)) problems.push({ line, text: 'Artikelnumret finns inte.' });
        else if (seen.has(articleNumber)) problems.push({ line, text: 'Artikelnumret står på flera rader.' });
        seen.add(articleNumber);
      }
      if (problems.length > 0 || data.isTrial) {
        const reported = problems.toSorted((a, b) => a.line - b.line).slice(0, MAX_PROBLEMS);
        return { data: { changed: 0, unchanged: problems.length > 0 ? 0 : lines.length, problems: reported } };
      }
      // Products are locked in the order of their ids, as orders lock them, so that no deadlock is possible.
      const ordered = lines
        .flatMap((line) => [ids.get(line.articleNumber) ?? []].flat().map((id) => ({ id, line })))
        .toSorted((one, other) => one.id - other.id);
      let changed: number[] = [];
      await audited(call, async (tx) => {
        const changes: Change[] = [];
        for (const { id, line } of ordered) {
          const change = await setPrice(tx, id, newPrice(line), now);
          if (change !== undefined && isRealChange(change)) changes.push(change);
        }
        changed = changes.map(({ entityId }) => Number(entityId));
        return changes;
      });
      await relist(services, changed);
      return { data: { changed: changed.length, unchanged: lines.length - changed.length, problems: [] } };
    });
  });
};
