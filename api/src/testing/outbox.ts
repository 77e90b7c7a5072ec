import { desc, eq } from 'drizzle-orm';
import { outboxMail } from '../db/schema/index.ts';
import type { TestApp } from './test-app.ts';

/** Waiting mails to an e-mail address, newest first. */
export async function mailsTo({ services }: Pick<TestApp, 'services'>, address: string) {
  await services.afterResponse.idle();
  return services.db.select().from(outboxMail).where(eq(outboxMail.to, address)).orderBy(desc(outboxMail.id));
}

/** Path and query of the link in the newest mail to an e-mail address. */
export async function linkMailedTo(shop: Pick<TestApp, 'services'>, address: string): Promise<string> {
  const [mail] = await mailsTo(shop, address);
  const url = /https?:\/\/\S+/.exec(mail?.text ?? '')?.[0];
  if (url === undefined) throw new Error(`No link was mailed to ${address}.`);
  const { pathname, search } = new URL(url);
  return pathname + search;
}
