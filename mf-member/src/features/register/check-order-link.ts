import { getRegisterCheck } from '@shop/contracts/api/account';
import type { Platform } from '@shop/contracts/platform';
import type { OrderLink } from './order-link.ts';

/** Which form the buyer of an order needs. */
export interface FormForBuyer {
  readonly mode: 'login' | 'register';
  readonly message?: string;
}

const REGISTER: FormForBuyer = { mode: 'register' };
/** The buyer has an account already [8-06]. */
const LOGIN: FormForBuyer = { mode: 'login', message: 'Du har redan blivit medlem!' };

/** [4-34], [4-35] Whether the buyer is a member already. Never rejects: an error leads to the register form [8-05]. */
export async function formForBuyer({ api }: Pick<Platform, 'api'>, link: OrderLink): Promise<FormForBuyer> {
  const { orderId, secret } = link;
  try {
    const { data } = await api.call(getRegisterCheck, { params: { orderId, secret } });
    return data.member ? LOGIN : REGISTER;
  } catch {
    return REGISTER;
  }
}
