import { usePlatform } from '@shop/platform';
import { Button } from '@shop/ui/button/button.tsx';
import { Input } from '@shop/ui/input/input.tsx';
import { MAX_NAME, NAME_KEY } from './friends-query.ts';
import classes from './friends-page.module.css';
import type { FriendSearch as Search } from './load-friends.ts';
import { PersonRow } from './person-row.tsx';

const foundText = ({ members, name }: Search): string => {
  if (members.length === 0) return `Ingen medlem som heter ”${name}” går att hitta.`;
  return members.length === 1 ? '1 medlem hittades.' : `${members.length} medlemmar hittades.`;
};

function Found({ search }: { readonly search: Search }) {
  const { members } = search;
  return (
    <>
      <p role="status">{foundText(search)}</p>
      {members.length === 0 ? (
        <p className={classes.muted}>
          Skriv hela användarnamnet, precis som din vän har skrivit det. Den som har valt att inte synas hittas inte.
        </p>
      ) : (
        <ul role="list" className={classes.people}>
          {members.map(({ user, friendship, isProfileOpen = false }) => (
            <PersonRow key={user.id} user={user} friendship={friendship} isOpen={isProfileOpen} />
          ))}
        </ul>
      )}
    </>
  );
}

/** Finds members by username; a plain form, so that it works without JavaScript. */
export function FriendSearch({ search }: { readonly search: Search | null }) {
  const { href } = usePlatform();
  const problem = search?.problem ?? null;
  return (
    <section aria-label="Hitta vänner" className={classes.section}>
      <form role="search" aria-label="Sök medlemmar" action={href('member.friends')} className={classes.search}>
        <Input
          key={search?.name ?? ''}
          type="search"
          name={NAME_KEY}
          label="Hitta en vän"
          hint="Skriv hela användarnamnet. De som syns för alla hittas också på början av namnet."
          defaultValue={search?.name ?? ''}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={MAX_NAME}
          required={false}
          state={problem === null ? 'neutral' : 'error'}
          message={problem ?? undefined}
        />
        <Button type="submit">Sök</Button>
      </form>
      {search === null || problem !== null ? null : <Found key={search.name} search={search} />}
    </section>
  );
}
