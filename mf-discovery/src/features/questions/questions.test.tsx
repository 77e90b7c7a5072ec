/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import { QueryProvider } from '@shop/platform';
import { apiFailure, renderWithPlatform, testMember } from '@shop/testing';
import { type FakeApi } from '@shop/testing/test-api';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from '@jest/globals';
import { Questions } from './questions.tsx';

const QUESTION = {
  id: 1,
  text: 'Passar den en Mac?',
  author: 'nova',
  createdAt: 1_790_000_000,
  answer: 'Ja, från macOS 14.',
  answeredAt: 1_790_100_000,
};
const render = (api: FakeApi = {}, isLoggedIn = true) =>
  renderWithPlatform(
    <QueryProvider>
      <Questions productId={7} />
    </QueryProvider>,
    {
      ...(isLoggedIn && { page: { user: testMember() } }),
      api: { 'GET product/:id/question': () => ({ data: { questions: [QUESTION], total: 1 } }), ...api },
    },
  );
const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Din fråga' });

describe('questions about a product', () => {
  it('[O2.17-01] are shown with the shop’s answers', async () => {
    render({}, false);
    expect(await screen.findByRole('heading', { name: 'Passar den en Mac?' })).toBeTruthy();
    expect(screen.getByText('Ja, från macOS 14.')).toBeTruthy();
    expect(screen.getByText('nova frågade')).toBeTruthy();
  });

  it('ask a visitor to log in', async () => {
    const { platform } = render({}, false);
    await userEvent.click(screen.getByRole('button', { name: 'Ställ en fråga' }));
    expect(platform.emitted).toContainEqual(expect.objectContaining({ name: 'login.open' }));
  });

  it('count as sent when the shop has the same one, as after a lost response', async () => {
    render({
      'POST product/:id/question': () => {
        throw apiFailure(409, 'CONFLICT', 'Vi har fått din fråga och svarar så snart vi kan.');
      },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Ställ en fråga' }));
    await userEvent.type(box(), 'Hur lång är sladden?');
    await userEvent.click(screen.getByRole('button', { name: 'Skicka frågan' }));
    expect(await screen.findByText(/^Tack! Vi mejlar dig/)).toBeTruthy();
  });

  it('are sent by members, and nothing typed is lost when that fails', async () => {
    let isAway = true;
    const { platform } = render({
      'POST product/:id/question': () => {
        if (isAway) throw apiFailure(503, 'UNAVAILABLE', 'Försök igen om en stund.');
      },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Ställ en fråga' }));
    expect(document.activeElement).toBe(box());
    await userEvent.type(box(), 'Hm?');
    const send = screen.getByRole('button', { name: 'Skicka frågan' });
    await userEvent.click(send);
    expect(screen.getByText('Skriv minst 10 tecken.')).toBeTruthy();
    await userEvent.type(box(), ' Hur lång är sladden?');
    await userEvent.click(send);
    expect(await screen.findByText('Försök igen om en stund.')).toBeTruthy();
    expect(box().value).toBe('Hm? Hur lång är sladden?');
    isAway = false;
    await userEvent.click(send);
    expect(await screen.findByText(/^Tack! Vi mejlar dig/)).toBeTruthy();
    expect(platform.calls.at(-1)).toMatchObject({ params: { id: 7 }, body: { text: 'Hm? Hur lång är sladden?' } });
  });
});
