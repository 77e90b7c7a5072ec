import type { Platform } from '@shop/contracts/platform';
import { type FormForBuyer, formForBuyer } from '../../features/register/check-order-link.ts';
import { takeOrderLink } from '../../features/register/order-link.ts';

export interface BuyersForm extends FormForBuyer {
  /** [5-08] Without an address the register tab does not open by itself. */
  readonly hasEmail: boolean;
}

/** Takes the order's link from where it is, and asks which form its buyer needs; null without one. */
export async function takeBuyersForm(platform: Pick<Platform, 'api'>): Promise<BuyersForm | null> {
  const link = takeOrderLink();
  if (link === null) return null;
  return { ...(await formForBuyer(platform, link)), hasEmail: link.email !== '' };
}
