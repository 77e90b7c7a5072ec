import { postCustomerSurvey, SURVEY_TEXT_MAX, type SurveyAnswer } from '@shop/contracts/api/opinion';
import { firstOf } from '@shop/contracts/routing';
import { surveyPath } from '@shop/contracts/survey-path';
import { isApiError, usePlatform, useRoute } from '@shop/platform';
import { Alert } from '@shop/ui/alert/alert.tsx';
import { Button } from '@shop/ui/button/button.tsx';
import { Textarea } from '@shop/ui/textarea/textarea.tsx';
import { type FormEvent, useId, useState } from 'react';
import { SCORES, SURVEY_FORM, SURVEY_NOTE, SURVEY_TEXTS } from './survey-form.ts';
import classes from './survey.module.css';

export interface SurveyQuestionProps {
  readonly id: string;
  readonly secret: string | null;
  readonly answer: SurveyAnswer | null;
  readonly onGiven: (answer: SurveyAnswer) => void;
}

interface ScaleProps {
  readonly score: number | null;
  readonly problem: string | null;
  readonly onChoose: (score: number) => void;
}

/** From 0 to 10, as native radio buttons: arrows and forms work. */
function Scale({ score, problem, onChoose }: ScaleProps) {
  const id = useId();
  const describedBy = problem === null ? `${id}-ends` : `${id}-ends ${id}-problem`;
  return (
    <fieldset role="radiogroup" aria-invalid={problem !== null || undefined} aria-describedby={describedBy}>
      <legend className={classes.legend}>{SURVEY_TEXTS.question}</legend>
      <div className={classes.scale}>
        {SCORES.map((value) => (
          <label key={value} className={classes.score}>
            <input
              type="radio"
              name="score"
              value={value}
              required
              checked={score === value}
              onChange={() => onChoose(value)}
            />
            <span>{value}</span>
          </label>
        ))}
      </div>
      <p id={`${id}-ends`} className={classes.ends}>
        <span>0 = inte alls troligt</span>
        <span>10 = mycket troligt</span>
      </p>
      <p id={`${id}-problem`} role="alert" className={classes.problem}>
        {problem}
      </p>
    </fieldset>
  );
}

/** The question about an order; a plain form, so that it works without JavaScript. */
export function SurveyQuestion({ id, secret, answer, onGiven }: SurveyQuestionProps) {
  const { api } = usePlatform();
  const { query } = useRoute();
  const [score, setScore] = useState(answer?.score ?? null);
  const [problem, setProblem] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(
    firstOf(query, 'fel') === SURVEY_NOTE ? SURVEY_TEXTS.failed : null,
  );
  const [isBusy, setIsBusy] = useState(false);

  const send = async (body: SurveyAnswer): Promise<void> => {
    setIsBusy(true);
    setFailure(null);
    try {
      await api.call(postCustomerSurvey, { body: { type: 1, ...body, orderId: id, secret } });
      onGiven(body);
    } catch (error) {
      setFailure(isApiError(error) ? error.userMessage : SURVEY_TEXTS.failed);
    } finally {
      setIsBusy(false);
    }
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    if (score === null) {
      setProblem(SURVEY_TEXTS.noScore);
      form.querySelector<HTMLInputElement>('input[type=radio]')?.focus();
      return;
    }
    void send({ score, text: String(new FormData(form).get('text') ?? '').trim() });
  };
  return (
    <form method="post" action={`/se/${SURVEY_FORM}`} noValidate onSubmit={onSubmit} className={classes.form}>
      <div role="alert">{failure === null ? null : <Alert tone="error">{failure}</Alert>}</div>
      <input type="hidden" name="orderId" value={id} />
      {secret === null ? null : <input type="hidden" name="secret" value={secret} />}
      <input type="hidden" name="returnTo" value={surveyPath(id, secret)} />
      <Scale
        score={score}
        problem={problem}
        onChoose={(value) => {
          setScore(value);
          setProblem(null);
        }}
      />
      <Textarea
        name="text"
        label="Vad är den viktigaste orsaken till din siffra?"
        optional
        maxLength={SURVEY_TEXT_MAX}
        defaultValue={answer?.text ?? ''}
      />
      <Button type="submit" variant="primary" size="large" isLoading={isBusy}>
        {answer === null ? 'Skicka svaret' : 'Ändra svaret'}
      </Button>
    </form>
  );
}
