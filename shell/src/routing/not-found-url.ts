import { href } from '@shop/contracts/routing';

/**
 * URL of the error page for a path without a page, which it carries along [2.2-02], with `/?p=` before it [O2.1-13].
 */
export const notFoundUrl = (path: string): string => `${href('error')}/?p=${encodeURIComponent(path)}`;
