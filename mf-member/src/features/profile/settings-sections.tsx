import { usePlatform } from '@shop/platform';
import { Button } from '@shop/ui/button/button.tsx';
import { useState } from 'react';
import { SoundSwitch } from '../celebration/sound-switch.tsx';
import { setSetting } from '../session/set-setting.ts';
import { MAIL_FORM, SHOP_FORM, VISIBILITY_FORM } from './profile-forms.ts';
import { SavedForm } from './saved-form.tsx';
import type { SectionProps } from './section-props.ts';
import classes from './profile-page.module.css';

/** [2.10-29] The tour of the member pages, which is shown once after a login, is shown again. */
function TutorialAgain() {
  const platform = usePlatform();
  const [isBusy, setIsBusy] = useState(false);
  const [isDone, setIsDone] = useState(false);
  const ask = async () => {
    if (isBusy) return;
    setIsBusy(true);
    setIsDone(await setSetting(platform, { name: 'show_member_tutorial', value: true }));
    setIsBusy(false);
  };
  return (
    <div className={classes.actions}>
      <Button isLoading={isBusy} onClick={() => void ask()}>
        Visa rundturen igen
      </Button>
      <span role="status" className={classes.note}>
        {isDone ? 'Rundturen visas nästa gång du loggar in.' : null}
      </span>
    </div>
  );
}

/** [1-11], [6-14], [6-22] How the shop looks to the member. */
export function ShopSection({ profile }: SectionProps) {
  return (
    <div className={classes.parts}>
      <SavedForm profile={profile} description={SHOP_FORM} />
      {profile.settings.serious_business_mode ? null : (
        <>
          <SoundSwitch />
          <TutorialAgain />
        </>
      )}
    </div>
  );
}

/** [6-15] Newsletter, reminders and notifications. */
export function MailSection({ profile }: SectionProps) {
  const { isEmailConfirmed } = profile.settings;
  return (
    <SavedForm
      profile={profile}
      description={MAIL_FORM}
      remark={(settings, changed) =>
        changed.includes('shouldReceiveNewsletters') && !isEmailConfirmed && !settings.shouldReceiveNewsletters
          ? 'Nyhetsbrevet börjar när du har öppnat länken som vi har mejlat dig.'
          : null
      }
    />
  );
}

/** [O6-08], [O2.17-13] Who sees the member, and what they see. */
export function VisibilitySection({ profile }: SectionProps) {
  return (
    <div className={classes.parts}>
      <p>
        Den som får se din sida ser användarnamn, avatar, nivå, utmärkelser och de önskelistor som du delar. Namn,
        adress, beställningar och köp ser aldrig någon annan. Sökmotorer visar inga medlemssidor.
      </p>
      <SavedForm profile={profile} description={VISIBILITY_FORM} />
    </div>
  );
}
