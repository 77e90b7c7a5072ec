/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import { apiFailure, renderWithPlatform } from '@shop/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from '@jest/globals';
import { testUser } from '../../testing/fixtures.ts';
import { LoginForm } from './login-form.tsx';

describe('the second step of a login', () => {
  it('is asked for after the password, takes the focus, and loses nothing that was typed', async () => {
    const { platform } = renderWithPlatform(<LoginForm />, {
      slot: 'member-page',
      api: {
        'POST login': ({ body }) => {
          const { code } = body as { code?: string };
          if (code === undefined) throw apiFailure(403, 'SECOND_FACTOR_NEEDED', 'Skriv koden.');
          if (code !== '123456') throw apiFailure(422, 'VALIDATION', 'Fel.', { code: 'Koden är fel' });
          return { data: { user: testUser() } };
        },
      },
    });
    expect(screen.queryByLabelText('Kod från din app')).toBeNull();
    await userEvent.type(screen.getByLabelText('Användarnamn eller e-post'), 'nova');
    await userEvent.type(screen.getByLabelText('Lösenord'), 'hemligt{Enter}');
    const code = await screen.findByLabelText<HTMLInputElement>('Kod från din app');
    expect(document.activeElement).toBe(code);
    expect(screen.getByRole('alert').textContent).toBe('');
    await userEvent.type(code, '000000{Enter}');
    expect(await screen.findByText('Koden är fel')).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>('Lösenord').value).toBe('hemligt');
    await userEvent.clear(code);
    await userEvent.type(code, '123456{Enter}');
    await waitFor(() => expect(platform.store.get(platform.atoms.user)).toEqual(testUser()));
    expect(platform.calls.at(-1)).toMatchObject({ body: { username: 'nova', password: 'hemligt', code: '123456' } });
  });
});
