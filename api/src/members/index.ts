import type { Feature } from '../feature.ts';
import { registerFeed } from './feed.ts';
import { registerLogin } from './login.ts';
import { registerMe } from './me.ts';
import { registerSettings } from './settings-routes.ts';

/** Sessions, login, the member's own data, settings and feed. */
export const registerMembers: Feature = (app) => {
  registerLogin(app);
  registerMe(app);
  registerSettings(app);
  registerFeed(app);
};
