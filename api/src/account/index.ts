import type { Feature } from '../feature.ts';
import { registerAvatar } from './avatar.ts';
import { registerEmailConfirmation } from './confirm-email.ts';
import { registerCredentials } from './credentials.ts';
import { registerFlashMessages } from './flash-messages.ts';
import { registerOwnSessions } from './own-sessions.ts';
import { registerPasswordReset } from './password-reset.ts';
import { registerProfileSettings } from './profile-settings.ts';
import { registerRegisterCheck } from './register-check.ts';
import { registerRegistration } from './register.ts';
import { registerSecondFactor } from './second-factor.ts';
import { registerStarredStores } from './starred-stores.ts';
import { registerDataExport } from './data-export.ts';
import { registerErasure } from './erasure.ts';
import { registerFriends } from './friends.ts';
import { registerPublicProfile } from './public-profile.ts';
import { registerUnsubscribe } from './unsubscribe.ts';

/** The account feature: registration, and everything that members may see and change of their account. */
export const registerAccount: Feature = async (app, services) => {
  registerRegistration(app);
  registerRegisterCheck(app, services);
  registerPasswordReset(app);
  registerCredentials(app);
  registerSecondFactor(app);
  registerOwnSessions(app);
  registerProfileSettings(app);
  registerStarredStores(app);
  registerFlashMessages(app);
  registerAvatar(app);
  registerFriends(app);
  registerPublicProfile(app);
  registerUnsubscribe(app);
  registerDataExport(app);
  registerErasure(app);
  await registerEmailConfirmation(app, services);
};
