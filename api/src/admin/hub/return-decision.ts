import type { ResponseOf } from '@shop/contracts';
import type { getAdminReturn } from '@shop/contracts/api/admin';
import { amount } from './formats.ts';
import type { Fields } from './form-routes.ts';
import { html, type Html } from './html.ts';

type Return = ResponseOf<typeof getAdminReturn>['data']['return'];

/** What a complaint may lead to, in the order in which the law lets a buyer ask for it. */
const DECISIONS = [
  ['repair', 'Vi reparerar varan'],
  ['replacement', 'Vi skickar en ny vara'],
  ['reduction', 'Vi sänker priset: kunden behåller varan'],
  ['refund', 'Vi häver köpet och betalar tillbaka'],
  ['rejected', 'Vi godkänner inte reklamationen'],
] as const;

/** A decision as it was typed, and what is wrong with it by field of the call. */
export interface TypedDecision {
  readonly field: Fields;
  readonly errors: Readonly<Record<string, string>>;
}

const NOTHING: TypedDecision = { field: () => '', errors: {} };

const reductionField = (rowId: string): string => `sankning-${rowId}`;

/** Kronor as staff type them: '1 250,50'. NaN for anything else, which the call refuses. */
const kronorOf = (typed: string): number => Number(typed.replaceAll(/\s/g, '').replace(',', '.'));

/** The rows with a reduction, in their order: an error names a reduction by its place among them. */
const reducedRows = (one: Return, field: Fields) =>
  one.rows
    .map(({ rowId }) => ({ rowId, typed: field(reductionField(rowId)).trim() }))
    .filter(({ typed }) => typed !== '');

/** The body of the call for a posted form. */
export function decisionOf(one: Return, field: Fields): object {
  const decision = field('decision');
  const reductions = reducedRows(one, field).map(({ rowId, typed }) => ({ rowId, amount: kronorOf(typed) }));
  return {
    decision,
    answer: field('answer').trim(),
    ...(decision === 'reduction' && { reductions }),
    isRestocked: field('isRestocked') === 'ja',
  };
}

const errorText = (id: string, text: string | undefined): Html | null =>
  text === undefined ? null : html`<p id="${id}" class="alert" role="alert">${text}</p>`;
const described = (id: string, isWrong: boolean): Html | null =>
  isWrong ? html`aria-invalid="true" aria-describedby="${id}"` : null;

function reductionInputs(one: Return, { field, errors }: TypedDecision): Html[] {
  const reduced = reducedRows(one, field).map(({ rowId }) => rowId);
  return one.rows.map(({ rowId, name, most }) => {
    const id = reductionField(rowId);
    const error = errors[`reductions.${reduced.indexOf(rowId)}.amount`];
    return html`<label for="${id}">${name}: kronor, högst ${amount(most)}</label
      ><input
        id="${id}"
        name="${id}"
        inputmode="decimal"
        value="${field(id)}"
        autocomplete="off"
        ${described(`${id}-fel`, error !== undefined)}
      />${errorText(`${id}-fel`, error)}`;
  });
}

/**
 * The form that ends a complaint: what we do, our message to the buyer, kronor per row for a lower price. What was
 * typed stays when the call refuses it.
 */
export const decisionForm = (one: Return, typed: TypedDecision = NOTHING): Html => {
  const { field, errors } = typed;
  const chosen = field('decision');
  const { decision, answer, reductions } = errors;
  return html`<form class="login" method="post" action="/admin/return/${encodeURIComponent(one.id)}/decide">
    <h2>Avgör reklamationen</h2>
    <p>Kunden får beslutet och meddelandet i ett mejl. Det går inte att ändra efteråt.</p>
    <fieldset ${described('beslut-fel', decision !== undefined)}>
      <legend>Beslut</legend>
      ${DECISIONS.map(
        ([value, label]) =>
          html`<label
            ><input type="radio" name="decision" value="${value}" required ${chosen === value ? html`checked` : null} />
            ${label}</label
          >`,
      )}
      ${errorText('beslut-fel', decision === undefined ? undefined : 'Välj vad vi gör.')}
    </fieldset>
    <label for="svar">Meddelande till kunden</label>
    <textarea id="svar" name="answer" rows="5" maxlength="2000" required ${described('svar-fel', answer !== undefined)}>
${field('answer')}</textarea>
    ${errorText('svar-fel', answer)}
    <fieldset ${described('sankning-fel', reductions !== undefined)}>
      <legend>Om priset sänks: betala tillbaka</legend>
      ${reductionInputs(one, typed)}${errorText('sankning-fel', reductions)}
    </fieldset>
    <label
      ><input type="checkbox" name="isRestocked" value="ja" ${field('isRestocked') === 'ja' ? html`checked` : null} />
      Varan har kommit tillbaka och kan säljas igen (om köpet hävs)</label
    >
    <button type="submit">Avgör reklamationen</button>
  </form>`;
};
