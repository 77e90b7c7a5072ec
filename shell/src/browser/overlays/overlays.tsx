import { ToastList, type ToastData } from '@shop/ui/toast/toast.tsx';
import { useAtomValue } from 'jotai';
import { lazy, Suspense } from 'react';
import { OFFLINE } from '../../layout/texts.ts';
import { isOfflineAtom } from '../connectivity/watch-connectivity.ts';
import { modalsAtom, type ModalControl } from '../modals/create-modals.ts';
import { announcementAtom, isSlowAtom } from '../page-view.ts';
import { toastsAtom, type ToastControl, type ToastItem } from '../toasts/create-toasts.ts';
import styles from './overlays.module.css';

const ModalHost = lazy(() => import('../modals/modal-host.tsx'));

const TONES = { ok: 'success', info: 'info', error: 'error' } as const;
const dataOf = ({ id, message, kind }: ToastItem): ToastData => ({ id, message, tone: TONES[kind] });

/** A stored page's notice is at its top; the age of its prices belongs to wherever one has scrolled. */
const offlineText = (): string => [OFFLINE, document.documentElement.dataset.stored].filter(Boolean).join('. ');

function Modals({ modals }: { readonly modals: ModalControl }) {
  const { open } = useAtomValue(modalsAtom);
  if (open.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <ModalHost modals={modals} />
    </Suspense>
  );
}

function Toasts({ toasts }: { readonly toasts: ToastControl }) {
  const shown = useAtomValue(toastsAtom);
  const { dismiss, pause, resume } = toasts;
  return <ToastList toasts={shown.map(dataOf)} onDismiss={dismiss} onPause={pause} onResume={resume} />;
}

/**
 * Layers over the page: progress, offline notice, toasts and modals, and the live region that announces navigations.
 */
export function Overlays({ modals, toasts }: { readonly modals: ModalControl; readonly toasts: ToastControl }) {
  const isSlow = useAtomValue(isSlowAtom);
  const isOffline = useAtomValue(isOfflineAtom);
  const announcement = useAtomValue(announcementAtom);
  return (
    <>
      {isSlow ? <div className={styles.progress} aria-hidden="true" /> : null}
      <p className="visually-hidden" aria-live="polite" data-announcement="">
        {announcement}
      </p>
      <div role="status" className={styles.offlinePlace}>
        {isOffline ? <p className={styles.offline}>{offlineText()}</p> : null}
      </div>
      <Toasts toasts={toasts} />
      <Modals modals={modals} />
    </>
  );
}
