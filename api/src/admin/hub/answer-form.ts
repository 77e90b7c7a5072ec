import { html, type Html } from './html.ts';

interface AnswerForm {
  readonly action: string;
  /** What the button does. */
  readonly label: string;
  /** Who reads the answer; everybody unless given. */
  readonly hint?: string;
  readonly answer: string;
  readonly error: string | undefined;
  /** An empty answer takes the present one away. */
  readonly isOptional?: boolean;
}

const FOR_ALL = 'Visas för alla, i butikens namn. Skriv inga personuppgifter.';

/** The form of an answer that shoppers read, in the shop's name. */
export const answerForm = ({ action, label, hint = FOR_ALL, answer, error, isOptional = false }: AnswerForm): Html =>
  html`<form class="login" method="post" action="${action}">
    <label for="svar">Svar från oss</label>
    <p id="svar-om">${hint}${isOptional ? ' Tomt tar bort svaret.' : ''}</p>
    <textarea
      id="svar"
      name="answer"
      rows="6"
      maxlength="2000"
      aria-describedby="svar-om${error === undefined ? '' : ' svar-fel'}"
      ${isOptional ? null : html`required`}
      ${error === undefined ? null : html`aria-invalid="true"`}
    >
${answer}</textarea>
    ${error === undefined ? null : html`<p id="svar-fel" class="alert" role="alert">${error}</p>`}
    <button type="submit">${label}</button>
  </form>`;
