import { href } from '@shop/contracts/routing';
import { surveyPath } from '@shop/contracts/survey-path';
import { INFO_PAGE_IDS } from '@shop/domain/ids';
import type { Config } from '../config.ts';
import { createOrderSecrets } from './order-secrets.ts';
import type { OrderRecord } from './order-store.ts';

/** Absolute URLs for mails about one order. Those of its pages carry its secret: they work without an account. */
export interface OrderLinks {
  readonly order: string;
  readonly withdrawal: string;
  readonly complaint: string;
  readonly survey: string;
  readonly terms: string;
  readonly rightOfWithdrawal: string;
  /** The standard form of withdrawal as a PDF. */
  readonly withdrawalForm: string;
}

/** Path of the standard form of withdrawal, as the api serves it to anybody. */
export const WITHDRAWAL_FORM_PATH = '/api/withdrawal-form.pdf';

/** The links of a stored order, or of one that is being stored: its secret is computed, never read. */
export function orderLinksOf(
  { publicOrigin, secrets }: Pick<Config, 'publicOrigin' | 'secrets'>,
  record: Pick<OrderRecord, 'id' | 'secretHash'>,
): OrderLinks {
  const { id } = record;
  const secret = createOrderSecrets(secrets).secretOf(record);
  const info = (page: number, name: string): string => `${publicOrigin}${href('info', { id: page, name })}`;
  return {
    order: `${publicOrigin}${href('order', { id }, { secret })}`,
    withdrawal: `${publicOrigin}${href('withdrawal', { id, secret })}`,
    complaint: `${publicOrigin}${href('complaint', { id, secret })}`,
    survey: `${publicOrigin}${surveyPath(id, secret)}`,
    terms: info(INFO_PAGE_IDS.purchaseTerms, 'Köpvillkor'),
    rightOfWithdrawal: info(INFO_PAGE_IDS.rightOfWithdrawal, 'Ångerrätt och öppet köp'),
    withdrawalForm: `${publicOrigin}${WITHDRAWAL_FORM_PATH}`,
  };
}
