/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import { cleanup, render, screen } from '@testing-library/react';
import { Plus } from 'lucide-react';
import { afterEach, describe, expect, it } from '@jest/globals';
import { BUTTON_LABELS, type ButtonLabelKey } from './button-labels.ts';
import { IconButton } from './icon-button.tsx';

afterEach(cleanup);

const nameOf = (key: ButtonLabelKey): string | null => {
  render(<IconButton icon={Plus} label={BUTTON_LABELS[key]} />);
  return screen.getByRole('button').getAttribute('aria-label');
};

describe('the name of a button without text', () => {
  it('[8-48] adds one', () => expect(nameOf('add')).toBe('Lägg till en'));
  it('[8-49] takes one away', () => expect(nameOf('subtract')).toBe('Ta bort en'));
  it('[8-50] shows more', () => expect(nameOf('more')).toBe('Visa mer'));
  it('[8-51] leads on', () => expect(nameOf('next')).toBe('Gå frammåt'));
  it('[8-52] leads back', () => expect(nameOf('previous')).toBe('Backa'));
  it('[8-53] removes', () => expect(nameOf('remove')).toBe('Ta bort'));
});
