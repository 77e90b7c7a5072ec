import { postLogin } from '@shop/contracts/api/user';
import type { Platform } from '@shop/contracts/platform';
import { isApiError } from '@shop/platform';

export const MISSING_PASSWORD = 'Fyll i ditt nuvarande lösenord';
const WRONG_PASSWORD = 'Det nuvarande lösenordet är fel';

/** The password that was typed is not the member's: said beside its field. */
export class WrongPasswordError extends Error {
  constructor() {
    super(WRONG_PASSWORD);
    this.name = 'WrongPasswordError';
  }
}

interface Proof {
  readonly username: string;
  readonly password: string;
}

/** Logs in again with the member's password [O7-02]. Rejects with a `WrongPasswordError`, or the api's error. */
export async function logInAgain({ api }: Pick<Platform, 'api'>, { username, password }: Proof): Promise<void> {
  try {
    await api.call(postLogin, { body: { username, password } });
  } catch (error) {
    if (isApiError(error, 'LOGIN_FAILED')) throw new WrongPasswordError();
    throw error;
  }
}

/** Makes a call that needs a fresh login, and logs in again with the typed password if the api asks for it. */
export async function withFreshLogin<Result>(
  platform: Pick<Platform, 'api'>,
  proof: Proof,
  act: () => Promise<Result>,
): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    if (!isApiError(error, 'REAUTHENTICATION_NEEDED')) throw error;
    await logInAgain(platform, proof);
    return act();
  }
}
