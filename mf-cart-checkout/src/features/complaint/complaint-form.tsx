import type { Order } from '@shop/contracts/api/checkout';
import { Alert } from '@shop/ui/alert/alert.tsx';
import { Button } from '@shop/ui/button/button.tsx';
import { Card } from '@shop/ui/card/card.tsx';
import { Checkbox } from '@shop/ui/checkbox/checkbox.tsx';
import { PhotoPicker, type PickedPhoto } from '@shop/ui/photo-picker/photo-picker.tsx';
import { Select } from '@shop/ui/select/select.tsx';
import { Textarea } from '@shop/ui/textarea/textarea.tsx';
import { type FormEvent, useState } from 'react';
import classes from './complaint.module.css';
import { type MadeComplaint, useComplain } from './use-complain.ts';

const ERRORS = {
  rows: 'Välj vad du vill reklamera.',
  description: 'Beskriv felet med minst tio tecken.',
} as const;
type Problem = keyof typeof ERRORS;

const MIN_DESCRIPTION = 10;
/** Photos of one complaint; the api refuses more. */
const MAX_PHOTOS = 5;

type Row = Order['rows'][number];

function RowChoice({ row, message }: { readonly row: Row; readonly message: string | undefined }) {
  const { id, product, quantity } = row;
  if (quantity === 1) return <Checkbox label={product.name} name={id} value="1" {...(message && { message })} />;
  const options = Array.from({ length: quantity + 1 }, (_, units) => ({
    value: String(units),
    label: units === 0 ? 'Ingen' : `${units} av ${quantity} st`,
  }));
  return <Select label={product.name} name={id} options={options} {...(message && { state: 'error', message })} />;
}

export interface ComplaintFormProps {
  readonly order: Pick<Order, 'id' | 'rows'>;
  readonly secret: string | null;
  readonly onDone: (complaint: MadeComplaint) => void;
}

/** What is wrong with which rows, with photos. */
export function ComplaintForm({ order, secret, onDone }: ComplaintFormProps) {
  const { complain, failure, isBusy } = useComplain(order.id, secret);
  const [photos, setPhotos] = useState<readonly PickedPhoto[]>([]);
  const [problem, setProblem] = useState<Problem | null>(null);

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    const fields = new FormData(form);
    const rows = order.rows
      .map(({ id }) => ({ rowId: id, quantity: Number(fields.get(id) ?? 0) }))
      .filter(({ quantity }) => quantity > 0);
    const description = String(fields.get('description') ?? '').trim();
    const found: Problem | null =
      rows.length === 0 ? 'rows' : description.length < MIN_DESCRIPTION ? 'description' : null;
    setProblem(found);
    if (found !== null) {
      const selector = found === 'rows' ? 'select, input[type=checkbox]' : '[name=description]';
      return form.querySelector<HTMLElement>(selector)?.focus();
    }
    const made = await complain({ rows, description, photos });
    if (made !== null) onDone(made);
  };

  return (
    <form className={classes.form} noValidate onSubmit={(event) => void submit(event)}>
      <Card as="section" labelledBy="complaint-rows">
        <h2 id="complaint-rows" className={classes.title}>
          Vad är det fel på?
        </h2>
        <ul role="list" className={classes.rows}>
          {order.rows.map((row, index) => (
            <li key={row.id}>
              <RowChoice row={row} message={problem === 'rows' && index === 0 ? ERRORS.rows : undefined} />
            </li>
          ))}
        </ul>
      </Card>
      <Card as="section" labelledBy="complaint-what">
        <h2 id="complaint-what" className={classes.title}>
          Vad har hänt?
        </h2>
        <div className={classes.fields}>
          <Textarea
            label="Beskriv felet"
            name="description"
            hint="Vad är fel, när märkte du det och vad har du provat?"
            maxLength={2000}
            {...(problem === 'description' && { state: 'error', message: ERRORS.description })}
          />
          <PhotoPicker
            photos={photos}
            onChange={setPhotos}
            max={MAX_PHOTOS}
            hint={`Högst ${MAX_PHOTOS} bilder av felet. Bara du och vår kundservice ser dem.`}
          />
        </div>
      </Card>
      <div role="alert">{failure === null ? null : <Alert tone="error">{failure}</Alert>}</div>
      <div>
        <Button type="submit" variant="primary" size="large" isLoading={isBusy}>
          Skicka reklamationen
        </Button>
      </div>
    </form>
  );
}
