/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import type { CustomerPhoto, Review } from '@shop/contracts';
import type { OwnReview } from '@shop/contracts/api/opinion';
import { QueryProvider } from '@shop/platform';
import { apiFailure, renderWithPlatform, testMember } from '@shop/testing';
import { type FakeApi } from '@shop/testing/test-api';
import { BUTTON_LABELS } from '@shop/ui/icon-button/button-labels.ts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { waitFor } from '@shop/testing/wait-for';
import { Reviews } from './reviews.tsx';

const review = (id: number, rating: number): Review => ({
  id,
  rating,
  text: `Recension ${id}`,
  isAnonymous: false,
  user: { id: 40 + id, username: `kund${id}`, avatar: '1' },
  createdAt: 1_700_000_000,
  verifiedPurchase: true,
  upvotes: 2,
  downvotes: 1,
  answer: null,
  photos: [],
});
const REVIEWS = [review(1, 5), review(2, 2)];
const WRITTEN: OwnReview = {
  id: 9,
  rating: 4,
  text: 'Håller än.',
  isAnonymous: false,
  verifiedPurchase: true,
  status: 'published',
  createdAt: 1_700_000_000,
  editedAt: null,
  upvotes: 0,
  downvotes: 0,
  photos: [],
};
const own = (changes: { review?: OwnReview | null; hasPurchased?: boolean; votes?: object[] } = {}) => ({
  data: { review: null, hasPurchased: true, votes: [], ...changes },
});

const listOf = ({ query }: { query: Record<string, unknown> }) => {
  const rated = REVIEWS.filter(({ rating }) => query['rating'] === undefined || rating === query['rating']);
  return {
    data: {
      reviews: rated,
      total: 2,
      matching: rated.length,
      histogram: [0, 1, 0, 0, 1],
      averageRating: 3.5,
      photos: [] as CustomerPhoto[],
    },
  };
};

const render = (api: FakeApi = {}, isLoggedIn = true) =>
  renderWithPlatform(
    <QueryProvider>
      <Reviews productId={7} />
    </QueryProvider>,
    {
      ...(isLoggedIn && { page: { user: testMember() } }),
      api: { 'GET product/:id/review': listOf, 'GET product/:id/review/own': () => own(), ...api },
    },
  );
const writing = async () => userEvent.click(await screen.findByRole('button', { name: 'Skriv en recension' }));
const publish = async () => userEvent.click(await screen.findByRole('button', { name: 'Publicera recensionen' }));

beforeEach(() => sessionStorage.clear());

describe('the reviews of a product', () => {
  it('are filtered by the rows of their histogram', async () => {
    const { platform } = render();
    const row = await screen.findByRole('button', { name: '2 stjärnor 1 recension' });
    expect(screen.getByRole('button', { name: '3 stjärnor 0 recensioner' })).toHaveProperty('disabled', true);
    await userEvent.click(row);
    await waitFor(() => expect(screen.queryByText('Recension 1')).toBeNull());
    expect(screen.getByText('Recension 2')).toBeTruthy();
    expect(row.getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByRole('status').textContent).toBe('1 recension med betyget 2');
    await userEvent.click(screen.getByRole('button', { name: 'Visa alla' }));
    expect(await screen.findByText('Recension 1')).toBeTruthy();
    expect(
      platform.calls.filter(({ call }) => call === 'GET product/:id/review').map(({ query }) => query),
    ).toContainEqual({ page: 1, sortBy: 'helpful', rating: 2 });
  });

  it('say how they are checked and what their authors get, with a link to the rules', async () => {
    render({}, false);
    expect(await screen.findByText(/köpt varan hos oss .* alla som skriver får 50 XP\./)).toBeTruthy();
    const link = await screen.findByRole('link', { name: 'Så fungerar recensioner' });
    expect(link.getAttribute('href')).toBe('/se/info/105-Sa-fungerar-recensioner');
  });

  it('[3-67] ask a visitor who would write or vote to log in', async () => {
    const { platform } = render({}, false);
    await writing();
    const [group] = screen.getAllByRole('group', { name: 'Hjälpte recensionen dig?' });
    if (group) await userEvent.click(within(group).getByRole('button', { name: /Ja/ }));
    expect(platform.emitted.map(({ name }) => name)).toEqual(['login.open', 'login.open']);
    expect(platform.calls.map(({ call }) => call)).not.toContain('GET product/:id/review/own');
  });

  it('[3-70] count the reader’s vote at once, change it, and take it back when it was not stored', async () => {
    let answers = 0;
    render({
      'PUT review/:id/vote': ({ body }) => {
        answers += 1;
        if (answers > 1) throw apiFailure(503, 'UNAVAILABLE', 'Försök igen om en stund.');
        return { data: { upvotes: 3, downvotes: 1, ...(body as { isHelpful: boolean }) } };
      },
    });
    await screen.findByText('Recension 1');
    const [group] = screen.getAllByRole('group', { name: 'Hjälpte recensionen dig?' });
    if (!group) throw new Error('no votes');
    const yes = within(group).getByRole('button', { name: 'Ja 2' });
    const pressed = () => yes.getAttribute('aria-pressed');
    expect(pressed()).toBe('false');
    await userEvent.click(yes);
    expect([yes.textContent.trim(), pressed()]).toEqual(['Ja 3', 'true']);
    await userEvent.click(within(group).getByRole('button', { name: /Nej/ }));
    await waitFor(() => expect([yes.textContent.trim(), pressed()]).toEqual(['Ja 3', 'true']));
  });
});

