import { putSetting } from '@shop/contracts';
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { setNewsletterConsent } from '../account/newsletter-consent.ts';
import { member as memberTable } from '../db/schema/index.ts';
import { ApiError, notFound } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { readSettingValue, settingKey } from './settings.ts';

/** `PUT setting/:key` [7.3-01]: 404 for a name that is no setting, 422 for a value that it cannot have. */
export function registerSettings(app: FastifyInstance): void {
  route(app, putSetting, async ({ db, member, params, body, services }) => {
    const key = settingKey(params.key);
    if (key === undefined) throw notFound();
    const value = readSettingValue(key, body.value);
    if (value === undefined)
      throw new ApiError('VALIDATION', undefined, { fields: { value: 'Värdet är inte giltigt.' } });

    if (key === 'send_newsletter') {
      const holds = await setNewsletterConsent(services, member.id, value === true, 'settings');
      return { data: { status: 'ok' as const, value: holds } };
    }
    await db
      .update(memberTable)
      .set({ settings: sql`${memberTable.settings} || ${JSON.stringify({ [key]: value })}::jsonb` })
      .where(eq(memberTable.id, member.id));
    return { data: { status: 'ok' as const, value } };
  });
}
