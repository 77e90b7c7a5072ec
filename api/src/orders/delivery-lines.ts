import type { DeliveryNotes, DeliveryPart, PickupPoint } from '@shop/contracts';

/** What an order says about its delivery beside the method. */
export interface DeliveryDetails {
  readonly notes: DeliveryNotes | null;
  readonly point: PickupPoint | null;
  readonly parts: readonly DeliveryPart[] | null;
  /** Name of a row by its id. */
  readonly nameOf: (rowId: string) => string;
}

const HANDOVER_TEXT: Readonly<Record<DeliveryNotes['handover'], string>> = {
  asUsual: '',
  ring: 'Ring på dörren',
  leave: 'Ställ paketet utanför dörren',
};

/** Label and text of each detail that the buyer gave, for the confirmation and for the one who packs. */
export function deliveryDetails({
  notes,
  point,
  parts,
  nameOf,
}: DeliveryDetails): (readonly [label: string, text: string])[] {
  const split = (parts ?? []).map(({ dateLabel, rowIds }, index): readonly [string, string] => [
    `Delleverans ${index + 1}`,
    `${rowIds.map(nameOf).join(', ')} (${dateLabel ?? 'datum meddelas'})`,
  ]);
  const all: (readonly [string, string])[] = [
    ['Utlämningsställe', point === null ? '' : `${point.name}, ${point.street}, ${point.city}`],
    ...split,
    ['Portkod', notes?.doorCode ?? ''],
    ['Till budet', [HANDOVER_TEXT[notes?.handover ?? 'asUsual'], notes?.courier ?? ''].filter(Boolean).join('. ')],
    ['Meddelande till butiken', notes?.message ?? ''],
  ];
  return all.filter(([, text]) => text !== '');
}
