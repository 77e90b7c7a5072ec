import { sql } from 'drizzle-orm';
import type { DbOrTx } from '../db/client.ts';
import { isUniqueViolation } from '../db/tx.ts';
import { ApiError } from '../http/errors.ts';

const USERNAME_TAKEN = 'Användarnamnet är upptaget';
const EMAIL_TAKEN = 'E-postadressen används redan av ett konto';

/** Reserved usernames: they would pass for the shop or for an anonymous user. */
const RESERVED: ReadonlySet<string> = new Set(
  'admin administrator anonym no-face kundservice kundtjanst kundtjänst moderator pixelhamn polarsten root support system'.split(
    ' ',
  ),
);

interface Names {
  readonly username?: string;
  readonly email: string;
}

const refusal = (fields: Record<string, string>): ApiError =>
  new ApiError('CONFLICT', Object.values(fields)[0], { fields });

/** Throws 409 with a text for each of username and e-mail that another account has [O5-23], in any case [O8-10]. */
export async function checkNamesFree(on: DbOrTx, { username, email }: Names): Promise<void> {
  const name = username?.trim().toLowerCase() ?? null;
  const { rows } = await on.execute<{ name_taken: boolean; email_taken: boolean }>(sql`
    select exists (select from member where lower(username) = ${name}) as name_taken,
      exists (select from member where lower(email) = ${email.trim().toLowerCase()}) as email_taken`);
  const isNameTaken = rows[0]?.name_taken === true || (name !== null && RESERVED.has(name));
  const fields = {
    ...(isNameTaken && { username: USERNAME_TAKEN }),
    ...(rows[0]?.email_taken === true && { email: EMAIL_TAKEN }),
  };
  if (Object.keys(fields).length > 0) throw refusal(fields);
}

/**
 * Maps the unique index's error to the same response: two registrations at once, of which the index let one through.
 */
export function refuseTaken(error: unknown): never {
  if (isUniqueViolation(error, 'member_username')) throw refusal({ username: USERNAME_TAKEN });
  if (isUniqueViolation(error, 'member_email')) throw refusal({ email: EMAIL_TAKEN });
  throw error;
}
