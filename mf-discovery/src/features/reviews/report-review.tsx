import { Button } from '@shop/ui/button/button.tsx';
import { Flag } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { Icon } from '@shop/ui/icon/icon.tsx';

const ReportDialog = lazy(() => import('./report-dialog.tsx'));

/** [O2.17-01] "Anmäl" below a review: its form is loaded when it is asked for. */
export function ReportReview({ id }: { readonly id: number }) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button
        ref={button}
        variant="quiet"
        size="small"
        icon={<Icon of={Flag} size={16} />}
        onClick={() => setIsOpen(true)}
      >
        Anmäl
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <ReportDialog
            id={id}
            onClose={() => {
              setIsOpen(false);
              button.current?.focus();
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}
