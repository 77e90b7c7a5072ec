import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import PostalMime, { type Email } from 'postal-mime';

const folder = (): string => {
  const path = process.env.MAIL_DIR;
  if (!path) throw new Error('MAIL_DIR is not set: run `npm run test:e2e`, which says where its shop writes mails.');
  return path;
};

const readAll = async (): Promise<Email[]> => {
  const names = await readdir(folder()).catch(() => []);
  const files = await Promise.all(names.sort().map((name) => readFile(join(folder(), name)).catch(() => null)));
  // One that is being written now is read the next time.
  const parsed = await Promise.all(
    files.map((file) => (file === null ? null : PostalMime.parse(file).catch(() => null))),
  );
  return parsed.filter((mail) => mail !== null);
};

const isTo = (mail: Email, address: string): boolean =>
  mail.to?.some((recipient) => recipient.address === address) ?? false;

/** The mail to this address with a subject, as its mail program shows it; waits until it has arrived. */
export const mailTo = async (address: string, subject: RegExp): Promise<Email> => {
  let found: Email | undefined;
  await expect
    .poll(
      async () => {
        found = (await readAll()).find((mail) => isTo(mail, address) && subject.test(mail.subject ?? ''));
        return found !== undefined;
      },
      { message: `no mail to ${address} about ${String(subject)}`, timeout: 60_000 },
    )
    .toBe(true);
  if (found === undefined) throw new Error('The mail has come and gone.');
  return found;
};

/** Links of a mail in the order of its text, as path and query of the shop. */
export const linksOf = (mail: Email): string[] =>
  [...(mail.text ?? '').matchAll(/https?:\/\/\S+/g)].map(([address]) => {
    const { pathname, search } = new URL(address);
    return pathname + search;
  });
