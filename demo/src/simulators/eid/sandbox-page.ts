import { SHOP } from '@shop/contracts/config';
import { wallClockAt } from '@shop/domain/dates';
import { normaliseSsn } from '@shop/domain/validation/normalise';
import { isValidPersonalNumber } from '@shop/domain/validation/numbers';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { linkPage, toShop } from '@shop/api/content/link-pages';
import { maskSsn } from '@shop/api/members/ssn';
import type { SimulatorServices } from '@shop/api/extension';
import { type createEidSandbox, SANDBOX_PATH } from './sandbox.ts';

type Sandbox = ReturnType<typeof createEidSandbox>;

/** A person from the tax agency's list of fictitious people, for members without a personal number. */
const TEST_PERSON = '198507099805';

const HEADERS = {
  'cache-control': 'no-store',
  'referrer-policy': 'same-origin',
  'content-security-policy':
    "default-src 'none'; style-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
} as const;

interface TokenRequest {
  Params: { token: string };
}

const TITLE = `${SHOP.eid.name} (simulator)`;

/** The page in place of the app: it shows the text to sign, has the app's two buttons, and lets the time run out. */
export async function registerSandboxPage(
  app: FastifyInstance,
  { config, clock, sessions }: Pick<SimulatorServices, 'config' | 'clock' | 'sessions'>,
  sandbox: Sandbox,
): Promise<void> {
  const shopUrl = `${config.publicOrigin}/se`;
  const send = (reply: FastifyReply, code: number, body: string): FastifyReply =>
    reply
      .code(code)
      .headers(HEADERS)
      .type('text/html; charset=utf-8')
      .send(linkPage(TITLE, body, shopUrl));
  const over = '<p>Det finns inget att skriva under här längre.</p>';

  app.get<TokenRequest>(SANDBOX_PATH, { schema: { hide: true } }, async ({ params }, reply) => {
    const request = await sandbox.app.open(params.token);
    if (request === undefined) return send(reply, 410, over + toShop(shopUrl));
    const { personalNumber } = request;
    // The URL must not reveal the number [O3-06]: the member knows and types it.
    const [hint, value] = personalNumber === null ? ['', TEST_PERSON] : [` (${maskSsn(personalNumber)})`, ''];
    const form = `<form method="post">
<p><label>Personnummer${hint} <input name="personalNumber" inputmode="numeric" autocomplete="off" required value="${value}"></label></p>
<p><button type="submit" name="action" value="sign">Skriv under</button>
<button type="submit" name="action" value="cancel" formnovalidate>Avbryt</button>
<button type="submit" name="action" value="expire" formnovalidate>Låt tiden gå ut</button></p></form>`;
    return send(reply, 200, `<p>${request.text}</p>${form}`);
  });

  await app.register(async (scope) => {
    scope.addContentTypeParser<string>(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 1024 },
      (_request, body, done) => done(null, new URLSearchParams(body)),
    );
    scope.post<TokenRequest>(SANDBOX_PATH, { schema: { hide: true } }, async (http, reply) => {
      const { params, body } = http;
      const { id: sessionId } = await sessions.open(http, reply);
      if (!(await sandbox.app.isBegunIn(params.token, sessionId))) {
        return send(reply, 403, '<p>Skriv under i den webbläsare där du började.</p>');
      }
      const form = body instanceof URLSearchParams ? body : new URLSearchParams();
      if (form.get('action') === 'expire') {
        const isDone = await sandbox.app.expire(params.token);
        return send(reply, isDone ? 200 : 410, isDone ? '<p>Tiden har gått ut. Du kan stänga sidan.</p>' : over);
      }
      if (form.get('action') !== 'sign') {
        const isDone = await sandbox.app.refuse(params.token);
        return send(reply, isDone ? 200 : 410, isDone ? '<p>Avbrutet. Du kan stänga sidan.</p>' : over);
      }
      const personalNumber = normaliseSsn(form.get('personalNumber') ?? '');
      const { year } = wallClockAt(clock.now());
      if (personalNumber.length !== 12 || !isValidPersonalNumber(personalNumber, year)) {
        return send(reply, 422, '<p>Skriv ett personnummer med tolv siffror som stämmer.</p>');
      }
      const isDone = await sandbox.app.sign(params.token, personalNumber);
      return send(reply, isDone ? 200 : 410, isDone ? '<p>Klart! Gå tillbaka till butiken.</p>' : over);
    });
  });
}
