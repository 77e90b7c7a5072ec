import type { User } from '@shop/contracts/api/user';
import type { Href } from '@shop/contracts/platform';
import type { LoadInput } from '@shop/platform';
import type { ComponentType } from 'react';

/** What a member page may read while it loads. */
export type PartInput = Pick<LoadInput, 'api' | 'route' | 'signal' | 'href'>;

/** Where a page stands: its name after the member's, its canonical path, and the crumbs that lead to it. */
export interface PartPlace {
  readonly label: string;
  readonly path: string;
  readonly crumbs: readonly { readonly title: string; readonly path: string }[];
}

/** One member page: what it loads, where it stands, and what it shows within the frame. */
export interface MemberPart<Data> {
  /** Throws `notFound()`, or the api's 404, for what is not this member's. */
  readonly load: (input: PartInput, user: User) => Promise<Data>;
  readonly place: (data: Data, href: Href) => PartPlace;
  readonly Content: ComponentType<{ readonly data: Data }>;
}
