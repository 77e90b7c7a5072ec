/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from '@jest/globals';
import { Input } from './input.tsx';

afterEach(cleanup);

describe('Input', () => {
  it('is named by its visible label and keeps its autocomplete', () => {
    render(<Input label="E-post" name="email" autoComplete="email" />);
    const field = screen.getByRole('textbox', { name: 'E-post' });
    expect(field.getAttribute('autocomplete')).toBe('email');
    expect(field.hasAttribute('aria-invalid')).toBe(false);
  });

  it('says what is wrong, tied to the field', () => {
    render(<Input label="Postnummer" name="zip" state="error" message="Fem siffror" hint="Utan mellanslag" />);
    const field = screen.getByRole('textbox', { name: 'Postnummer' });
    const described = (field.getAttribute('aria-describedby') ?? '').split(' ');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual(['Utan mellanslag', 'Fem siffror']);
  });

  it('announces an error that comes later: its live region is there before it', () => {
    const { rerender, container } = render(<Input label="Namn" name="name" message="Skriv ditt namn" />);
    const region = container.querySelector('[aria-live=polite]');
    expect(region?.textContent).toBe('');
    rerender(<Input label="Namn" name="name" state="error" message="Skriv ditt namn" />);
    expect(container.querySelector('[aria-live=polite]')).toBe(region);
    expect(region?.textContent).toBe('Skriv ditt namn');
  });

  it('marks optional fields in words and leaves them unrequired', () => {
    render(<Input label="Portkod" name="door" optional />);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Portkod (valfritt)' }).required).toBe(false);
  });
});
