import { useCallback, useEffect, useState } from 'react';

/** How long a button says that it has done what it was asked. */
const CONFIRMATION_MS = 2500;

/** True for a moment after `confirm`; pressing again starts the moment anew. */
export function useConfirmation(): [isConfirmed: boolean, confirm: () => void] {
  const [count, setCount] = useState(0);
  const [seen, setSeen] = useState(0);
  useEffect(() => {
    if (count === seen) return undefined;
    const timer = setTimeout(() => setSeen(count), CONFIRMATION_MS);
    return () => clearTimeout(timer);
  }, [count, seen]);
  const confirm = useCallback(() => setCount((before) => before + 1), []);
  return [count !== seen, confirm];
}
