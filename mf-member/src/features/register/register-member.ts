import { postRegister } from '@shop/contracts/api/account';
import type { User } from '@shop/contracts/api/user';
import type { Platform } from '@shop/contracts/platform';
import { isApiError } from '@shop/platform';
import { forgetOrderLink, heldOrderLink } from './order-link.ts';
import type { RegisterErrors, RegisterValues } from './register-fields.ts';

const NO_RESPONSE = 'Det gick inte att skapa kontot. Försök igen.';

/** [8-03] Why a registration was rejected: the status of the response, the text of its body, and texts by field. */
export class RegisterError extends Error {
  readonly code: number;
  readonly fields: RegisterErrors;

  constructor(code: number, message: string, fields: RegisterErrors) {
    super(message);
    this.name = 'RegisterError';
    this.code = code;
    this.fields = fields;
  }
}

/** Text shown for a status that has one of its own. */
const textOf = (status: number, userMessage: string): string =>
  status === 429 ? 'Försök igen om en stund!' : userMessage;

/**
 * Makes the account, with the order of the link that brought the buyer here, and has the server log in [7.3-08].
 * Rejects with a RegisterError.
 */
export async function registerMember({ api }: Pick<Platform, 'api'>, values: RegisterValues): Promise<User> {
  const link = heldOrderLink();
  const order = link === null ? {} : { orderId: link.orderId, secret: link.secret };
  try {
    const { data } = await api.call(postRegister, { body: { ...values, ...order } });
    forgetOrderLink();
    return data.user;
  } catch (error) {
    if (!isApiError(error)) throw new RegisterError(0, NO_RESPONSE, {});
    throw new RegisterError(error.status, textOf(error.status, error.userMessage), error.response?.fields ?? {});
  }
}
