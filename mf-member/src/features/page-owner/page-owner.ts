import type { User } from '@shop/contracts/api/user';
import type { getMember } from '@shop/contracts/api/friend';
import type { ResponseOf } from '@shop/contracts/endpoint';

type PublicProfile = ResponseOf<typeof getMember>['data']['member'];

/** Whose member page it is: the logged-in member's own, or another's as far as they may be seen [O6-08]. */
export interface PageOwner {
  readonly id: number;
  readonly username: string;
  readonly rankLevel: number;
  readonly experiencePoints: number;
  /** Class of the avatar; null for none. */
  readonly classId: number | null;
  /** The reader's own page, with personal data and everything that can be changed. */
  readonly isSelf: boolean;
  /** A knight who may be called so; null of the reader, whose page of the knighthood knows better. */
  readonly isKnight: boolean | null;
  /** What the reader and the owner are to each other; null: nothing, or the reader's own page. */
  readonly friendship: PublicProfile['friendship'];
}

/** The reader as the owner of a page. */
export const ownerOfUser = ({ id, username, rankLevel, experiencePoints, avatar }: User): PageOwner => ({
  id,
  classId: avatar.class?.id ?? null,
  username,
  rankLevel,
  experiencePoints,
  isSelf: true,
  isKnight: null,
  friendship: null,
});

/** Another member as the owner of a page: no personal data is in it [6-18]. */
export const ownerOfProfile = (profile: PublicProfile): PageOwner => {
  const { id, username, rankLevel, experiencePoints, avatarClass, isKnight, friendship } = profile;
  const classId = avatarClass?.id ?? null;
  return { id, username, rankLevel, experiencePoints, classId, isKnight, friendship, isSelf: false };
};

/** Parameters of links within the owner's pages: one's own stand at `member/…`, another's at `member/:id/…`. */
export const ownerParams = ({ id, isSelf }: Pick<PageOwner, 'id' | 'isSelf'>): { readonly id?: number } =>
  isSelf ? {} : { id };
