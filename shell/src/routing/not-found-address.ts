import { href } from '@shop/contracts/routing';

/** [2.2-02], [O2.1-13] The error page's address for a path that leads nowhere. */
export const notFoundUrl = (path: string): string => `${href('error')}/?p=${encodeURIComponent(path)}`;
