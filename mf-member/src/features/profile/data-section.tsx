import { getDataExport } from '@shop/contracts/api/account';
import { formatIsoDay } from '@shop/domain/dates';
import { usePlatform } from '@shop/platform';
import { Button } from '@shop/ui/button/button.tsx';
import { useState } from 'react';
import { saveFile } from './save-file.ts';
import { SecurePrompt } from './secure-prompt.tsx';
import type { SectionProps } from './section-props.ts';
import { useSecureAction } from './use-secure-action.ts';
import classes from './profile-page.module.css';

/** A copy of everything that the shop stores about the member (GDPR art. 15 and 20) [O2.17-07]. */
export function DataSection({ profile }: SectionProps) {
  const { api, now } = usePlatform();
  const action = useSecureAction(profile.settings.username);
  const [isDone, setIsDone] = useState(false);
  const download = () => {
    setIsDone(false);
    return action.run('export', async () => {
      const { data } = await api.call(getDataExport, {}, { fresh: true });
      const name = `pixelhamn-mina-uppgifter-${formatIsoDay(now())}.json`;
      saveFile(name, JSON.stringify(data, null, 2), 'application/json');
      setIsDone(true);
    });
  };
  return (
    <div className={classes.parts}>
      <p>
        Filen innehåller allt som vi har sparat om dig: dina uppgifter och inställningar, beställningar, betalningar,
        ärenden, omdömen, önskelistor, vänner, spel och de mejl som vi har skickat. Lösenord och andra hemligheter är
        inte med. Den är i formatet JSON, som både människor och program kan läsa.
      </p>
      <div className={classes.actions}>
        <Button isLoading={action.pending !== null} className={classes.scripted} onClick={() => void download()}>
          Hämta mina uppgifter
        </Button>
        <span role="status" className={classes.note}>
          {action.pending === null ? (isDone ? 'Filen ligger bland dina hämtade filer.' : null) : 'Samlar ihop…'}
        </span>
      </div>
      <SecurePrompt action={action} />
    </div>
  );
}
