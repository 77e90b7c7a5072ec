import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { Id } from './common.ts';
import { User } from './user.ts';

/** Text field of a form: an empty string when missing, validated by the rules of section 5 [O5-24]. */
const Field = z._default(z.string().check(z.maxLength(1000)), '');

/** [O2.10-01], [O3-23] The registration form. Company fields count only for kind `company` [O6-16]. */
export const Registration = z.object({
  kind: z._default(z.enum(['private', 'company']), 'private'),
  email: Field,
  username: Field,
  password: Field,
  verifypassword: Field,
  firstName: Field,
  lastName: Field,
  zipCode: Field,
  /** Optional. */
  mobile: Field,
  /** Optional: only e-ID and instalments need it. */
  ssn: Field,
  companyName: Field,
  corpNumber: Field,
  /** A ticked box; the subscription starts when the mailed link is confirmed [O5-28]. */
  newsletter: z._default(z.boolean(), false),
  orderId: z.optional(z.string().check(z.maxLength(40))),
  secret: z.optional(z.string().check(z.maxLength(100))),
});
export type Registration = z.infer<typeof Registration>;

/** Makes an account and logs in. 409 for a taken username or e-mail, 422 with a Swedish text per field. */
export const postRegister = endpoint({
  method: 'POST',
  path: 'register',
  access: 'never',
  summary:
    'Makes an account, mails a link that confirms the address, takes over the order of a valid order link and logs in; 409 for a taken username or e-mail, 422 with a Swedish text per field [7.3-08], [O8-10], [O5-13].',
  body: Registration,
  response: z.object({ data: z.object({ user: User }) }),
});

/** Whether the buyer of an order link is a member already. 404 for a wrong or expired link. */
export const getRegisterCheck = endpoint({
  method: 'GET',
  path: 'register/check/:orderId/:secret',
  access: 'never',
  summary: 'Whether the buyer of an order link is a member already; 404 for a wrong or old link [7.3-10], [O7-36].',
  params: z.object({ orderId: z.string().check(z.maxLength(40)), secret: z.string().check(z.maxLength(100)) }),
  response: z.object({ data: z.object({ member: z.boolean() }) }),
});

/** Mails the link that confirms the member’s e-mail address once more. */
export const postEmailConfirmation = endpoint({
  method: 'POST',
  path: 'user/email/confirmation',
  access: 'user',
  summary: 'Mails the link that confirms the member’s address once more; nothing when it is confirmed.',
});

/** Mails a link to a new e-mail address. 409 when it is taken, 422 for a wrong current password. */
export const putEmail = endpoint({
  method: 'PUT',
  path: 'user/email',
  access: 'secure',
  summary:
    'Mails a link to the new address, which becomes the member’s when the link is confirmed and ends all other sessions; 409 when taken, 422 for a wrong present password, which counts as a wrong login [O8-09].',
  body: z.object({ email: Field, currentPassword: Field }),
});

/** Changes the password and ends the member’s other sessions. 422 for a wrong current password. */
export const putPassword = endpoint({
  method: 'PUT',
  path: 'user/password',
  access: 'secure',
  summary:
    'Changes the password and ends all other sessions of the member; 422 for a wrong present password, which counts as a wrong login [O5-14], [O8-09].',
  body: z.object({ newPassword: Field, currentPassword: Field }),
});

/** Mails a link for a new password; 204 for unknown names too, so that it discloses no accounts. */
export const postPasswordReset = endpoint({
  method: 'POST',
  path: 'password-reset',
  access: 'never',
  summary: 'Mails a link for a new password; 204 also for an unknown username or e-mail [O7-22].',
  body: z.object({ username: z.string().check(z.minLength(1), z.maxLength(254)) }),
});

/** Sets the password with a mailed link, once. 410 for a used or expired link. */
export const putPasswordReset = endpoint({
  method: 'PUT',
  path: 'password-reset/:token',
  access: 'never',
  summary: 'Sets the password with a mailed link, once, and ends all sessions; 410 for a used or old link [O7-22].',
  params: z.object({ token: z.string().check(z.maxLength(100)) }),
  body: z.object({ password: Field }),
});

/** The same as a plain form sends it: the token in the body, the password twice. 410 and 422 as above. */
export const postNewPassword = endpoint({
  method: 'POST',
  path: 'password-reset/password',
  access: 'never',
  summary:
    'Sets the password as a form without JavaScript does: token and password twice in the body; 410 for a used or old link, 422 with a Swedish text per field [O2.17-26], [5-51].',
  body: z.object({ token: z.string().check(z.maxLength(100)), newPassword: Field, newPasswordRepeat: Field }),
});

/** One login of the member that is still open. */
export const MemberSession = z.object({
  /** Names the session; opens nothing. */
  id: z.string(),
  /** Browser and system, such as "Chrome på Windows". */
  device: z.string(),
  /** Unix seconds. */
  createdAt: z.number(),
  /** Unix seconds, written at most once a day. */
  lastUsedAt: z.number(),
  /** The session of this very call. */
  isCurrent: z.boolean(),
});
export type MemberSession = z.infer<typeof MemberSession>;

/** The member’s open sessions, the current one first; without tokens. */
export const getSessions = endpoint({
  method: 'GET',
  path: 'user/session',
  access: 'user',
  summary: 'The member’s open sessions, the present one first, then by last use; never a token [O3-06].',
  response: z.object({ data: z.object({ sessions: z.array(MemberSession) }) }),
});

/** Ends one of the member’s sessions. 404 for somebody else’s. */
export const deleteSession = endpoint({
  method: 'DELETE',
  path: 'user/session/:id',
  access: 'secure',
  summary: 'Ends one session of the member; the present one ends as by a logout; 404 for another’s [O7-02].',
  params: z.object({ id: z.uuid() }),
});

/** Ends the member’s other sessions, or all of them with `scope=all`. */
export const deleteSessions = endpoint({
  method: 'DELETE',
  path: 'user/session',
  access: 'secure',
  summary: 'Logs out everywhere else, or with `scope=all` here as well [O7-02].',
  query: z.object({ scope: z._default(z.enum(['others', 'all']), 'others') }),
});

const Row = z.record(z.string(), z.unknown());

/** All stored data about the member as JSON, without secrets (GDPR art. 15 and 20). */
export const getDataExport = endpoint({
  method: 'GET',
  path: 'user/data-export',
  access: 'secure',
  summary: 'Everything that is kept about the member, as JSON, without secrets (GDPR art. 15 and 20) [O2.17-07].',
  response: z.object({
    data: z.object({
      exportedAt: z.string(),
      member: Row,
      /** Rows by the kind of thing they are. */
      records: z.record(z.string(), z.array(Row)),
    }),
  }),
});

/** Erases the account (GDPR art. 17). 409 while an order is in progress. */
export const deleteUser = endpoint({
  method: 'DELETE',
  path: 'user',
  access: 'secure',
  summary:
    'Erases the account (GDPR art. 17): orders stay without a person, as bookkeeping law asks; all sessions end; 409 while an order is under way [O2.17-07].',
});

/** Ends one kind of mail to a member, by the mail’s signed token or the member’s own session. */
export const postNewsletterUnsubscription = endpoint({
  method: 'POST',
  path: 'newsletter/unsubscribe',
  access: 'exists',
  summary:
    'Ends one kind of mail to a member, by the signed token of the mail or by the member’s own login; tells nothing of the account [O7-22], [O2.2-12].',
  body: z.object({
    userId: Id,
    mailCase: z.enum(['abandoned-cart', 'newsletter']),
    token: z._default(z.string().check(z.maxLength(100)), ''),
  }),
});
