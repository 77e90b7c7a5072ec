import { formatKronor, oreToKronor } from '@shop/domain/money';
import type { CardSession } from './card-sessions.ts';
import { TEST_CARDS } from './test-cards.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

const inFours = (number: string): string => number.replace(/(\d{4})(?=\d)/g, '$1 ');

interface Field {
  readonly name: string;
  readonly label: string;
  readonly autocomplete: string;
  readonly inputmode: 'numeric' | 'text';
  readonly placeholder: string;
}

const FIELDS: readonly Field[] = [
  {
    name: 'number',
    label: 'Kortnummer',
    autocomplete: 'cc-number',
    inputmode: 'numeric',
    placeholder: '1234 1234 1234 1234',
  },
  { name: 'expiry', label: 'Giltigt till', autocomplete: 'cc-exp', inputmode: 'numeric', placeholder: 'MM/ÅÅ' },
  { name: 'cvc', label: 'CVC', autocomplete: 'cc-csc', inputmode: 'numeric', placeholder: '123' },
  {
    name: 'name',
    label: 'Namn på kortet',
    autocomplete: 'cc-name',
    inputmode: 'text',
    placeholder: 'Förnamn Efternamn',
  },
];

const fieldHtml = ({ name, label, autocomplete, inputmode, placeholder }: Field): string => `
      <p class="field field-${name}">
        <label for="${name}">${label}</label>
        <input id="${name}" name="${name}" autocomplete="${autocomplete}" inputmode="${inputmode}"
          placeholder="${placeholder}" aria-describedby="${name}-error" required>
        <span class="error" id="${name}-error"></span>
      </p>`;

const cardHtml = ({ number, label }: (typeof TEST_CARDS)[number]): string => `
          <tr><td><button type="button" class="card-number" data-number="${number}">${inFours(number)}</button></td><td>${label}</td></tr>`;

/** The frame before the SDK has named its session. */
export const loaderPage = (shopOrigin: string): string => `<!doctype html>
<html lang="sv">
<head>
  <meta charset="utf-8">
  <title>Betala med kort</title>
  <link rel="stylesheet" href="/assets/page.css">
  <script type="module" src="/assets/loader.js"></script>
</head>
<body data-shop="${escapeHtml(shopOrigin)}"><main><p role="status">Betalningen öppnas …</p></main></body>
</html>`;

/** The hosted payment page, alone in a window or in the shop's frame. */
export function paymentPage(session: CardSession, shopOrigin: string): string {
  const amount = formatKronor(oreToKronor(session.amountOre));
  return `<!doctype html>
<html lang="sv">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="robots" content="noindex">
  <title>Betala med kort</title>
  <link rel="stylesheet" href="/assets/page.css">
  <script type="module" src="/assets/page.js"></script>
</head>
<body data-token="${escapeHtml(session.token)}" data-shop="${escapeHtml(shopOrigin)}" data-status="${session.status}">
  <main aria-label="Kortuppgifter">
    <p class="mode">Testläge – inga pengar dras</p>
    <h1>Betala med kort</h1>
    <dl class="summary">
      <div><dt>Beställning</dt><dd>${escapeHtml(session.orderId)}</dd></div>
      <div><dt>Att betala</dt><dd class="amount">${amount}</dd></div>
    </dl>
    <form id="card" novalidate>
      ${FIELDS.map(fieldHtml).join('')}
      <p class="result" id="result" role="alert"></p>
      <p class="actions">
        <button type="submit" class="primary" id="pay" disabled>Betala ${amount}</button>
        <button type="button" class="quiet" id="cancel">Avbryt</button>
      </p>
    </form>
    <section id="done" hidden tabindex="-1">
      <h2>Betalningen är godkänd</h2>
      <p>Du kan gå tillbaka till butiken.</p>
      <button type="button" class="primary" id="close">Fortsätt</button>
    </section>
    <details>
      <summary>Testkort</summary>
      <table>
        <thead><tr><th scope="col">Nummer</th><th scope="col">Vad som händer</th></tr></thead>
        <tbody>${TEST_CARDS.map(cardHtml).join('')}
        </tbody>
      </table>
      <p>Välj ett nummer så fylls resten i. Alla andra riktiga kortnummer godkänns.</p>
    </details>
    <noscript><p class="result">Sidan behöver JavaScript för att ta emot kortet.</p></noscript>
  </main>
</body>
</html>`;
}
