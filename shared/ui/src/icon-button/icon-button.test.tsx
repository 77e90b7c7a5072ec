/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import { cleanup, render, screen } from '@testing-library/react';
import { Plus } from 'lucide-react';
import { afterEach, describe, expect, it } from '@jest/globals';
import { BUTTON_LABELS, type ButtonLabelKey } from './button-labels.ts';
import { IconButton } from './icon-button.tsx';

afterEach(cleanup);

const CASES: readonly (readonly [id: string, key: ButtonLabelKey, label: string])[] = [
  ['8-48', 'add', 'Lägg till en'],
  ['8-49', 'subtract', 'Ta bort en'],
  ['8-50', 'more', 'Visa mer'],
  ['8-51', 'next', 'Gå frammåt'],
  ['8-52', 'previous', 'Backa'],
  ['8-53', 'remove', 'Ta bort'],
];

describe('IconButton', () => {
  it.each(CASES)('[%s] the %s button is called %s', (_id, key, label) => {
    render(<IconButton icon={Plus} label={BUTTON_LABELS[key]} />);
    expect(screen.getByRole('button').getAttribute('aria-label')).toBe(label);
  });
});
