/** Ids that React makes must agree between server and browser, and differ from every slot's. */
export const SHELL_ID_PREFIX = 'shell-';
