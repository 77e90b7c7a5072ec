import { postEmailConfirmation } from '@shop/contracts/api/account';
import { postLogin } from '@shop/contracts/api/user';
import { postProfileSettings } from '@shop/contracts/api/profile';
import { describeSlot } from '@shop/contracts/slot-description';
import { href } from '@shop/contracts/routing';
import { CONFIRMATION_FORM, FAILED, SENT, SENT_KEY } from '../../features/account-steps/confirmation-form.ts';

export default describeSlot({
  hydratesOnInteraction: true,
  fallback: { links: [{ text: 'Logga in', to: href('member.orders') }] },
  // Why a login without JavaScript has failed.
  queryKeys: ['fel'],
  forms: [
    {
      path: 'logga-in',
      call: postLogin.path,
      fields: {
        username: { kind: 'text' },
        password: { kind: 'text' },
        code: { kind: 'text', min: 0, max: 60, default: '' },
      },
      body: { username: { $field: 'username' }, password: { $field: 'password' }, code: { $field: 'code' } },
      note: 'inloggning',
      notes: { '422': 'kod', '429': 'forsok-igen' },
      readAt: href('member.orders'),
    },
    {
      path: CONFIRMATION_FORM,
      call: postEmailConfirmation.path,
      fields: {},
      body: {},
      note: FAILED,
      to: href('member.orders', {}, { [SENT_KEY]: SENT }),
      readAt: href('member.orders'),
    },
  ],
  afterCalls: [
    {
      // [7.3-15..17], [8-17] Saving a setting shows its result, whichever slot does it.
      method: 'POST',
      path: postProfileSettings.path,
      done: 'Ändringarna har sparats!',
      failed: 'Misslyckades med sparning!',
      // [8-18] The newsletter reads a member's settings, and goes on as for a visitor without a login: no failure.
      unless: { status: 401, fields: ['shouldReceiveNewsletters'] },
      refreshesUser: true,
    },
  ],
});
