import type { Order } from '@shop/contracts/api/checkout';
import { getOrderReceipt, type Receipt } from '@shop/contracts/api/order-receipt';
import { isApiError, usePlatform } from '@shop/platform';
import { Button } from '@shop/ui/button/button.tsx';
import { Icon } from '@shop/ui/icon/icon.tsx';
import { FileText, Printer } from 'lucide-react';
import { useEffect, useState } from 'react';
import { PrintedReceipt } from './printed-receipt.tsx';

const FAILED = 'Det gick inte att hämta kvittot. Försök igen.';

export interface ReceiptActionsProps {
  readonly order: Pick<Order, 'id' | 'returns'>;
  readonly secret: string | null;
}

const pdfPath = (id: string, secret: string | null, number?: string): string => {
  const query = new URLSearchParams({ ...(secret !== null && { secret }), ...(number && { number }) });
  return `/api/order/${id}/receipt.pdf${query.size === 0 ? '' : `?${query}`}`;
};

/** The receipt as a PDF, the credit notes, and the receipt alone on the printer. */
export default function ReceiptActions({ order, secret }: ReceiptActionsProps) {
  const { api, toasts } = usePlatform();
  const [receipts, setReceipts] = useState<{ receipt: Receipt; credits: readonly Receipt[] } | null>(null);
  const [isPrinting, setIsPrinting] = useState(false);
  const isPaidBack = order.returns?.some(({ status }) => status === 'refunded') === true;

  const load = async () => {
    const query = secret === null ? {} : { secret };
    const { data } = await api.call(getOrderReceipt, { params: { id: order.id }, query }, { fresh: true });
    setReceipts(data);
  };
  const print = async (): Promise<void> => {
    setIsPrinting(true);
    try {
      await load();
    } catch (error) {
      setIsPrinting(false);
      toasts.show(isApiError(error) ? error.userMessage : FAILED, 'error');
    }
  };
  // Printed once the receipt stands in the document.
  useEffect(() => {
    if (!isPrinting || receipts === null) return;
    window.print();
    setIsPrinting(false);
  }, [isPrinting, receipts]);

  return (
    <>
      <Button href={pdfPath(order.id, secret)} icon={<Icon of={FileText} />} target="_blank">
        Kvitto (PDF)
      </Button>
      <Button icon={<Icon of={Printer} />} isLoading={isPrinting} onClick={() => void print()}>
        Skriv ut kvitto
      </Button>
      {isPaidBack ? <Credits orderId={order.id} secret={secret} /> : null}
      {receipts === null ? null : <PrintedReceipt receipt={receipts.receipt} />}
    </>
  );
}

/** The credit notes of what was paid back. */
function Credits({ orderId, secret }: { readonly orderId: string; readonly secret: string | null }) {
  const { api } = usePlatform();
  const [credits, setCredits] = useState<readonly Receipt[]>([]);
  useEffect(() => {
    const controller = new AbortController();
    const query = secret === null ? {} : { secret };
    api
      .call(getOrderReceipt, { params: { id: orderId }, query }, { signal: controller.signal })
      .then(({ data }) => setCredits(data.credits))
      // The receipt's own button reports what is wrong.
      .catch(() => setCredits([]));
    return () => controller.abort();
  }, [api, orderId, secret]);
  return credits.map(({ number }) => (
    <Button key={number} href={pdfPath(orderId, secret, number)} icon={<Icon of={FileText} />} target="_blank">
      {`Kreditnota ${number} (PDF)`}
    </Button>
  ));
}
