/** Prefix of React's ids in the layout: the same on server and browser, and different from every slot's. */
export const SHELL_ID_PREFIX = 'shell-';
