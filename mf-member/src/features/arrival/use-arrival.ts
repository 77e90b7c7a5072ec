import type { User } from '@shop/contracts/api/user';
import type { Platform } from '@shop/contracts/platform';
import { usePlatform, useRoute, useShared } from '@shop/platform';
import { useEffect, useRef, useState } from 'react';
import { type ArrivalStep, arrivalSteps, mayInterrupt } from './arrival-steps.ts';
import { clearTutorial } from './clear-tutorial.ts';
import { showFlashMessages } from './flash-messages.ts';

/** Renders again when a dialog of the page closes; that event does not bubble, but it is captured. */
const useDialogsClosed = (): void => {
  const [, recheck] = useState(0);
  useEffect(() => {
    const onClose = () => recheck((count) => count + 1);
    document.addEventListener('close', onClose, true);
    return () => document.removeEventListener('close', onClose, true);
  }, []);
};

/**
 * Whether the member looks at this tab, with what the server says now: a tab in the background waits for the refresh
 * that its first look brings, since another tab may have shown everything by then.
 */
const useIsSeen = (user: User): boolean => {
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    if (document.visibilityState === 'visible') setIsSeen(true);
  }, [user]);
  return isSeen;
};

const runStep = async (step: ArrivalStep, platform: Platform, onTutorial: () => void): Promise<void> => {
  const { bus, store, atoms } = platform;
  switch (step) {
    case 'tutorial':
      // Another tab may have shown it.
      if (!store.get(atoms.settings).show_member_tutorial) return;
      onTutorial();
      await clearTutorial(platform);
      return;
    case 'flash-messages':
      await showFlashMessages(platform);
      return;
    case 'newsletter':
      bus.emit('newsletter.offer', {});
  }
};

export interface ArrivalOptions {
  /** The member's dropdown or the tutorial is open. */
  readonly isBusy: boolean;
  readonly onTutorial: () => void;
}

/** [4-22..26] Starts what a login starts, once a login or page load, one at a time [O4-11]. */
export const useArrival = (user: User, { isBusy, onTutorial }: ArrivalOptions): void => {
  const platform = usePlatform();
  const { name: route } = useRoute();
  const settings = useShared('settings');
  const isKiosk = useShared('kiosk');
  const hasAnsweredCookies = useShared('consent') !== null;
  const isSeen = useIsSeen(user);
  useDialogsClosed();
  const { isCorporateCustomer } = user;
  const [steps, setSteps] = useState(() => arrivalSteps({ settings, isCorporateCustomer, route, isKiosk }));
  const isRunning = useRef(false);

  const [step] = steps;
  useEffect(() => {
    const isInterrupting = isBusy || isRunning.current || document.querySelector('dialog[open]') !== null;
    const situation = { route, isKiosk, hasAnsweredCookies, isSeen, isBusy: isInterrupting };
    if (step === undefined || !mayInterrupt(situation)) return;
    isRunning.current = true;
    void runStep(step, platform, onTutorial).finally(() => {
      isRunning.current = false;
      setSteps((before) => before.slice(1));
    });
  });
};
