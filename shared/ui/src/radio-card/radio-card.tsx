import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import styles from './radio-card.module.css';

/** One option of a group. */
export interface RadioCardOption {
  readonly value: string;
  readonly label: string;
  /** A second line, e.g. the delivery date. */
  readonly description?: ReactNode;
  /** At the end of the row, e.g. the price. */
  readonly aside?: ReactNode;
  /** A mark before the label, e.g. a carrier's logo. */
  readonly media?: ReactNode;
  readonly disabled?: boolean;
  /** More fields, shown under the card while it is chosen. */
  readonly details?: ReactNode;
}

/** Props of `RadioCardGroup`. */
export interface RadioCardGroupProps {
  /** The group's question, e.g. "Leveranssätt". */
  readonly legend: string;
  readonly name: string;
  readonly options: readonly RadioCardOption[];
  /** The chosen value; null when nothing is preselected. */
  readonly value: string | null;
  readonly onChange: (value: string) => void;
  readonly message?: string;
  readonly hideLegend?: boolean;
  readonly className?: string;
}

/** One choice of several as a list of cards (shipping, payment): native radio buttons, so arrows and forms work. */
export function RadioCardGroup(props: RadioCardGroupProps) {
  const { legend, name, options, value, onChange, message, hideLegend = false, className } = props;
  const messageId = useId();
  return (
    <fieldset
      role="radiogroup"
      aria-invalid={message !== undefined || undefined}
      aria-describedby={message === undefined ? undefined : messageId}
      className={className}
    >
      <legend className={clsx(styles.legend, hideLegend && styles.hidden)}>{legend}</legend>
      <div className={clsx(styles.list, message !== undefined && styles.wrong)}>
        {options.map((option) => (
          <RadioCard
            key={option.value}
            name={name}
            option={option}
            isChosen={option.value === value}
            onChoose={() => onChange(option.value)}
          />
        ))}
      </div>
      <div aria-live="polite">
        {message === undefined ? null : (
          <p id={messageId} className={styles.message}>
            {message}
          </p>
        )}
      </div>
    </fieldset>
  );
}

interface RadioCardProps {
  readonly name: string;
  readonly option: RadioCardOption;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function RadioCard({ name, option, isChosen, onChoose }: RadioCardProps) {
  const id = useId();
  return (
    <div className={clsx(styles.card, isChosen && styles.chosen, option.disabled === true && styles.disabled)}>
      <div className={styles.row}>
        <input
          id={id}
          type="radio"
          name={name}
          value={option.value}
          checked={isChosen}
          disabled={option.disabled}
          aria-describedby={option.description === undefined ? undefined : `${id}-description`}
          onChange={onChoose}
          className={styles.radio}
        />
        {option.media === undefined ? null : <span className={styles.media}>{option.media}</span>}
        <span className={styles.text}>
          <label htmlFor={id} className={styles.label}>
            {option.label}
          </label>
          {option.description === undefined ? null : (
            <span id={`${id}-description`} className={styles.description}>
              {option.description}
            </span>
          )}
        </span>
        {option.aside === undefined ? null : <span className={styles.aside}>{option.aside}</span>}
      </div>
      {isChosen && option.details !== undefined ? <div className={styles.details}>{option.details}</div> : null}
    </div>
  );
}
