import type { QuizRound } from '@shop/contracts/api/member-world';
import { Button } from '@shop/ui/button/button.tsx';
import { RadioCardGroup } from '@shop/ui/radio-card/radio-card.tsx';
import type { FormEvent, KeyboardEvent } from 'react';
import { FocusHeading } from '../reveal/focus-heading.tsx';
import classes from './quiz.module.css';

export interface QuizQuestionProps {
  readonly question: QuizRound['questions'][number];
  /** 1 for the first. */
  readonly number: number;
  readonly count: number;
  readonly answer: number | null;
  readonly onAnswer: (option: number) => void;
  readonly onBack: () => void;
  readonly onNext: () => void;
}

/** Number keys choose while the focus is within the question, and nowhere else (WCAG 2.1.4); Enter goes on. */
const onKey = (event: KeyboardEvent<HTMLFormElement>): void => {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const form = event.currentTarget;
  if (event.key === 'Enter' && event.target instanceof HTMLHeadingElement) return form.requestSubmit();
  if (!/^[1-9]$/.test(event.key)) return;
  const option = form.querySelectorAll<HTMLInputElement>('input[type=radio]')[Number(event.key) - 1];
  option?.focus();
  option?.click();
};

/** One question: radio buttons with their native arrows, the numbers 1 to 4, or a finger. */
export function QuizQuestion(props: QuizQuestionProps) {
  const { question, number, count, answer, onAnswer, onBack, onNext } = props;
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    onNext();
  };
  return (
    <form className={classes.question} onSubmit={submit} onKeyDown={onKey}>
      <FocusHeading key={question.id} level={2} className={classes.heading}>
        <span className={classes.place}>
          Fråga {number} av {count}: {question.topic}
        </span>
        {question.text}
      </FocusHeading>
      <RadioCardGroup
        key={`${question.id}-options`}
        legend={question.text}
        hideLegend
        name={`question-${question.id}`}
        options={question.options.map((label, index) => ({
          value: String(index),
          label,
          media: (
            <kbd aria-hidden="true" className={classes.key}>
              {index + 1}
            </kbd>
          ),
        }))}
        value={answer === null ? null : String(answer)}
        onChange={(value) => onAnswer(Number(value))}
      />
      <p className={classes.hint}>
        Svara med 1–{question.options.length}, pilarna eller ett tryck. Enter går vidare. Du kan ändra dig ända tills du
        lämnar in.
      </p>
      <div className={classes.actions}>
        <Button onClick={onBack}>{number === 1 ? 'Pausa' : 'Föregående'}</Button>
        <Button type="submit" variant="primary">
          {number === count ? 'Till översikten' : 'Nästa fråga'}
        </Button>
      </div>
    </form>
  );
}
