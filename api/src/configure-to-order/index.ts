import { getCtoConfiguration, getCtoModel, getCtoModels, getCtoQuote } from '@shop/contracts/api/configure-to-order';
import { calendarDay } from '@shop/domain/dates';
import { CUSTOM_PC_PRODUCT_ID } from '@shop/domain/ids';
import type { Db } from '../db/client.ts';
import type { NamedQuery } from '../db/named-query.ts';
import type { Feature } from '../feature.ts';
import { ApiError, notFound } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { deliveryDay } from '../shipping/delivery-day.ts';
import { findZipArea, loadMethods } from '../shipping/methods.ts';
import { addWorkDays } from '../shipping/work-days.ts';
import { type Build, buildOf, type Configurator, namedBuild } from './configurator.ts';
import { CONFIGURATOR_JSON } from './configurator-sql.ts';
import { type QuoteDates, serializeHead, serializeModel, serializeQuote } from './serialize-cto.ts';

const READ = `
select ${CONFIGURATOR_JSON} as configurator, p.name, p.vat_per_mille as "vatPerMille",
  p.possible_delivery_methods as "deliveryMethods"
from product p where p.id = $1`;

interface CtoRow extends Record<string, unknown> {
  configurator: Configurator;
  name: string;
  vatPerMille: number;
  deliveryMethods: number[];
}

const NO_MODEL = 'Modellen finns inte.';

/** Null in a shop without the product under which builds are sold. */
async function readConfigurator(named: NamedQuery): Promise<CtoRow | null> {
  const [row] = await named<CtoRow>('configurator', READ, [CUSTOM_PC_PRODUCT_ID]);
  return row ?? null;
}

/** The day the workshop finishes, and the first day of delivery to the zip code by any method that ships computers. */
async function datesOf(
  db: Db,
  { buildDays }: Build,
  deliveryMethods: readonly number[],
  zipCode: string | undefined,
  now: Date,
): Promise<QuoteDates> {
  const readyDay = addWorkDays(calendarDay(now), buildDays);
  const area = zipCode === undefined ? null : await findZipArea(db, zipCode);
  if (area === null || zipCode === undefined) return { readyDay, deliveryDay: null };
  const zip = zipCode.replace(/\s/g, '');
  const methods = (await loadMethods(db)).filter(
    ({ id, kind, zipPrefixes }) =>
      deliveryMethods.includes(id) &&
      kind !== 'store' &&
      kind !== 'digital' &&
      (zipPrefixes.length === 0 || zipPrefixes.some((prefix) => zip.startsWith(prefix))),
  );
  const days = methods.map((method) => deliveryDay(method, now, area.extraDays, readyDay));
  return { readyDay, deliveryDay: days.length === 0 ? null : Math.min(...days) };
}

/** [1-19], [O2.17-21] Computers built to order: the options, and the price and dates of a build. */
export const registerConfigureToOrder: Feature = (app, { named, db, clock }) => {
  const quoteOf = async (
    build: Build,
    { configurator, deliveryMethods, ...product }: CtoRow,
    zipCode: string | undefined,
  ) => {
    const dates = await datesOf(db, build, deliveryMethods, zipCode, clock.now());
    return { data: { quote: serializeQuote(configurator, build, product, dates) } };
  };

  route(app, getCtoModels, async () => {
    const row = await readConfigurator(named);
    if (row === null) return { data: { models: [] } };
    const { configurator } = row;
    return { data: { models: configurator.models.map((model) => serializeHead(model, configurator)) } };
  });

  route(app, getCtoModel, async ({ params }) => {
    const row = await readConfigurator(named);
    const model = row?.configurator.models.find(({ id }) => id === params.id);
    if (row === null || model === undefined) throw notFound(NO_MODEL);
    return { data: { model: serializeModel(model, row.configurator) } };
  });

  route(app, getCtoQuote, async ({ params, query }) => {
    const row = await readConfigurator(named);
    if (row === null || !row.configurator.models.some(({ id }) => id === params.id)) throw notFound(NO_MODEL);
    const build = buildOf(row.configurator, params.id, query.options);
    if (build === null) throw new ApiError('BAD_REQUEST', 'Ett val finns inte eller går inte att få längre.');
    return quoteOf(build, row, query.zipCode);
  });

  route(app, getCtoConfiguration, async ({ params, query }) => {
    const row = await readConfigurator(named);
    const build = namedBuild(row?.configurator, params.configurationId);
    if (row === null || build === null) throw notFound('Bygget går inte att beställa längre.');
    return quoteOf(build, row, query.zipCode);
  });
};
