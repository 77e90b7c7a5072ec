import { deleteSession, deleteSessions, getSessions, type MemberSession } from '@shop/contracts/api/account';
import type { ApiClient } from '@shop/contracts/platform';
import { formatDayAndYear, fromUnixSeconds } from '@shop/domain/dates';
import { unlessGone, usePlatform } from '@shop/platform';
import { Badge } from '@shop/ui/badge/badge.tsx';
import { Button } from '@shop/ui/button/button.tsx';
import { useEffect, useState } from 'react';
import { logOut } from '../session/session-actions.ts';
import { Refetchable } from '../failure/refetchable.tsx';
import { SecurePrompt } from './secure-prompt.tsx';
import type { SectionProps } from './section-props.ts';
import { useSecureAction } from './use-secure-action.ts';
import classes from './profile-page.module.css';

const OTHERS = 'others';

const fetchSessions = async (api: ApiClient): Promise<MemberSession[]> =>
  (await api.call(getSessions, {}, { fresh: true })).data.sessions;

const dayOf = (seconds: number): string => formatDayAndYear(fromUnixSeconds(seconds));

interface SessionListProps extends Pick<SectionProps, 'profile'> {
  readonly first: readonly MemberSession[];
}

/** The list as it is after an action; the page's own until then. */
function useSessions({ first, profile }: SessionListProps) {
  const platform = usePlatform();
  const { api, toasts } = platform;
  const [sessions, setSessions] = useState(first);
  const action = useSecureAction(profile.settings.username);
  const { sessionChanges } = profile;

  // A changed password has ended the others.
  useEffect(() => {
    if (sessionChanges === 0) return undefined;
    const controller = new AbortController();
    api.call(getSessions, {}, { fresh: true, signal: controller.signal }).then(
      ({ data }) => setSessions(data.sessions),
      () => undefined,
    );
    return () => controller.abort();
  }, [api, sessionChanges]);

  const after = async (message: string, isLeft: (session: MemberSession) => boolean): Promise<void> => {
    toasts.show(message);
    // Another login may have given this device another session.
    setSessions(await fetchSessions(api).catch(() => sessions.filter(isLeft)));
  };
  return {
    sessions,
    action,
    end: ({ id, device }: MemberSession) =>
      action.run(id, async () => {
        await api.call(deleteSession, { params: { id } }).catch(unlessGone);
        await after(`${device} är utloggad.`, (session) => session.id !== id);
      }),
    endOthers: () =>
      action.run(OTHERS, async () => {
        await api.call(deleteSessions, { query: { scope: 'others' } });
        await after('Alla andra enheter är utloggade.', ({ isCurrent }) => isCurrent);
      }),
    endThis: () => action.run('this', () => logOut(platform)),
  };
}

function SessionList(props: SessionListProps) {
  const { sessions, action, end, endOthers, endThis } = useSessions(props);
  const { pending } = action;
  return (
    <>
      <ul role="list" className={classes.sessions}>
        {sessions.map((session) => {
          const { id, device, createdAt, lastUsedAt, isCurrent } = session;
          return (
            <li key={id} className={classes.session}>
              <span className={classes.storeText}>
                <span className={classes.device}>
                  {device} {isCurrent ? <Badge tone="success">Den här enheten</Badge> : null}
                </span>
                <span className={classes.muted}>
                  Inloggad {dayOf(createdAt)}, senast använd {dayOf(lastUsedAt)}
                </span>
              </span>
              <Button
                aria-label={isCurrent ? 'Logga ut den här enheten' : `Logga ut ${device}, inloggad ${dayOf(createdAt)}`}
                isLoading={pending === (isCurrent ? 'this' : id)}
                className={classes.scripted}
                onClick={() => void (isCurrent ? endThis() : end(session))}
              >
                Logga ut
              </Button>
            </li>
          );
        })}
      </ul>
      {sessions.length > 1 ? (
        <div className={classes.actions}>
          <Button isLoading={pending === OTHERS} className={classes.scripted} onClick={() => void endOthers()}>
            Logga ut alla andra enheter
          </Button>
        </div>
      ) : null}
      <SecurePrompt action={action} />
    </>
  );
}

/** The member's open logins: this one marked, and a way to end each of them (ASVS 7.5.2). */
export function SessionsSection({ profile, data }: SectionProps) {
  return (
    <div className={classes.parts}>
      <p>Här är du inloggad. Känner du inte igen en enhet: logga ut den och byt lösenord.</p>
      <Refetchable first={data.sessions} fetch={fetchSessions} failure="Det gick inte att hämta dina enheter.">
        {(sessions) => <SessionList first={sessions} profile={profile} />}
      </Refetchable>
    </div>
  );
}
