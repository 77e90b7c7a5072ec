import type { ResponseOf, Endpoint } from '@shop/contracts';
import {
  deleteAdminFactors,
  deleteAdminSessions,
  type getAdminMember,
  postAdminEnrolment,
} from '@shop/contracts/api/admin';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { registerForms } from './form-routes.ts';
import { html, type Html } from './html.ts';
import { idOf, isReadable, type PageParts } from './page-parts.ts';
import { memberPage } from './pages.ts';

interface Action {
  readonly endpoint: Endpoint;
  readonly note: (data: unknown) => Html;
}

const plainNote = (text: string) => () => html`<p role="status">${text}</p>`;

/** The forms of the page, by the last segment of their path; the admin calls behind them check the access [O6-02]. */
const ACTIONS: Readonly<Record<string, Action>> = {
  sessions: { endpoint: deleteAdminSessions, note: plainNote('Medlemmen är utloggad överallt.') },
  factors: { endpoint: deleteAdminFactors, note: plainNote('Tvåstegsinloggningen är nollställd.') },
  enrolment: {
    endpoint: postAdminEnrolment,
    note: (data) => {
      const { code } = data as ResponseOf<typeof postAdminEnrolment>['data'];
      return html`<p role="status">
        Lämna koden till din kollega. Den gäller ett dygn och visas bara nu: <code>${code}</code>
      </p>`;
    },
  },
};

/** `/admin/member/:id`: one member, whose sessions and second factors staff may end [O6-01]. */
export async function registerMemberPage(app: FastifyInstance, parts: PageParts): Promise<void> {
  const show = async (request: FastifyRequest, reply: FastifyReply, note: Html | null): Promise<FastifyReply> => {
    const path = `admin/member/${encodeURIComponent(idOf(request))}`;
    const { status, body } = await parts.call<ResponseOf<typeof getAdminMember>>(request, path);
    if (status !== 200) return parts.refuse(request, reply, status, body.code);
    const { member } = body.data;
    const view = { isAdmin: await parts.isAdmin(request, reply), note };
    const page = { title: member.username, body: memberPage(member, view), current: 'member' };
    return parts.send(request, reply, page);
  };

  app.get('/admin/member/:id', { schema: { hide: true } }, (request, reply) => show(request, reply, null));

  const forms = Object.entries(ACTIONS).map(([name, { endpoint, note }]) => {
    const run = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const { method, path } = endpoint;
      const target = path.replace(':id', encodeURIComponent(idOf(request)));
      const response = await parts.call<{ data: unknown }>(request, target, { method: method as 'POST' | 'DELETE' });
      const { status, body } = response;
      if (status === 200) return show(request, reply, note(body.data));
      if (isReadable(response))
        return show(request, reply, html`<p class="alert" role="alert">${body.error ?? ''}</p>`);
      return parts.refuse(request, reply, status, body.code);
    };
    return [`/admin/member/:id/${name}`, run] as const;
  });
  await registerForms(app, parts.publicOrigin, Object.fromEntries(forms));
}
