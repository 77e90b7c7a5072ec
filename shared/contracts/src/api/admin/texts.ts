import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { Done, paged, Paging } from './common.ts';

const TextKey = z.string().check(z.regex(/^[\w.-]{1,120}$/));

/** A page of corrected texts: those that differ from the release. */
export const getAdminTexts = endpoint({
  method: 'GET',
  path: 'admin/text',
  access: 'user',
  role: 'employee',
  summary: 'Texts of the language pack that differ from the release [O8-02].',
  query: Paging,
  response: paged(z.object({ key: z.string(), text: z.string() })),
});

/** Corrects a text of the shop without a release. */
export const putAdminText = endpoint({
  method: 'PUT',
  path: 'admin/text/:key',
  access: 'user',
  role: 'employee',
  summary: 'Corrects a text of the shop without a release [O8-02].',
  params: z.object({ key: TextKey }),
  body: z.object({ text: z.string().check(z.maxLength(5_000)) }),
  response: Done,
});

/** Restores the text of the release. */
export const deleteAdminText = endpoint({
  method: 'DELETE',
  path: 'admin/text/:key',
  access: 'user',
  role: 'employee',
  summary: 'Goes back to the text of the release [O8-02].',
  params: z.object({ key: TextKey }),
  response: Done,
});
