import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { Id } from '../common.ts';
import { Page, paged } from './common.ts';

/** The audit log of the admin area, newest first. */
export const getAdminAudit = endpoint({
  method: 'GET',
  path: 'admin/audit',
  access: 'user',
  role: 'admin',
  summary: 'Who changed what and when, newest first: before, after and the request’s id [O6-01].',
  query: z.object({
    page: Page,
    entity: z.optional(z.string().check(z.maxLength(40))),
    entityId: z.optional(z.string().check(z.maxLength(120))),
    memberId: z.optional(Id),
  }),
  response: paged(
    z.object({
      id: z.number(),
      at: z.number(),
      memberId: z.number(),
      username: z.nullable(z.string()),
      action: z.string(),
      entity: z.string(),
      entityId: z.string(),
      before: z.unknown(),
      after: z.unknown(),
      requestId: z.string(),
    }),
  ),
});
