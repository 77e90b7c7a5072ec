import type { User } from '@shop/contracts/api/user';
import type { Href } from '@shop/contracts/platform';
import type { LoadInput } from '@shop/platform';
import type { ComponentType } from 'react';
import type { PageOwner } from '../../features/page-owner/page-owner.ts';

/** What a member page may read while it loads. */
export type PartInput = Pick<LoadInput, 'api' | 'route' | 'signal' | 'href'> & {
  /** Whose page it is. */
  readonly owner: PageOwner;
};

/** Where a page stands: its name after the member's, its canonical path, and the crumbs that lead to it. */
export interface PartPlace {
  readonly label: string;
  readonly path: string;
  readonly crumbs: readonly { readonly title: string; readonly path: string }[];
}

interface PartView<Data> {
  readonly place: (data: Data, href: Href, owner: PageOwner) => PartPlace;
  readonly Content: ComponentType<{ readonly data: Data; readonly owner: PageOwner }>;
}

/** A page of personal things: opened by the member alone, 404 for everyone else [6-17]. */
interface PersonalPart<Data> extends PartView<Data> {
  readonly isPublic?: undefined;
  /** Throws `notFound()`, or the api's 404, for what is not this member's. */
  readonly load: (input: PartInput, user: User) => Promise<Data>;
}

/**
 * A page that others see, too, as far as its owner may be seen [O2.10-06]: `input.owner.isSelf` says which of the two
 * it is. `user` is who reads it, null for a visitor of another member's page. The api decides what is seen.
 */
interface PublicPart<Data> extends PartView<Data> {
  readonly isPublic: true;
  readonly load: (input: PartInput, user: User | null) => Promise<Data>;
}

/** One member page: what it loads, where it stands, and what it shows within the frame. */
export type MemberPart<Data> = PersonalPart<Data> | PublicPart<Data>;
