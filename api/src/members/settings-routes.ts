import { putSetting } from '@shop/shared/contracts';
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { member as memberTable } from '../db/schema/index.ts';
import { ApiError, notFound } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { readSettingValue, settingKey } from './settings.ts';

/** `PUT setting/:key` [7.3-01]: 404 for a name that is no setting, 422 for a value that it cannot have. */
export function registerSettings(app: FastifyInstance): void {
  route(app, putSetting, async ({ db, clock, member, params, body }) => {
    const key = settingKey(params.key);
    if (key === undefined) throw notFound();
    const value = readSettingValue(key, body.value);
    if (value === undefined)
      throw new ApiError('VALIDATION', undefined, { fields: { value: 'Värdet är inte giltigt.' } });

    // Consent is kept with its time and source, and renewing it does not move the time [O3-11].
    const change =
      key === 'send_newsletter'
        ? {
            newsletterAt:
              value === true
                ? sql`coalesce(${memberTable.newsletterAt}, ${clock.now().toISOString()}::timestamptz)`
                : null,
            newsletterSource: value === true ? sql`coalesce(${memberTable.newsletterSource}, 'settings')` : null,
          }
        : { settings: sql`${memberTable.settings} || ${JSON.stringify({ [key]: value })}::jsonb` };
    await db.update(memberTable).set(change).where(eq(memberTable.id, member.id));
    return { data: { status: 'ok' as const, value } };
  });
}
