import { sql } from 'drizzle-orm';
import { parseProductSheet, type SheetLine } from '@shop/domain/energy';
import { href } from '@shop/contracts/routing';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { type LabelQuery, type ProductDataProvider, withLabelQuery } from '@shop/api/catalogue/product-data-provider';
import type { SimulatorServices } from '@shop/api/extension';
import { drawEuLabel } from './eu-label.ts';

const LABEL_PATH = '/api/product-data-sandbox/label';

const HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'self'; sandbox",
  'x-frame-options': 'SAMEORIGIN',
  'cache-control': 'public, max-age=300',
} as const;

/** [7.10-02] What the frame's URL says. */
const Query = z.object({
  manufacturer: z.string().min(1).max(120),
  partNumber: z.string().min(1).max(80),
  language: z.literal('sv'),
  market: z.literal('se'),
});

const Found = z.object({
  id: z.number(),
  name: z.string(),
  rating: z.string(),
  scale: z.string(),
  sheet: z.string(),
});

const isConsumption = ({ label }: SheetLine): boolean => /förbrukning/i.test(label);
/** These stand on the label elsewhere. */
const isElsewhere = ({ label }: SheetLine): boolean => /^(energiklass|modellbeteckning)/i.test(label);

/**
 * A simulated provider of official product data: it knows every product of the shop that has a label, and draws that
 * as the regulation wants it.
 */
export function createProductData(
  app: FastifyInstance,
  { db, config }: Pick<SimulatorServices, 'db' | 'config'>,
): ProductDataProvider {
  const find = async ({ manufacturer, partNumber }: Pick<LabelQuery, 'manufacturer' | 'partNumber'>) => {
    const { rows } = await db.execute(sql`
      select p.id, p.name, p.energy ->> 'rating' as rating, p.energy ->> 'scale' as scale,
        p.energy ->> 'productSheetContent' as sheet
      from product p join manufacturer m on m.id = p.manufacturer_id
      where p.energy ->> 'itemCode' = ${partNumber} and m.name = ${manufacturer} and not p.is_hidden limit 1`);
    return rows[0] === undefined ? null : Found.parse(rows[0]);
  };

  app.get(LABEL_PATH, { schema: { hide: true } }, async ({ query }, reply) => {
    const known = Query.safeParse(query);
    const found = known.success ? await find(known.data) : null;
    reply.headers(HEADERS);
    if (!known.success || found === null)
      return reply.code(404).type('text/plain; charset=utf-8').send('Okänd produkt.');
    const lines = parseProductSheet(found.sheet);
    const label = drawEuLabel({
      manufacturer: known.data.manufacturer,
      model: known.data.partNumber,
      rating: found.rating,
      scale: found.scale,
      consumption: lines.find(isConsumption)?.value ?? '',
      facts: lines.filter((line) => !isConsumption(line) && !isElsewhere(line)).slice(0, 3),
      codeUrl: config.publicOrigin + href('product', { id: found.id, name: found.name }),
    });
    return reply.type('image/svg+xml; charset=utf-8').send(label);
  });

  return { labelUrl: async (query) => ((await find(query)) === null ? null : withLabelQuery(LABEL_PATH, query)) };
}
