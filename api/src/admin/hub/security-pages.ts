import { html, Html } from './html.ts';
import { time } from './formats.ts';

const PASSKEY_SCRIPT_PATH = '/admin/passkey.js';

/** Paths of the hub's forms for second factors. */
export const PATHS = {
  script: PASSKEY_SCRIPT_PATH,
  give: '/admin/factor',
  givePasskey: '/admin/factor/passkey',
  own: '/admin/security',
  app: '/admin/security/app',
  confirmApp: '/admin/security/app/confirm',
  passkey: '/admin/security/passkey',
  confirmPasskey: '/admin/security/passkey/confirm',
  codes: '/admin/security/codes',
  remove: '/admin/security/remove',
} as const;

export const alert = (text: string | null): Html | null =>
  text === null ? null : html`<p class="alert" role="alert">${text}</p>`;

/** The script of the passkey forms, which stay hidden without it. */
const script = html`<script src="${PASSKEY_SCRIPT_PATH}" defer></script>`;

interface PasskeyForm {
  readonly action: string;
  readonly kind: 'login' | 'enrol';
  readonly options: string;
  readonly button: string;
  readonly fields: readonly Html[];
}

const passkeyForm = ({ action, kind, options, button, fields }: PasskeyForm): Html =>
  html`<form method="post" action="${action}" data-passkey="${kind}" data-options="${options}" hidden>
      <input type="hidden" name="credential" />${fields}<button type="submit">${button}</button>
      <p role="status"></p>
    </form>
    ${script}`;

const hiddenField = (name: string, value: string): Html =>
  html`<input type="hidden" name="${name}" value="${value}" />`;

/** Requests the second factor of this session, and continues at `returnTo`. */
export const factorPage = (view: {
  readonly returnTo: string;
  readonly passkeyOptions: string | null;
  readonly hasApp: boolean;
  readonly error: string | null;
}): Html =>
  html`<p>Du är inloggad. Bekräfta att det är du för att öppna adminverktyget.</p>
    ${alert(view.error)}
    ${
      view.passkeyOptions === null
        ? null
        : passkeyForm({
            action: PATHS.givePasskey,
            kind: 'login',
            options: view.passkeyOptions,
            button: 'Använd passkey',
            fields: [hiddenField('returnTo', view.returnTo)],
          })
    }
    <form class="login" method="post" action="${PATHS.give}">
      ${hiddenField('returnTo', view.returnTo)}
      <label for="kod">${view.hasApp ? 'Kod från din app, eller en återställningskod' : 'Återställningskod'}</label
      ><input id="kod" name="code" autocomplete="one-time-code" maxlength="40" required />
      <button type="submit">Bekräfta</button>
    </form>`;

const codeField = html`<label for="inskrivning">Inskrivningskod</label
  ><input id="inskrivning" name="enrolmentCode" autocomplete="off" maxlength="100" required />`;

/** Chooses a first factor. `needsCode`: a colleague's enrolment code shows that it is really this employee. */
export const enrolPage = (view: { readonly needsCode: boolean; readonly error: string | null }): Html =>
  html`<p>
      ${
        view.needsCode
          ? 'Adminverktyget kräver tvåstegsinloggning. Be en administratör om en inskrivningskod och lägg till din app eller passkey.'
          : 'Lägg till en app som skapar engångskoder, eller en passkey.'
      }
    </p>
    ${alert(view.error)}
    <form class="login" method="post" action="${PATHS.app}">
      ${view.needsCode ? codeField : null}
      <button type="submit">Lägg till app</button>
      <button type="submit" formaction="${PATHS.passkey}">Lägg till passkey</button>
    </form>`;

/** Shows a new secret and requests its first code. */
export const confirmAppPage = (view: {
  readonly secret: string;
  readonly qrCode: string;
  readonly code: string | null;
  readonly error: string | null;
}): Html =>
  html`<p>Skanna QR-koden med din app, eller skriv in nyckeln, och fyll i koden som appen visar.</p>
    ${alert(view.error)}
    <div class="qr" role="img" aria-label="QR-kod för din app">${new Html(view.qrCode)}</div>
    <p>Nyckel: <code>${view.secret.replace(/(.{4})(?=.)/g, '$1 ')}</code></p>
    <form class="login" method="post" action="${PATHS.confirmApp}">
      ${view.code === null ? null : hiddenField('enrolmentCode', view.code)}
      <label for="kod">Kod från appen</label
      ><input id="kod" name="code" inputmode="numeric" autocomplete="one-time-code" maxlength="10" required />
      <button type="submit">Bekräfta appen</button>
    </form>`;

/** Creates a passkey in the browser. */
export const newPasskeyPage = (view: { readonly options: string; readonly code: string | null }): Html =>
  html`<p>Ge din passkey ett namn och följ webbläsarens anvisningar. Sidan behöver JavaScript.</p>
    ${passkeyForm({
      action: PATHS.confirmPasskey,
      kind: 'enrol',
      options: view.options,
      button: 'Skapa passkey',
      fields: [
        ...(view.code === null ? [] : [hiddenField('enrolmentCode', view.code)]),
        html`<label for="namn">Namn</label><input id="namn" name="name" value="Passkey" maxlength="60" required />`,
      ],
    })}`;

/** Shown once: each code replaces a lost factor. */
export const recoveryCodesPage = (codes: readonly string[]): Html =>
  html`<p>Spara återställningskoderna på ett säkert ställe. Varje kod fungerar en gång, och de visas bara nu.</p>
    <ul class="codes" role="list">
      ${codes.map((code) => html`<li><code>${code}</code></li>`)}
    </ul>
    <p><a href="/admin/">Till översikten</a></p>`;

export interface FactorView {
  readonly id: string;
  readonly kind: 'totp' | 'passkey';
  readonly name: string;
  readonly lastUsedAt: Date | null;
}

const secondsOf = (at: Date | null): number | null => (at === null ? null : Math.floor(at.getTime() / 1000));

/** One's own factors: list, add, remove. */
export const ownFactorsPage = (view: {
  readonly factors: readonly FactorView[];
  readonly codesLeft: number;
  readonly error: string | null;
}): Html =>
  html`${alert(view.error)} ${view.factors.length === 0 ? html`<p>Du har ingen tvåstegsinloggning.</p>` : null}
    <ul class="factors" role="list">
      ${view.factors.map(
        ({ id, kind, name, lastUsedAt }) =>
          html`<li>
            <span
              ><b>${name}</b> (${kind === 'totp' ? 'app' : 'passkey'}), senast använd
              ${time(secondsOf(lastUsedAt))}</span
            >
            <form method="post" action="${PATHS.remove}">
              ${hiddenField('id', id)}<button type="submit" aria-label="Ta bort ${name}">Ta bort</button>
            </form>
          </li>`,
      )}
    </ul>
    <form class="login" method="post" action="${PATHS.app}">
      <label for="appnamn">Namn på appen</label><input id="appnamn" name="name" value="App" maxlength="60" required />
      <button type="submit">Lägg till app</button>
      <button type="submit" formaction="${PATHS.passkey}">Lägg till passkey</button>
    </form>
    ${
      view.factors.length === 0
        ? null
        : html`<p>Du har ${view.codesLeft} återställningskoder kvar.</p>
            <form method="post" action="${PATHS.codes}">
              <button type="submit">Skapa nya återställningskoder</button>
            </form>`
    }`;
