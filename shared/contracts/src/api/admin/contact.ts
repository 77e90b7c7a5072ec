import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { CaseId } from '../contact.ts';
import { Done, paged, Paging, Text } from './common.ts';

const CaseStatus = z.enum(['waiting', 'answered', 'closed']);

/** What of a case lists show. */
const CaseRow = z.object({
  id: z.string(),
  status: CaseStatus,
  statusLabel: z.string(),
  subject: z.string(),
  message: z.string(),
  email: z.string(),
  createdAt: z.number(),
  changedAt: z.number(),
});

/** A page of the cases of customer service, those that wait longest first. */
export const getAdminContactCases = endpoint({
  method: 'GET',
  path: 'admin/contact',
  access: 'user',
  role: 'employee',
  summary: 'Messages to customer service, those that wait longest first, by state, number, e-mail or words [O6-01].',
  query: z.extend(Paging, { status: z.optional(CaseStatus) }),
  response: paged(CaseRow),
});

/** One case: the message, its sender, the pictures' ids and every answer. */
export const getAdminContactCase = endpoint({
  method: 'GET',
  path: 'admin/contact/:id',
  access: 'user',
  role: 'employee',
  summary: 'One message to customer service, with its pictures and the answers to it [O6-01].',
  params: CaseId,
  response: z.object({
    data: z.object({
      case: z.extend(CaseRow, {
        name: z.string(),
        orderNumber: z.nullable(z.string()),
        memberId: z.nullable(z.number()),
        photos: z.array(z.string()),
        answers: z.array(z.object({ text: z.string(), createdAt: z.number() })),
      }),
    }),
  }),
});

/** A picture of a case, for the employees who answer it; its id is one of the case's `photos`. */
export const getAdminContactPhoto = endpoint({
  method: 'GET',
  path: 'admin/contact/:id/photo/:photoId',
  access: 'user',
  role: 'employee',
  summary: 'A picture of a message to customer service, as WebP in base64; 404 for one of another [O6-01].',
  params: z.extend(CaseId, { photoId: z.uuid() }),
  response: z.object({ data: z.object({ image: z.string() }) }),
});

/** Mails an answer to the sender. The last answer sent again changes nothing; 409 for a closed case. */
export const postAdminContactAnswer = endpoint({
  method: 'POST',
  path: 'admin/contact/:id/answer',
  access: 'user',
  role: 'employee',
  summary: 'Mails an answer to the sender of a message; the same one twice in a row is sent once [O6-01].',
  params: CaseId,
  body: z.object({ answer: Text(2_000) }),
  response: Done,
});

/** Closes a case without a mail, as for advertisements. */
export const postAdminContactClose = endpoint({
  method: 'POST',
  path: 'admin/contact/:id/close',
  access: 'user',
  role: 'employee',
  summary: 'Closes a case of customer service; the sender is told nothing [O6-01].',
  params: CaseId,
  response: Done,
});
