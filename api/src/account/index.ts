import type { Feature } from '../features.ts';
import { registerEmailConfirmation } from './confirm-email.ts';
import { registerCredentials } from './credentials.ts';
import { registerPasswordReset } from './password-reset.ts';
import { registerRegisterCheck } from './register-check.ts';
import { registerRegistration } from './register.ts';

/** Making an account, and everything that its member may change or see of it. */
export const registerAccount: Feature = async (app, services) => {
  registerRegistration(app);
  registerRegisterCheck(app, services);
  registerPasswordReset(app);
  registerCredentials(app);
  await registerEmailConfirmation(app, services);
};
