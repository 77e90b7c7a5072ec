/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import type { SurveyAnswer } from '@shop/contracts/api/opinion';
import { apiFailure, type FakeApi, renderSlot } from '@shop/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from '@jest/globals';
import slot from './slot.tsx';

const SECRET = 'hemlig-lank';
const SEND = 'POST customer-survey';

interface Visit {
  answer?: SurveyAnswer | null;
  params?: Record<string, string>;
  query?: Record<string, string>;
  api?: FakeApi;
}
const visit = ({ answer = null, params = { secret: SECRET }, query = {}, api }: Visit = {}) =>
  renderSlot(slot, {
    slot: 'survey-page',
    route: { params: { region: 'se', id: 'PH1', ...params }, query },
    page: { user: null },
    api: {
      'GET customer-survey/:id': () => ({ data: { survey: answer } }),
      [SEND]: () => undefined,
      ...api,
    },
  });

describe('the customer survey', () => {
  it('[O9-31] [9-161] takes a score from 0 to 10 and a reason, says thanks, and can be changed', async () => {
    const { platform } = await visit();
    expect(platform.calls[0]).toMatchObject({ params: { id: 'PH1' }, query: { secret: SECRET } });
    expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual(
      Array.from({ length: 11 }, (_, value) => String(value)),
    );
    await userEvent.click(screen.getByRole('radio', { name: '9' }));
    await userEvent.type(screen.getByLabelText(/viktigaste orsaken/), ' Snabbt! ');
    await userEvent.click(screen.getByRole('button', { name: 'Skicka svaret' }));
    expect(await screen.findByText('Tack för ditt svar!')).toBeDefined();
    await userEvent.click(screen.getByRole('radio', { name: '3' }));
    await userEvent.click(screen.getByRole('button', { name: 'Ändra svaret' }));
    expect(await screen.findByText(/Du svarade 3 av 10/)).toBeDefined();
    const sent = { type: 1, orderId: 'PH1', secret: SECRET, text: 'Snabbt!' };
    expect(platform.calls.slice(1).map(({ body }) => body)).toEqual([
      { ...sent, score: 9 },
      { ...sent, score: 3 },
    ]);
  });

  it('[O9-31] shows what has been answered, also of a member without a link', async () => {
    await visit({ answer: { score: 8, text: 'Bra' }, params: {} });
    expect(screen.getByText(/Du svarade 8 av 10/)).toBeDefined();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '8' }).checked).toBe(true);
    expect(screen.getByLabelText<HTMLTextAreaElement>(/viktigaste orsaken/).value).toBe('Bra');
  });

  it('asks for a number before it sends, and keeps what is written when sending fails', async () => {
    const fails = () => Promise.reject(apiFailure(503, 'UNAVAILABLE', 'Butiken vilar.'));
    const { platform } = await visit({ api: { [SEND]: fails } });
    const text = screen.getByLabelText<HTMLTextAreaElement>(/viktigaste orsaken/);
    await userEvent.type(text, 'Långsamt');
    await userEvent.click(screen.getByRole('button', { name: 'Skicka svaret' }));
    expect(screen.getByText('Välj en siffra från 0 till 10.')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: '0' }));
    expect(platform.calls).toHaveLength(1);
    await userEvent.click(screen.getByRole('radio', { name: '0' }));
    await userEvent.click(screen.getByRole('button', { name: 'Skicka svaret' }));
    expect(await screen.findByText('Butiken vilar.')).toBeDefined();
    expect(text.value).toBe('Långsamt');
  });

  it('works as a form, and says when that has failed', async () => {
    const { container } = await visit({ query: { fel: 'omdome' } });
    const form = container.querySelector('form');
    expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/se/skicka-omdome']);
    const hidden = [...container.querySelectorAll<HTMLInputElement>('input[type=hidden]')];
    expect(Object.fromEntries(hidden.map(({ name, value }) => [name, value]))).toEqual({
      orderId: 'PH1',
      secret: SECRET,
      returnTo: `/se/tyck-till/PH1/${SECRET}`,
    });
    expect(screen.getByText('Det gick inte att spara svaret. Försök igen.')).toBeDefined();
  });

  it('says so, and leads on, where the order is not the visitor’s', async () => {
    const api = { 'GET customer-survey/:id': () => Promise.reject(apiFailure(404, 'NOT_FOUND')) };
    await visit({ params: {}, api });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Vi hittar inte beställningen');
    expect(screen.queryByRole('radio')).toBeNull();
  });
});