describe('a review of somebody else', () => {
  it('shows the shop’s answer, and is reported to its staff', async () => {
    const answered = { ...review(1, 5), answer: { text: 'Vi har bytt fläkt.', at: 1_700_100_000 } };
    const { platform } = render(
      {
        'GET product/:id/review': () => ({
          data: {
            reviews: [answered],
            total: 1,
            matching: 1,
            histogram: [0, 0, 0, 0, 1],
            averageRating: null,
            photos: [],
          },
        }),
        'POST review/:id/report': () => undefined,
      },
      false,
    );
    expect(await screen.findByText('Vi har bytt fläkt.')).toBeTruthy();
    expect(screen.getByText('Svar från Pixelhamn')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Anmäl' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Anmäl recensionen' }));
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Vad är fel?' }), 'personal');
    await userEvent.type(dialog.getByRole('textbox', { name: /Berätta mer/ }), 'Mitt namn står där.');
    await userEvent.type(dialog.getByRole('textbox', { name: /E-postadress/ }), 'jag@exempel.example');
    await userEvent.click(dialog.getByRole('button', { name: 'Skicka anmälan' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(platform.calls.at(-1)).toMatchObject({
      call: 'POST review/:id/report',
      params: { id: 1 },
      body: { reason: 'personal', text: 'Mitt namn står där.', email: 'jag@exempel.example' },
    });
  });
});

describe('the reader’s own review', () => {
  it('[3-67] is published with rating and text, and then shown', async () => {
    let stored: OwnReview | null = null;
    const { platform } = render({
      'GET product/:id/review/own': () => own({ review: stored }),
      'POST product/:id/review': ({ body }) => {
        stored = { ...WRITTEN, ...(body as Pick<OwnReview, 'rating' | 'text'>) };
        return { data: { review: stored } };
      },
    });
    await writing();
    await publish();
    expect(screen.getByRole('alert').textContent).toBe('Välj ett betyg från 1 till 5.');
    await userEvent.click(screen.getByRole('radio', { name: '4 av 5: Bra' }));
    await userEvent.type(screen.getByRole('textbox', { name: /Din recension/ }), 'Tyst och snabb.');
    await publish();
    expect(await screen.findByRole('heading', { name: 'Din recension' })).toBeTruthy();
    expect(screen.getByText('Tyst och snabb.')).toBeTruthy();
    expect(platform.calls.find(({ call }) => call === 'POST product/:id/review')?.body).toEqual({
      rating: 4,
      text: 'Tyst och snabb.',
      isAnonymous: false,
    });
    expect(platform.emitted).toContainEqual({ name: 'user.refresh', payload: {} });
    expect(sessionStorage.length).toBe(0);
  });

  it('[3-67] is published by a second try after a lost response, with what was written last', async () => {
    let stored: OwnReview | null = null;
    const { platform } = render({
      'GET product/:id/review/own': () => own({ review: stored }),
      'POST product/:id/review': ({ body }) => {
        if (stored !== null) throw apiFailure(409, 'CONFLICT', 'Du har redan recenserat produkten.');
        stored = { ...WRITTEN, ...(body as Pick<OwnReview, 'rating' | 'text'>) };
        throw apiFailure(503, 'UNAVAILABLE', 'Försök igen om en stund.');
      },
      'PUT product/:id/review/own': ({ body }) => {
        stored = { ...WRITTEN, ...(body as Pick<OwnReview, 'rating' | 'text'>) };
        return { data: { review: stored } };
      },
    });
    await writing();
    await userEvent.click(screen.getByRole('radio', { name: '4 av 5: Bra' }));
    await publish();
    expect(await screen.findByText('Försök igen om en stund.')).toBeTruthy();
    await userEvent.type(screen.getByRole('textbox', { name: /Din recension/ }), 'Tyst.');
    await publish();
    expect(await screen.findByRole('heading', { name: 'Din recension' })).toBeTruthy();
    expect(platform.calls.find(({ call }) => call.startsWith('PUT'))?.body).toMatchObject({ rating: 4, text: 'Tyst.' });
  });

  it('loses nothing that was typed when it is refused, nor by a reload', async () => {
    const refuses: FakeApi = {
      'POST product/:id/review': () => {
        throw apiFailure(422, 'VALIDATION', 'Fel.', { text: 'Skriv utan länkar och adresser.' });
      },
    };
    const { unmount } = render(refuses);
    await writing();
    await userEvent.click(screen.getByRole('radio', { name: '1 av 5: Mycket dålig' }));
    await userEvent.type(screen.getByRole('textbox', { name: /Din recension/ }), 'Se www.x.se');
    await publish();
    const text = screen.getByRole('textbox', { name: /Din recension/ });
    expect(await screen.findByText('Skriv utan länkar och adresser.')).toBeTruthy();
    expect([(text as HTMLTextAreaElement).value, document.activeElement === text]).toEqual(['Se www.x.se', true]);
    unmount();
    render(refuses);
    await writing();
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Din recension/ }).value).toBe('Se www.x.se');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '1 av 5: Mycket dålig' }).checked).toBe(true);
  });

  it('is changed and removed', async () => {
    const { platform } = render({
      'GET product/:id/review/own': () => own({ review: { ...WRITTEN, status: 'pending' } }),
      'PUT product/:id/review/own': () => ({ data: { review: WRITTEN } }),
      'DELETE product/:id/review/own': () => undefined,
    });
    expect(await screen.findByText('Väntar på granskning: bara du ser den.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Ändra' }));
    await userEvent.click(screen.getByRole('radio', { name: '3 av 5: Okej' }));
    await userEvent.click(screen.getByRole('button', { name: 'Spara ändringen' }));
    await screen.findByRole('heading', { name: 'Din recension' });
    await userEvent.click(screen.getByRole('button', { name: 'Ta bort' }));
    await waitFor(() =>
      expect(platform.calls.map(({ call }) => call)).toEqual(
        expect.arrayContaining(['PUT product/:id/review/own', 'DELETE product/:id/review/own']),
      ),
    );
  });

  it('[3-67] is for those who have bought the product', async () => {
    render({ 'GET product/:id/review/own': () => own({ hasPurchased: false }) });
    expect(await screen.findByText(/när du har köpt den och fått den levererad/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Skriv en recension' })).toBeNull();
  });
});

