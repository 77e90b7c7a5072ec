import type { Customer } from '@shop/contracts/api/checkout';
import { STREET_MAX_LENGTH } from '@shop/domain/validation/field-limits';

/** The parts of a `PaymentResponse` that say who the buyer is. */
export interface WalletBuyer {
  readonly payerName: string | null;
  readonly payerEmail: string | null;
  readonly payerPhone: string | null;
  readonly shippingAddress: Partial<
    Pick<PaymentAddress, 'addressLine' | 'city' | 'phone' | 'postalCode' | 'recipient'>
  > | null;
}

/** The street with what belongs to it, as far as a label has room. */
function streetOf(lines: readonly string[]): string {
  const [first = ''] = lines;
  const all = lines.filter(Boolean).join(', ');
  return (all.length <= STREET_MAX_LENGTH ? all : first).slice(0, STREET_MAX_LENGTH);
}

/** The buyer as the checkout's form has them. The last word of a name is the last name. */
export function customerOf({ payerName, payerEmail, payerPhone, shippingAddress }: WalletBuyer): Customer {
  const { addressLine = [], city = '', phone = '', postalCode = '', recipient = '' } = shippingAddress ?? {};
  const words = (recipient || (payerName ?? '')).trim().split(/\s+/);
  const lastName = words.length > 1 ? (words.pop() ?? '') : '';
  return {
    kind: 'private',
    email: (payerEmail ?? '').trim(),
    mobile: (payerPhone || phone).trim(),
    firstName: words.join(' '),
    lastName,
    street: streetOf(addressLine),
    zipCode: postalCode.replace(/\D/g, ''),
    city: city.trim(),
    companyName: '',
    corpNumber: '',
    invoiceReference: '',
  };
}
