/** Where nothing changes and no effect runs. */
export const isServer = typeof document === 'undefined';
