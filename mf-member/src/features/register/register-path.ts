import { pathTo } from '@shop/contracts/routing/path-to';

/** Path of the registration's page below the region; the slot `register-page` adds it. */
export const REGISTER_ROUTE = 'bli-medlem';
/** URL of the registration's page, for links that work without JavaScript and in a new tab. */
export const REGISTER_PATH = pathTo(REGISTER_ROUTE);
/** Where the form posts to without JavaScript. */
export const REGISTER_FORM = 'skapa-konto';
/** Name of the route that the slot's manifest adds. */
export const REGISTER_ROUTE_NAME = 'mf-member:register';
