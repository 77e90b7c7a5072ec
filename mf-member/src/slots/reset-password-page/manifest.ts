import { postNewPassword, postPasswordReset } from '@shop/contracts/api/account';
import { describeSlot } from '@shop/contracts/slot-description';
import { href } from '@shop/contracts/routing';
import {
  DONE,
  DONE_KEY,
  FAILED,
  NOTES_OF_STATUS,
  PASSWORD_FORM,
  REQUEST_FORM,
} from '../../features/password-reset/reset-forms.ts';

const readAt = href('reset-password');

export default describeSlot({
  queryKeys: ['username', 'token', 'fel'],
  forms: [
    {
      path: REQUEST_FORM,
      call: postPasswordReset.path,
      fields: { username: { kind: 'text', max: 254 } },
      body: { username: { $field: 'username' } },
      note: FAILED,
      notes: NOTES_OF_STATUS,
      to: href('mail-sent'),
      readAt,
    },
    {
      path: PASSWORD_FORM,
      call: postNewPassword.path,
      fields: {
        token: { kind: 'text', max: 100 },
        newPassword: { kind: 'text', max: 1000 },
        newPasswordRepeat: { kind: 'text', max: 1000 },
      },
      body: {
        token: { $field: 'token' },
        newPassword: { $field: 'newPassword' },
        newPasswordRepeat: { $field: 'newPasswordRepeat' },
      },
      note: FAILED,
      notes: NOTES_OF_STATUS,
      to: href('member.orders', {}, { [DONE_KEY]: DONE }),
      readAt,
    },
  ],
});
