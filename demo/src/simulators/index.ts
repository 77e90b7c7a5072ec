import type { Simulators } from '@shop/api/extension';
import { createEidSandbox } from './eid/sandbox.ts';
import { registerSandboxPage } from './eid/sandbox-page.ts';
import { createPickupPoints } from './pickup-points.ts';
import { createCreditProvider, createMobileProvider } from './payments.ts';

/** Stand-ins for Swish, a lender and BankID inside the api. The card provider's runs as a server of its own. */
export const simulators: Simulators = {
  mobile: ({ clock }) => createMobileProvider(clock),
  credit: createCreditProvider,
  pickupPoints: createPickupPoints,
  eid: async (app, services) => {
    const sandbox = createEidSandbox(services);
    await registerSandboxPage(app, services, sandbox);
    return sandbox;
  },
};
