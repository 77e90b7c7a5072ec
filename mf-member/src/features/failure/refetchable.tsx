import type { ApiClient } from '@shop/contracts/platform';
import { usePlatform } from '@shop/platform';
import { Alert } from '@shop/ui/alert/alert.tsx';
import { Button } from '@shop/ui/button/button.tsx';
import { type ReactNode, useState } from 'react';

export interface RefetchableProps<Data> {
  /** What the page was loaded with; null when it could not be fetched. */
  readonly first: Data | null;
  readonly fetch: (api: ApiClient) => Promise<Data>;
  readonly failure: string;
  readonly children: (data: Data) => ReactNode;
}

/** A section's own data; when it could not be fetched, only this section says so, and can try again. */
export function Refetchable<Data>({ first, fetch, failure, children }: RefetchableProps<Data>) {
  const { api } = usePlatform();
  const [data, setData] = useState(first);
  const [isBusy, setIsBusy] = useState(false);
  const retry = async () => {
    if (isBusy) return;
    setIsBusy(true);
    setData(await fetch(api).catch(() => null));
    setIsBusy(false);
  };
  if (data !== null) return children(data);
  return (
    <Alert
      tone="error"
      live="status"
      action={
        <Button isLoading={isBusy} onClick={() => void retry()}>
          Försök igen
        </Button>
      }
    >
      {failure}
    </Alert>
  );
}
