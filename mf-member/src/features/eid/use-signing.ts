import { useOnUrlChange, usePlatform } from '@shop/platform';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { createSigning, type DoneSigning, type EidRequest, type Signing, type SigningView } from './signing.ts';

const setTimer = (run: () => void, inMs: number): (() => void) => {
  const timer = setTimeout(run, inMs);
  return () => clearTimeout(timer);
};

export interface RunningView {
  readonly view: SigningView;
  readonly signing: RefObject<Signing | null>;
}

/**
 * Runs a signing while the component is mounted. It ends with the page, with the component and with a change of the
 * URL; on the server, too, unless it has been confirmed by then [4-47].
 */
export function useSigning(request: EidRequest, onEnd: (done: DoneSigning) => void): RunningView {
  const { api } = usePlatform();
  const [view, setView] = useState<SigningView>({ phase: 'starting' });
  const signing = useRef<Signing | null>(null);
  const latest = useRef(onEnd);
  useEffect(() => {
    latest.current = onEnd;
  });

  useEffect(() => {
    const running = createSigning({
      api,
      request,
      onView: setView,
      onEnd: (done) => latest.current(done),
      setTimer,
      isHidden: () => document.visibilityState === 'hidden',
    });
    signing.current = running;
    const onVisible = () => document.visibilityState === 'visible' && running.wake();
    const onLeave = () => running.leave();
    document.addEventListener('visibilitychange', onVisible);
    window.addEventListener('pagehide', onLeave);
    running.start();
    return () => {
      document.removeEventListener('visibilitychange', onVisible);
      window.removeEventListener('pagehide', onLeave);
      running.leave();
    };
  }, [api, request]);

  useOnUrlChange(() => signing.current?.cancel(), 'path');
  return { view, signing };
}
