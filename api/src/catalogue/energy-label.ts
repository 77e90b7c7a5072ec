import { getEnergyLabel } from '@shop/contracts/api/energy-label';
import type { EnergyMarking } from '@shop/contracts/api/product';
import type { FastifyInstance } from 'fastify';
import type { Energy } from '../db/schema/catalogue.ts';
import { notFound } from '../http/errors.ts';
import { route } from '../http/route.ts';
import type { Services } from '../services.ts';
import { within } from '../within.ts';
import { createHttpProductData, type ProductDataProvider } from './product-data-provider.ts';
import { serializeEnergy } from './serialize-energy.ts';

/** The shopper looks at a dialog that opens: after this the class alone is shown. */
const PROVIDER_TIMEOUT_MS = 1500;

const ENERGY = `
select p.energy, m.name as manufacturer from product p join manufacturer m on m.id = p.manufacturer_id
where p.id = $1 and not p.is_hidden`;

interface EnergyRow extends Record<string, unknown> {
  energy: Energy | null;
  manufacturer: string;
}

function providerOf(app: FastifyInstance, services: Services): ProductDataProvider | null {
  const { productData } = services.config;
  if (productData.provider === 'http') return createHttpProductData(productData.url);
  return productData.provider === 'sandbox' ? (services.simulators?.productData(app, services) ?? null) : null;
}

/** [O2.16-05] The shop's own label comes first, then the provider's; null leaves rating and scale. */
async function frameUrlOf(
  { labelImageUrl, labelContent, manufacturer, itemCode }: EnergyMarking,
  provider: ProductDataProvider | null,
  log: Services['log'],
): Promise<string | null> {
  if (provider === null || labelImageUrl !== null || labelContent !== null) return null;
  const query = { manufacturer, partNumber: itemCode, language: 'sv', market: 'se' } as const;
  try {
    return await within(PROVIDER_TIMEOUT_MS, (signal) => provider.labelUrl(query, signal));
  } catch (error) {
    log.warn({ err: error }, 'the product-data provider has failed');
    return null;
  }
}

/** Energy labels, with the page of the product-data provider [7.10-01]. */
export function registerEnergyLabel(app: FastifyInstance, services: Services): void {
  const provider = providerOf(app, services);
  route(app, getEnergyLabel, async ({ params }) => {
    const [row] = await services.named<EnergyRow>('energy_label', ENERGY, [params.id]);
    const marking = row === undefined ? null : serializeEnergy(row.energy, row.manufacturer);
    if (marking === null) throw notFound('Produkten har ingen energimärkning.');
    return { data: { marking, frameUrl: await frameUrlOf(marking, provider, services.log) } };
  });
}
