import type { Simulators } from '@shop/api/extension';
import { createCompanies } from './companies.ts';
import { createEidSandbox } from './eid/sandbox.ts';
import { registerSandboxPage } from './eid/sandbox-page.ts';
import { createProductData } from './product-data/product-data.ts';
import { createPickupPoints } from './pickup-points.ts';
import { createCreditProvider, createMobileProvider } from './payments.ts';
import { createStreets } from './streets.ts';

/**
 * Stand-ins for Swish, a lender, BankID, directories and the provider of energy labels inside the api. The card
 * provider's runs as a server of its own.
 */
export const simulators: Simulators = {
  mobile: ({ clock }) => createMobileProvider(clock),
  credit: createCreditProvider,
  pickupPoints: createPickupPoints,
  companies: createCompanies,
  streets: createStreets,
  productData: createProductData,
  eid: async (app, services) => {
    const sandbox = createEidSandbox(services);
    await registerSandboxPage(app, services, sandbox);
    return sandbox;
  },
};
