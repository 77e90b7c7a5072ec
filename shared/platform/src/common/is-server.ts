/** True during server rendering, where no state changes and no effect runs. */
export const isServer = typeof document === 'undefined';
