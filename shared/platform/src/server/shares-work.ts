import type { PageRead, RenderRequest } from '@shop/contracts/rendering';
import type { User } from '@shop/contracts/api/user';
import { IS_THERE } from './dependency-tracking.ts';

/**
 * Whether a page may use what was made for others, and leave something for them. Employees may just have changed it,
 * and see it anew.
 */
export const sharesWork = ({ page: { user }, isAlone }: Pick<RenderRequest, 'page' | 'isAlone'>): boolean =>
  isAlone !== true && !(user?.isEmployee || user?.isAdmin);

/** What many members have in common. Everything else of `user` says who somebody is. */
const COMMON: readonly string[] = [
  'isLoggedIn',
  'isEmployee',
  'isAdmin',
  'isCorporateCustomer',
  'isDark',
  'rankLevel',
  'settings',
] satisfies (keyof User)[];

/** Whether something was read that says who the member is: what is made from it is nobody else's, and is not kept. */
export const isPersonal = (reads: readonly PageRead[]): boolean =>
  reads.some(([[part, field], json]) => {
    if (part !== 'user') return false;
    return field === undefined ? json !== IS_THERE && json !== 'null' : !COMMON.includes(field);
  });
