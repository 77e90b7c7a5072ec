import { Button } from '@shop/ui/button/button.tsx';
import { Dialog } from '@shop/ui/dialog/dialog.tsx';
import { useAtomValue } from 'jotai';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { modalsAtom, type ModalControl } from './create-modals.ts';
import styles from './modal-host.module.css';
import type { Modal } from './modals-state.ts';

const HtmlContent = lazy(() => import('./html-content.tsx'));

interface ModalProps {
  readonly modal: Modal;
  readonly onSettle: (answer: boolean) => void;
}

function Mounted({
  mount,
  onClose,
}: {
  readonly mount: (element: HTMLElement, close: () => void) => () => void;
  readonly onClose: () => void;
}) {
  const element = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => (element.current ? mount(element.current, () => close.current()) : undefined), [mount]);
  return <div ref={element} />;
}

function Content({ modal, onSettle }: ModalProps) {
  const { content, options } = modal;
  switch (content.kind) {
    case 'alert':
    case 'confirm':
      return <p className={styles.text}>{content.text}</p>;
    case 'html':
      return (
        <Suspense fallback={null}>
          <HtmlContent html={content.html} />
        </Suspense>
      );
    case 'iframe':
      return <iframe className={styles.frame} src={content.src} title={options.title} />;
    case 'content':
      return <Mounted mount={content.mount} onClose={() => onSettle(false)} />;
  }
}

function actionsOf({ modal, onSettle }: ModalProps) {
  const { content } = modal;
  if (content.kind === 'alert') {
    return (
      <Button variant="primary" onClick={() => onSettle(true)}>
        Ok
      </Button>
    );
  }
  if (content.kind !== 'confirm') return undefined;
  const { isEqual } = content;
  return (
    <>
      <Button variant={isEqual ? 'secondary' : 'destructive'} onClick={() => onSettle(false)}>
        {content.no}
      </Button>
      <Button variant={isEqual ? 'secondary' : 'primary'} onClick={() => onSettle(true)}>
        {content.yes}
      </Button>
    </>
  );
}

function OneModal({ modal, onSettle }: ModalProps) {
  const { title, hideCloseButton = false, dismissable } = modal.options;
  // A confirm needs a reply; all others also close by a click on the backdrop [O2.16-09].
  const isDismissable = dismissable ?? modal.content.kind !== 'confirm';
  return (
    <Dialog
      isOpen
      title={title}
      onClose={() => onSettle(false)}
      closesOnBackdrop={isDismissable}
      hideClose={hideCloseButton}
      size={modal.content.kind === 'iframe' ? 'large' : 'medium'}
      actions={actionsOf({ modal, onSettle })}
    >
      <Content modal={modal} onSettle={onSettle} />
    </Dialog>
  );
}

/** Renders the open modals. Loaded when the first one opens. */
export default function ModalHost({ modals }: { readonly modals: Pick<ModalControl, 'settle'> }) {
  const { open } = useAtomValue(modalsAtom);
  return open.map((modal) => (
    <OneModal key={modal.id} modal={modal} onSettle={(answer) => modals.settle(modal.id, answer)} />
  ));
}