describe('photos of buyers', () => {
  const photo = (id: string, alt = '') => ({ id, alt, width: 800, height: 600 });
  const user = { id: 41, username: 'kund1', avatar: '1' };
  const PHOTOS = [photo('a', 'På skrivbordet'), photo('b')];
  const shown = () => ({
    data: {
      ...listOf({ query: {} }).data,
      reviews: [{ ...review(1, 5), photos: PHOTOS }],
      photos: PHOTOS.map((each) => ({ ...each, reviewId: 1, rating: 5, user })),
    },
  });

  it('stand in their review and above all, and open one by one by buttons and arrow keys', async () => {
    render({ 'GET product/:id/review': shown });
    const all = await screen.findByRole('list', { name: 'Bilder från kunder' });
    expect(within(all).getByRole('img', { name: 'På skrivbordet' }).getAttribute('src')).toBe(
      '/api/review-photo/a/thumbnail',
    );
    const own = screen.getByRole('list', { name: 'Bilder från kund1' });
    await userEvent.click(within(own).getByRole('button', { name: 'Bild 2 från kund1' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText('Bild 2 av 2')).toBeTruthy();
    expect(within(dialog).getByRole('img', { name: 'Bild 2 från kund1' }).getAttribute('src')).toBe(
      '/api/review-photo/b/image',
    );
    await userEvent.click(within(dialog).getByRole('button', { name: BUTTON_LABELS.next }));
    expect(within(dialog).getByText('Bild 1 av 2')).toBeTruthy();
    await userEvent.keyboard('{ArrowLeft}');
    expect(within(dialog).getByText('Bild 2 av 2')).toBeTruthy();
  });

  it('[O2.17-01] are reported each by itself', async () => {
    const { platform } = render({ 'GET product/:id/review': shown, 'POST review/:id/report': () => undefined });
    const all = await screen.findByRole('list', { name: 'Bilder från kunder' });
    await userEvent.click(within(all).getByRole('button', { name: 'På skrivbordet' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Anmäl bilden' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Skicka anmälan' }));
    await waitFor(() =>
      expect(platform.calls).toContainEqual(
        expect.objectContaining({ call: 'POST review/:id/report', body: expect.objectContaining({ photoId: 'a' }) }),
      ),
    );
  });

  it('are sent with the review, which is stored also when one of them is refused', async () => {
    const picture = new File(['x'], 'skrivbord.png', { type: 'image/png' });
    Object.assign(globalThis, { createImageBitmap: async () => ({ width: 4, height: 3, close: () => undefined }) });
    HTMLCanvasElement.prototype.toBlob = (done) => done(new Blob(['jpeg'], { type: 'image/jpeg' }));
    const { platform } = render({
      'POST product/:id/review': () => ({ data: { review: WRITTEN } }),
      'POST product/:id/review/own/photo': () => {
        throw apiFailure(422, 'VALIDATION', 'Fel.', { image: 'Skadad.' });
      },
    });
    await writing();
    await userEvent.click(screen.getByRole('radio', { name: '4 av 5: Bra' }));
    await userEvent.upload(screen.getByLabelText('Välj bilder'), picture);
    await userEvent.type(await screen.findByRole('textbox', { name: /Vad visar skrivbord.png/ }), 'Hos mig');
    await publish();
    await waitFor(() =>
      expect(platform.calls).toContainEqual(
        expect.objectContaining({
          call: 'POST product/:id/review/own/photo',
          body: { image: expect.any(String), alt: 'Hos mig' },
        }),
      ),
    );
    await waitFor(() =>
      expect(platform.toasted).toContainEqual({ message: expect.stringContaining('skrivbord.png'), kind: 'error' }),
    );
  });

  it('are taken away one by one by their author', async () => {
    const { platform } = render({
      'GET product/:id/review/own': () => own({ review: { ...WRITTEN, photos: PHOTOS } }),
      'DELETE product/:id/review/own/photo/:photoId': () => ({ data: { review: { ...WRITTEN, photos: [] } } }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Ta bort bild 2' }));
    await waitFor(() =>
      expect(platform.calls).toContainEqual(
        expect.objectContaining({
          call: 'DELETE product/:id/review/own/photo/:photoId',
          params: { id: 7, photoId: 'b' },
        }),
      ),
    );
  });
});
