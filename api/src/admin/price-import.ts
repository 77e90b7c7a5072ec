import { postAdminPriceImport } from '@shop/contracts/api/admin';
import { kronorToOre } from '@shop/domain/money';
import { inArray } from 'drizzle-orm';
import * as z from 'zod/mini';
import { product } from '../db/schema/index.ts';
import type { Feature } from '../feature.ts';
import { ApiError } from '../http/errors.ts';
import { type Change, audited, isRealChange } from './audited.ts';
import { relist } from './relist.ts';
import { type NewPrice, setPrice } from './set-price.ts';
import { staffRoute } from './staff-route.ts';
import { acceptUploads, readUpload } from './uploads.ts';

const MOST_LINES = 2_000;
const MOST_PROBLEMS = 100;
const Data = z.object({ isTrial: z._default(z.boolean(), false) });

interface Line {
  readonly line: number;
  readonly articleNumber: string;
  readonly priceOre: number;
  readonly regularPriceOre: number | null;
}
interface Problem {
  readonly line: number;
  readonly text: string;
}

const AMOUNT = /^\d{1,6}([.,]\d{1,2})?$/;
const oreOf = (text: string): number => kronorToOre(Number(text.replace(',', '.')));

function readLine(text: string, line: number): Line | Problem {
  const [articleNumber = '', price = '', regular = ''] = text.split(';').map((cell) => cell.trim());
  if (articleNumber === '') return { line, text: 'Artikelnumret saknas.' };
  if (!AMOUNT.test(price) || (regular !== '' && !AMOUNT.test(regular))) return { line, text: 'Priset kan inte läsas.' };
  const priceOre = oreOf(price);
  const regularPriceOre = regular === '' ? null : oreOf(regular);
  if (regularPriceOre !== null && regularPriceOre <= priceOre) {
    return { line, text: 'Det ordinarie priset måste vara högre än priset.' };
  }
  return { line, articleNumber, priceOre, regularPriceOre };
}

function readLines(content: Buffer): { lines: Line[]; problems: Problem[] } {
  const texts = content
    .toString('utf8')
    .replace(/^\ufeff/, '')
    .split(/\r?\n/);
  const numbered = texts.map((text, at) => [text, at + 1] as const).filter(([text]) => text.trim() !== '');
  // The first line may be headings.
  const rows = numbered[0]?.[0].toLowerCase().startsWith('artikel') === true ? numbered.slice(1) : numbered;
  if (rows.length > MOST_LINES) throw new ApiError('PAYLOAD_TOO_LARGE', `Högst ${MOST_LINES} rader åt gången.`);
  const read = rows.map(([text, line]) => readLine(text, line));
  const lines = read.flatMap((each) => ('articleNumber' in each ? [each] : []));
  return { lines, problems: read.flatMap((each) => ('text' in each ? [each] : [])) };
}

const newPrice = ({ priceOre, regularPriceOre }: Line): NewPrice => ({
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
      const { lines, problems } = readLines(file.content);
      const numbers = lines.map(({ articleNumber }) => articleNumber);
      const known = await call.db
        .select({ id: product.id, articleNumber: product.articleNumber })
        .from(product)
        .where(inArray(product.articleNumber, [...numbers, '']));
      const ids = new Map(known.map(({ id, articleNumber }) => [articleNumber, id]));
      const seen = new Set<string>();
      for (const { line, articleNumber } of lines) {
        if (!ids.has(articleNumber)) problems.push({ line, text: 'Artikelnumret finns inte.' });
        else if (seen.has(articleNumber)) problems.push({ line, text: 'Artikelnumret står på flera rader.' });
        seen.add(articleNumber);
      }
      if (problems.length > 0 || data.isTrial) {
        const told = problems.toSorted((a, b) => a.line - b.line).slice(0, MOST_PROBLEMS);
        return { data: { changed: 0, unchanged: problems.length > 0 ? 0 : lines.length, problems: told } };
      }
      // Products are locked in the order of their numbers, as orders lock them, so that nobody waits in a circle.
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
