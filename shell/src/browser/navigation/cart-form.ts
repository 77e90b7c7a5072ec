import type { EventInput } from '@shop/contracts/events';

const number = (value: FormDataEntryValue | null): number | null => {
  const parsed = typeof value === 'string' && value.trim() !== '' ? Number(value.replace(',', '.')) : Number.NaN;
  return Number.isFinite(parsed) ? parsed : null;
};
const text = (value: FormDataEntryValue | null): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** What a "Köp" form puts into the cart; null when it names no product, which leaves the form to the server. */
export function cartAddOf(fields: FormData): EventInput<'cart.add'> | null {
  const productId = number(fields.get('productId'));
  const unitPrice = number(fields.get('unitPrice'));
  if (productId === null || unitPrice === null) return null;
  const name = text(fields.get('name'));
  const subTitle = text(fields.get('subTitle'));
  const previewUrl = text(fields.get('previewUrl'));
  return {
    productId,
    unitPrice,
    quantity: number(fields.get('quantity')) ?? 1,
    pass: text(fields.get('pass')) ?? null,
    ...(name && { name }),
    ...(subTitle && { subTitle }),
    ...(previewUrl && { previewUrl }),
  };
}
