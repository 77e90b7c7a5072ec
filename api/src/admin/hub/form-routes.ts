import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { checkOrigin } from '../../http/origin.ts';

/** The fields of a posted form; a missing one reads as empty. */
export type Fields = (name: string) => string;

type FormHandler = (request: FastifyRequest, reply: FastifyReply, field: Fields) => Promise<FastifyReply>;

const BODY_LIMIT = 32_768;

/** Registers the hub's forms: only from its own pages [O6-02], only URL-encoded, and limited to the size of a form. */
export async function registerForms(
  app: FastifyInstance,
  publicOrigin: string,
  forms: Readonly<Record<string, FormHandler>>,
): Promise<void> {
  await app.register(async (scope) => {
    scope.addContentTypeParser<string>(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: BODY_LIMIT },
      (_request, body, done) => done(null, new URLSearchParams(body)),
    );
    scope.addHook('onRequest', async (request) => checkOrigin(request, publicOrigin));
    for (const [path, handle] of Object.entries(forms)) {
      scope.post(path, { schema: { hide: true } }, (request, reply) => {
        const fields = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
        return handle(request, reply, (name) => fields.get(name) ?? '');
      });
    }
  });
}
