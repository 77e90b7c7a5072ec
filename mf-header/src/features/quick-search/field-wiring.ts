import type { ComponentProps, Ref } from 'react';

/** Attributes and handlers that the suggestions lend to the field once they are there. */
export type FieldWiring = Pick<
  ComponentProps<'input'>,
  | 'role'
  | 'aria-activedescendant'
  | 'aria-autocomplete'
  | 'aria-controls'
  | 'aria-expanded'
  | 'onBlur'
  | 'onChange'
  | 'onClick'
  | 'onKeyDown'
> & { ref?: Ref<HTMLInputElement> };
