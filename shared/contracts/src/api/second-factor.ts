import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';

const Code = z.string().check(z.minLength(1), z.maxLength(60));
const RecoveryCodes = z.object({ data: z.object({ recoveryCodes: z.array(z.string()) }) });

/** Whether a login of the member asks for a code as well. */
export const getSecondFactor = endpoint({
  method: 'GET',
  path: 'user/second-factor',
  access: 'user',
  summary: 'Whether the member’s login asks for a code of an authenticator app, and how many recovery codes are left.',
  response: z.object({
    data: z.object({
      secondFactor: z.object({
        isOn: z.boolean(),
        recoveryCodesLeft: z.number(),
        /** A member of staff, whose factors belong to the admin tool. */
        isStaff: z.boolean(),
      }),
    }),
  }),
});

/** Begins with an authenticator app: it counts after its first code. 409 when one is on, and for staff. */
export const postSecondFactor = endpoint({
  method: 'POST',
  path: 'user/second-factor',
  access: 'secure',
  summary:
    'A new secret for an authenticator app, which counts after its first code, within 15 minutes; 409 when there is one already, and for staff, whose factors belong to the admin tool.',
  response: z.object({
    data: z.object({
      /** Base32, to be typed. */
      secret: z.string(),
      /** The same as `otpauth:` URL, for a QR code. */
      uri: z.string(),
    }),
  }),
});

/** Turns the second factor on with the app's first code and ends all other sessions. 422 for a wrong code. */
export const putSecondFactor = endpoint({
  method: 'PUT',
  path: 'user/second-factor',
  access: 'secure',
  summary:
    'Turns the second factor on with the first code of the app, returns ten recovery codes that are never shown again, and ends all other sessions; 422 for a wrong code or a secret older than 15 minutes.',
  body: z.object({ code: Code }),
  response: RecoveryCodes,
});

/** Ten new recovery codes; the older ones stop working. 409 when the second factor is off. */
export const postRecoveryCodes = endpoint({
  method: 'POST',
  path: 'user/second-factor/recovery-code',
  access: 'secure',
  summary: 'Ten new recovery codes in place of the older ones; 409 when the second factor is off.',
  response: RecoveryCodes,
});

/** Turns the second factor off; the recovery codes stop working. 409 for staff. */
export const deleteSecondFactor = endpoint({
  method: 'DELETE',
  path: 'user/second-factor',
  access: 'secure',
  summary: 'Turns the second factor off and forgets app and recovery codes; 409 for staff.',
});
