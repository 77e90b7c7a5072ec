import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Db } from './db/client.ts';
import type { EidProvider } from './eid/provider.ts';
import type { ProductDataProvider } from './catalogue/product-data-provider.ts';
import type { CompanyDirectory } from './addresses/company-directory.ts';
import type { StreetDirectory } from './addresses/street-directory.ts';
import type { ImageSource } from './images/image-source.ts';
import type { PaymentProvider } from './payments/provider.ts';
import type { PickupPointProvider } from './shipping/pickup-point-provider.ts';
import type { Sessions } from './members/session.ts';

/** The services that simulators may use. */
export interface SimulatorServices {
  readonly db: Db;
  readonly clock: Clock;
  readonly config: Config;
  readonly sessions: Sessions;
}

/** Simulators of outside providers, for shops without a contract with one. They take no money. */
export interface Simulators {
  /** Simulates mobile payments where `MOBILE_PROVIDER` is `sandbox`. */
  mobile(services: Pick<SimulatorServices, 'clock'>): PaymentProvider;
  /** Simulates credit checks of invoices and instalments where `CREDIT_PROVIDER` is `sandbox`. */
  credit(): PaymentProvider;
  /** Simulates the carriers' directory of pickup points where `PICKUP_POINTS` is `sandbox`. */
  pickupPoints(): PickupPointProvider;
  /** Simulates the register of companies where `COMPANY_DIRECTORY` is `sandbox`. */
  companies(): CompanyDirectory;
  /** Simulates the register of streets where `STREET_DIRECTORY` is `sandbox`. */
  streets(): StreetDirectory;
  /** Simulates the provider of energy labels where `PRODUCT_DATA_PROVIDER` is `sandbox`; adds its page. */
  productData(app: FastifyInstance, services: Pick<SimulatorServices, 'db' | 'config'>): ProductDataProvider;
  /** Simulates e-identification where `EID_PROVIDER` is `sandbox`; may add the pages for it. */
  eid(app: FastifyInstance, services: SimulatorServices): Promise<EidProvider>;
}

/** What an installation adds to the api. The api never imports one: `API_EXTENSION` names it. */
export interface Extension {
  /** Images of products and campaigns; neutral placeholders without them. */
  readonly imageSource?: ImageSource;
  /** Without them no provider can be `sandbox`. */
  readonly simulators?: Simulators;
}

const hasMethods = (value: unknown, names: readonly string[]): boolean =>
  typeof value === 'object' && value !== null && names.every((name) => typeof Reflect.get(value, name) === 'function');

const SIMULATORS = ['mobile', 'credit', 'pickupPoints', 'companies', 'streets', 'productData', 'eid'];

const ExtensionModule = z.object({
  default: z.object({
    imageSource: z
      .custom<ImageSource>((value) => hasMethods(value, ['productSvg', 'bannerSvg']), 'no image source')
      .optional(),
    simulators: z.custom<Simulators>((value) => hasMethods(value, SIMULATORS), 'no simulators').optional(),
  }),
});

/**
 * Loads the configured extension; an empty one for null.
 * @throws Error naming the file, where it is missing or its default export is no `Extension`
 */
export async function loadExtension(file: string | null): Promise<Extension> {
  if (file === null) return {};
  try {
    const module: unknown = await import(pathToFileURL(file).href);
    const { imageSource, simulators } = ExtensionModule.parse(module).default;
    return { ...(imageSource && { imageSource }), ...(simulators && { simulators }) };
  } catch (cause) {
    throw new Error(`API_EXTENSION cannot be loaded from ${file}.`, { cause });
  }
}
