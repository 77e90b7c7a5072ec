import type { MemberTopListEntry } from '@shop/contracts/api/member-world';
import { formatWholeNumber } from '@shop/domain/money';
import { usePlatform } from '@shop/platform';
import { Button } from '@shop/ui/button/button.tsx';
import { EmptyState } from '@shop/ui/empty-state/empty-state.tsx';
import { Pagination } from '@shop/ui/pagination/pagination.tsx';
import { PixelArt } from '@shop/ui/pixel-art/pixel-art.tsx';
import { SectionHeading } from '@shop/ui/section-heading/section-heading.tsx';
import { ownerParams, type PageOwner } from '../page-owner/page-owner.ts';
import { VisibilityNote } from '../visibility/visibility-note.tsx';
import { SEEN_IN_TOPLIST } from '../visibility/visibility-text.ts';
import type { ToplistData } from './load-toplist.ts';
import classes from './toplist-page.module.css';
import { ToplistRow } from './toplist-row.tsx';
import { TOPLISTS, type ToplistKey, toplistQuery } from './toplist-query.ts';

type Owner = Pick<PageOwner, 'id' | 'isSelf'>;

export interface ToplistPageProps {
  readonly data: ToplistData;
  readonly owner: Owner;
}

const SHOW = { label: 'Visa mig i topplistan', to: 'everyone' } as const;
/** Back to friends alone, the setting that everybody begins with. */
const CHOICES = { nobody: SHOW, friends: SHOW, everyone: { label: 'Dölj mig i topplistan', to: 'friends' } } as const;

function ListTabs({ current, owner }: { readonly current: ToplistKey; readonly owner: Owner }) {
  const { href } = usePlatform();
  return (
    <nav aria-label="Topplistor">
      <ul role="list" className={classes.tabs}>
        {TOPLISTS.map(({ key, label }) => (
          <li key={key}>
            <a
              href={href('member.toplist', ownerParams(owner), toplistQuery(key))}
              aria-current={key === current ? 'page' : undefined}
              className={classes.tab}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function NobodyYet({ list }: { readonly list: ToplistKey }) {
  const { href } = usePlatform();
  return (
    <EmptyState
      illustration={<PixelArt picture="lighthouse" />}
      title="Listan är tom än"
      text={
        list === 'vanner'
          ? 'Här står du och dina vänner när någon av er har fått XP.'
          : 'Ingen som vill synas har fått XP än. Den första platsen är ledig.'
      }
      actions={
        list === 'vanner' ? (
          <Button href={href('member.friends')}>Hitta vänner</Button>
        ) : (
          <Button href={href('index')}>Till startsidan</Button>
        )
      }
    />
  );
}

/** The own place when it is not on this page of the list. */
function OwnPlace({ own }: { readonly own: MemberTopListEntry }) {
  return (
    <table className={classes.list}>
      <caption className={classes.caption}>Din plats</caption>
      <tbody>
        <ToplistRow entry={own} isOwn />
      </tbody>
    </table>
  );
}

const ownText = ({ rank, experiencePoints }: MemberTopListEntry): string =>
  experiencePoints === 0
    ? 'Du har inga XP på den här listan än.'
    : `Din plats: ${formatWholeNumber(rank)}, med ${formatWholeNumber(experiencePoints)} xp.`;

/** [O2.17-13] Members by XP, the reader's own place among them however far down, and who may see it. */
export function ToplistPage({ data, owner }: ToplistPageProps) {
  const { href, navigate } = usePlatform();
  const { list, entries, own, page, pages, visibility } = data;
  const hrefFor = (to: number): string => href('member.toplist', ownerParams(owner), toplistQuery(list, to));
  const isOwnHere = own !== null && entries.some(({ user }) => user.id === own.user.id);
  return (
    <div className={classes.page}>
      <SectionHeading level={1}>Topplista</SectionHeading>
      <p className={classes.intro}>
        {own === null ? 'Medlemmar efter XP. Bara de som vill synas för alla är med.' : ownText(own)}
      </p>
      <ListTabs current={list} owner={owner} />
      {entries.length === 0 ? (
        <NobodyYet list={list} />
      ) : (
        <table className={classes.list}>
          <caption className={classes.hidden}>{TOPLISTS.find(({ key }) => key === list)?.label}</caption>
          <thead className={classes.hidden}>
            <tr>
              <th scope="col">Plats</th>
              <th scope="col">Medlem</th>
              <th scope="col">XP</th>
            </tr>
          </thead>
          <tbody>
            {entries.map((entry) => (
              <ToplistRow key={entry.user.id} entry={entry} isOwn={entry.user.id === own?.user.id} />
            ))}
          </tbody>
        </table>
      )}
      {own === null || isOwnHere || own.experiencePoints === 0 ? null : <OwnPlace own={own} />}
      <Pagination page={page} pageCount={pages} label="Topplista" hrefFor={hrefFor} />
      {visibility === null ? null : (
        <VisibilityNote
          visibility={visibility}
          texts={SEEN_IN_TOPLIST}
          choices={CHOICES}
          onChanged={() => void navigate(hrefFor(page), { replace: true, keepScroll: true })}
        />
      )}
    </div>
  );
}
