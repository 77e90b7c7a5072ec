import { type CtoQuote, getCtoQuote } from '@shop/contracts/api/configure-to-order';
import { formatZip } from '@shop/domain/validation/normalise';
import { QueryProvider, useApiQuery, useShared } from '@shop/platform';
import { StockLine } from '@shop/ui/stock-line/stock-line.tsx';
import { dayInWords } from './day-in-words.ts';

export interface BuildDeliveryProps {
  readonly quote: CtoQuote;
}

/** The first day of delivery to the shopper's own zip code, where it is known. */
export default function BuildDelivery({ quote }: BuildDeliveryProps) {
  const zipCode = useShared('zipCode');
  if (zipCode === null) return <StockLine tone="none" text="Leveransdagen till ditt postnummer visas i kassan." />;
  return (
    <QueryProvider>
      <Day quote={quote} zipCode={zipCode} />
    </QueryProvider>
  );
}

function Day({ quote: { modelId, choices }, zipCode }: BuildDeliveryProps & { readonly zipCode: string }) {
  const options = choices.map(({ optionId }) => optionId);
  const { data, isError } = useApiQuery(getCtoQuote, { params: { id: modelId }, query: { options, zipCode } });
  const day = data?.data.quote.deliveryDate ?? null;
  if (data === undefined && !isError) return null;
  return (
    <StockLine
      tone={day === null ? 'none' : 'incoming'}
      text={
        day === null
          ? 'Leveransdagen visas i kassan.'
          : `Levereras till ${formatZip(zipCode)} tidigast ${dayInWords(day)}`
      }
    />
  );
}
