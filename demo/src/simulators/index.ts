import type { Simulators } from '@shop/api/extension';
import { createCompanies } from './companies.ts';
import { createEidSandbox } from './eid/sandbox.ts';
import { registerSandboxPage } from './eid/sandbox-page.ts';
import { createPickupPoints } from './pickup-points.ts';
import { createCreditProvider, createMobileProvider } from './payments.ts';
import { createStreets } from './streets.ts';

/** Stand-ins for Swish, a lender and BankID inside the api. The card provider's runs as a server of its own. */
export const simulators: Simulators = {
  mobile: ({ clock }) => createMobileProvider(clock),
  credit: createCreditProvider,
  pickupPoints: createPickupPoints,
  companies: createCompanies,
  streets: createStreets,
  eid: async (app, services) => {
    const sandbox = createEidSandbox(services);
    await registerSandboxPage(app, services, sandbox);
    return sandbox;
  },
};
