import { sql } from 'drizzle-orm';
import type { DbOrTx } from '../db/client.ts';
import { isUniqueViolation } from '../db/tx.ts';
import { ApiError } from '../http/errors.ts';

const USERNAME_TAKEN = 'Användarnamnet är upptaget';
const EMAIL_TAKEN = 'E-postadressen används redan av ett konto';

/** Names that would pass for the shop or for somebody without a name; nobody gets them. */
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

/** [O5-23] [O8-10] Throws 409 with a text for each of the two that somebody else has, whatever the case. */
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

/** Two at once: the index let one of them through, and the other is told the same as one who came later. */
export function refuseTaken(error: unknown): never {
  if (isUniqueViolation(error, 'member_username')) throw refusal({ username: USERNAME_TAKEN });
  if (isUniqueViolation(error, 'member_email')) throw refusal({ email: EMAIL_TAKEN });
  throw error;
}
