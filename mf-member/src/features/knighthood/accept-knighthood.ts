import { type Knighthood, postKnighthood } from '@shop/contracts/api/member-world';
import { isApiError, type LoadInput } from '@shop/platform';
import { fetchKnighthood } from './load-knighthood.ts';

export type Acceptance =
  { readonly ok: true; readonly knighthood: Knighthood } | { readonly ok: false; readonly text: string };

const UNKNOWN = 'Vi fick inget svar. Försök igen: du kan inte dubbas två gånger, och inget du har gjort går förlorat.';

/** Accepts the honour; after a try without a response, what the server has stored counts. */
export async function acceptKnighthood(api: LoadInput['api']): Promise<Acceptance> {
  try {
    return { ok: true, knighthood: (await api.call(postKnighthood, {})).data.knighthood };
  } catch (error) {
    const knighthood = await fetchKnighthood(api).catch(() => null);
    if (knighthood?.active === true) return { ok: true, knighthood };
    const isRefused = isApiError(error) && error.status >= 400 && error.status < 500;
    return { ok: false, text: isRefused ? error.userMessage : UNKNOWN };
  }
}
