import type { Friend } from '@shop/contracts/api/friend';
import { FRIEND_STATUS } from '@shop/domain/friends';
import { usePlatform } from '@shop/platform';
import { Alert } from '@shop/ui/alert/alert.tsx';
import { Button } from '@shop/ui/button/button.tsx';
import { EmptyState } from '@shop/ui/empty-state/empty-state.tsx';
import { PixelArt } from '@shop/ui/pixel-art/pixel-art.tsx';
import { SectionHeading } from '@shop/ui/section-heading/section-heading.tsx';
import { type ReactNode, useId } from 'react';
import { VisibilityNote } from '../visibility/visibility-note.tsx';
import { SEEN_BY_FRIENDS } from '../visibility/visibility-text.ts';
import { ComparedTable } from './compared-table.tsx';
import { FriendNews } from './friend-news.tsx';
import { FriendSearch } from './friend-search.tsx';
import classes from './friends-page.module.css';
import type { FriendActivity, FriendsData } from './load-friends.ts';
import { PersonRow } from './person-row.tsx';

const HIDE = { label: 'Dölj mig för alla', to: 'nobody' } as const;
const CHOICES = {
  nobody: { label: 'Låt mina vänner se mig', to: 'friends' },
  friends: HIDE,
  everyone: { label: 'Visa mig bara för vänner', to: 'friends' },
} as const;

interface SectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

function Section({ title, children }: SectionProps) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={classes.section}>
      <h2 id={heading} className={classes.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}

function People({ title, friends }: { readonly title: string; readonly friends: readonly Friend[] }) {
  if (friends.length === 0) return null;
  return (
    <Section title={title}>
      <ul role="list" className={classes.people}>
        {friends.map(({ id, user, status, isProfileOpen = false }) => (
          <PersonRow key={user.id} user={user} friendship={{ id, status }} isOpen={isProfileOpen} />
        ))}
      </ul>
    </Section>
  );
}

/** The friends' doings; nothing before there are friends. */
function Activity({
  activity,
  hasFriends,
}: {
  readonly activity: FriendActivity | null;
  readonly hasFriends: boolean;
}) {
  if (!hasFriends) return null;
  if (activity === null)
    return <Alert tone="error">Det gick inte att hämta hur det går för dina vänner just nu.</Alert>;
  const { compared, news } = activity;
  return (
    <>
      <Section title="Du och dina vänner">
        <ComparedTable compared={compared} />
        <p className={classes.muted}>Vänner som har valt att inte synas är inte med.</p>
      </Section>
      <Section title="Hänt hos dina vänner">
        {news.length === 0 ? (
          <p className={classes.muted}>Ingen av dina vänner har fått en utmärkelse de senaste 30 dagarna.</p>
        ) : (
          <FriendNews news={news} />
        )}
      </Section>
    </>
  );
}

function NoFriends() {
  const { href } = usePlatform();
  return (
    <EmptyState
      illustration={<PixelArt picture="boat" />}
      title="Du har inga vänner här än"
      text="Be din vän om användarnamnet och sök på det här ovanför, eller titta i topplistan. När ni är vänner kan ni jämföra nivåer, utmärkelser och quiz."
      actions={<Button href={href('member.toplist')}>Se topplistan</Button>}
    />
  );
}

/**
 * [O2.17-12] [1-41] Friends and requests, the search for more, how the member stands beside them, and who sees what.
 */
export function FriendsPage({ data: { friends, activity, visibility, search } }: { readonly data: FriendsData }) {
  const { href, navigate } = usePlatform();
  const withStatus = (status: Friend['status']) => friends.filter((each) => each.status === status);
  const own = withStatus(FRIEND_STATUS.ACCEPTED);
  return (
    <div className={classes.page}>
      <SectionHeading level={1}>Vänner</SectionHeading>
      <People title="Vill bli din vän" friends={withStatus(FRIEND_STATUS.RECEIVED)} />
      <FriendSearch search={search} />
      {friends.length === 0 ? <NoFriends /> : null}
      <People title="Dina vänner" friends={own} />
      <People title="Förfrågningar som du har skickat" friends={withStatus(FRIEND_STATUS.SENT)} />
      <People title="Förfrågningar som du har tackat nej till" friends={withStatus(FRIEND_STATUS.DENIED)} />
      <Activity activity={activity} hasFriends={own.length > 0} />
      {visibility === null ? null : (
        <VisibilityNote
          visibility={visibility}
          texts={SEEN_BY_FRIENDS}
          choices={CHOICES}
          onChanged={() => void navigate(href('member.friends'), { replace: true, keepScroll: true })}
        />
      )}
    </div>
  );
}
