import type { PageRead, RenderRequest } from '@shop/contracts/rendering';
import type { User } from '@shop/contracts/api/user';
import { IS_THERE } from './dependency-tracking.ts';

/** Whether a render may use cached work and add to the cache. Not for employees, who may just have changed the data. */
export const sharesWork = ({ page: { user }, isAlone }: Pick<RenderRequest, 'page' | 'isAlone'>): boolean =>
  isAlone !== true && !(user?.isEmployee || user?.isAdmin);

/** Properties of `user` that many members have in common. All others are personal. */
const COMMON: readonly string[] = [
  'isLoggedIn',
  'isEmployee',
  'isAdmin',
  'isCorporateCustomer',
  'isDark',
  'rankLevel',
  'settings',
] satisfies (keyof User)[];

/** Whether personal data of the member were read: then the result is neither shared nor cached. */
export const isPersonal = (reads: readonly PageRead[]): boolean =>
  reads.some(([[part, field], json]) => {
    if (part !== 'user') return false;
    return field === undefined ? json !== IS_THERE && json !== 'null' : !COMMON.includes(field);
  });
