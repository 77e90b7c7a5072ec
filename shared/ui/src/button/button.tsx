import { clsx } from 'clsx';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Spinner } from '../spinner/spinner.tsx';
import styles from './button.module.css';

/** Appearance of a button, for links and buttons alike. */
export interface ButtonAppearance {
  /** `primary` has the accent colour: at most one per view. */
  readonly variant?: 'primary' | 'secondary' | 'quiet' | 'destructive';
  /** 32, 44 or 48 px high. `small` only where a pointer is certain (wide screens, dense tables). */
  readonly size?: 'small' | 'medium' | 'large';
  /** As wide as its container. */
  readonly block?: boolean;
  /** Shows a spinner, keeps size, name and focus, ignores further presses. */
  readonly isLoading?: boolean;
  /** An `<Icon>` before the text. */
  readonly icon?: ReactNode;
}

type AsLink = ButtonAppearance & Omit<ComponentProps<'a'>, 'href'> & { readonly href: string };
type AsButton = ButtonAppearance & ComponentProps<'button'> & { readonly href?: undefined };
/** Props of `Button`: those of a link with an `href`, else those of a button. */
export type ButtonProps = AsLink | AsButton;

const ignore = (event: MouseEvent) => event.preventDefault();

function classNameOf(
  { variant = 'secondary', size = 'medium', block = false, isLoading = false }: ButtonAppearance,
  extra?: string,
) {
  return clsx(styles.button, styles[variant], styles[size], block && styles.block, isLoading && styles.loading, extra);
}

function Face({
  icon,
  isLoading,
  children,
}: Pick<ButtonAppearance, 'icon' | 'isLoading'> & { readonly children: ReactNode }) {
  return (
    <>
      <span className={styles.face}>
        {icon}
        {children}
      </span>
      {isLoading ? <Spinner className={styles.spinner} /> : null}
    </>
  );
}

/**
 * A button, or a link styled as one when it has an `href`. While loading it stays focusable (aria-disabled rather than
 * disabled, so that the keyboard focus is not lost) and ignores presses.
 */
export function Button(props: ButtonProps) {
  if (props.href !== undefined) {
    const { variant, size, block, isLoading, icon, className, children, ...rest } = props;
    return (
      <a {...rest} className={classNameOf({ variant, size, block, isLoading }, className)}>
        <Face icon={icon} isLoading={isLoading}>
          {children}
        </Face>
      </a>
    );
  }
  const {
    variant,
    size,
    block,
    isLoading = false,
    icon,
    className,
    children,
    onClick,
    type = 'button',
    href,
    ...rest
  } = props;
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={isLoading || undefined}
      aria-busy={isLoading || undefined}
      onClick={isLoading ? ignore : onClick}
      className={classNameOf({ variant, size, block, isLoading }, className)}
    >
      <Face icon={icon} isLoading={isLoading}>
        {children}
      </Face>
    </button>
  );
}
