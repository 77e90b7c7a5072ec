import { useCallback, useEffect, useState } from 'react';

/** Milliseconds for which a button confirms its action. */
const CONFIRMATION_MS = 2500;

/** True for a short time after `confirm`; pressing again restarts that time. */
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
