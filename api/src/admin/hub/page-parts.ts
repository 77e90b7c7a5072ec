import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Html } from './html.ts';

/** How a page calls the api; a plain read without it. */
export interface HubCall {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly payload?: object;
}

export interface HubResponse<T> {
  readonly status: number;
  readonly body: T & { code?: string; error?: string; fields?: Record<string, string> };
}

/** What the hub gives to its pages of one thing: data with the caller's own rights, and sending. */
export interface PageParts {
  readonly publicOrigin: string;
  call<T>(request: FastifyRequest, path: string, how?: HubCall): Promise<HubResponse<T>>;
  /** The page for a call that the api has refused. */
  refuse(request: FastifyRequest, reply: FastifyReply, status: number, code: string | undefined): Promise<FastifyReply>;
  /** @param page its title and content, and the list that it belongs to */
  send(
    request: FastifyRequest,
    reply: FastifyReply,
    page: {
      readonly title: string;
      readonly body: Html;
      readonly current: string;
      readonly status?: number;
      readonly isLive?: boolean;
    },
  ): Promise<FastifyReply>;
  isAdmin(request: FastifyRequest, reply: FastifyReply): Promise<boolean>;
}

/** The `id` of a page's URL. */
export const idOf = ({ params }: FastifyRequest): string => String((params as { id?: string }).id ?? '');

/** A refusal that the employee reads on the page: for this thing, or for lack of a right that others have. */
export const isReadable = ({ status, body }: HubResponse<unknown>): boolean =>
  status === 409 || status === 422 || (status === 403 && body.code === 'FORBIDDEN');
