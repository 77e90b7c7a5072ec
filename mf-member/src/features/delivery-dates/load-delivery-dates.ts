import { type DeliveryDates, getDeliveryDates } from '@shop/contracts/api/user';
import type { Platform } from '@shop/contracts/platform';
import { isApiError } from '@shop/platform';

const NO_RESPONSE = 'Det gick inte att hämta leveransdatum. Försök igen.';

/** [8-04] Why delivery dates could not be fetched: the status of the response and the text of its body. */
export class DeliveryDatesError extends Error {
  readonly code: number;

  constructor(code: number, message: string) {
    super(message);
    this.name = 'DeliveryDatesError';
    this.code = code;
  }
}

/** [7.3-11] The earliest deliveries to a zip code. Rejects with a DeliveryDatesError. */
export async function loadDeliveryDates({ api }: Pick<Platform, 'api'>, zipCode: string): Promise<DeliveryDates> {
  try {
    const { data } = await api.call(getDeliveryDates, { params: { zipCode } });
    const { today, tomorrow, later } = data;
    return { today, tomorrow, later };
  } catch (error) {
    if (!isApiError(error)) throw new DeliveryDatesError(0, NO_RESPONSE);
    throw new DeliveryDatesError(error.status, error.userMessage);
  }
}
