import { type ChatService, getChatService } from '@shop/contracts/api/chat';
import { usePlatform } from '@shop/platform';
import { useEffect, useState } from 'react';

/** Whether somebody answers now; undefined until it is known, null when it could not be fetched. */
export function useService(isOpen: boolean): ChatService | null | undefined {
  const { api } = usePlatform();
  const [service, setService] = useState<ChatService | null>();
  useEffect(() => {
    if (!isOpen) return undefined;
    const controller = new AbortController();
    api.call(getChatService, {}, { signal: controller.signal }).then(
      ({ data }) => setService(data.service),
      () => {
        if (!controller.signal.aborted) setService(null);
      },
    );
    return () => controller.abort();
  }, [api, isOpen]);
  return service;
}
