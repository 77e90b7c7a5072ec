import { html, type Html } from './html.ts';

export interface Cell {
  readonly text: string | number;
  readonly href?: string;
}

/** Number of characters from which a text may take several lines. */
const LONG = 40;

const cell = ({ text, href }: Cell): Html => {
  const kind = String(text).length >= LONG ? 'long' : '';
  return href === undefined
    ? html`<td class="${kind}">${text}</td>`
    : html`<td class="${kind}"><a href="${href}">${text}</a></td>`;
};

/** Wide tables scroll by themselves, also by keyboard. */
export const table = (caption: string, labels: readonly string[], rows: readonly (readonly Cell[])[]): Html =>
  html`<div class="table" role="region" aria-label="${caption}" tabindex="0">
    <table>
      <caption>
        ${caption}
      </caption>
      <thead>
        <tr>
          ${labels.map((label) => html`<th scope="col">${label}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (row) =>
            html`<tr>
              ${row.map(cell)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;

/** Labels with what they stand for. */
export const facts = (rows: readonly (readonly [string, string | number | Html])[]): Html =>
  html`<dl>
    ${rows.map(
      ([label, value]) =>
        html`<div>
          <dt>${label}</dt>
          <dd>${value}</dd>
        </div>`,
    )}
  </dl>`;
