import { Button } from '@shop/ui/button/button.tsx';
import { Flag } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import { Icon } from '@shop/ui/icon/icon.tsx';
import { DialogMissing } from '@shop/platform';
import { lazyOr } from '@shop/ui/lazy-part/lazy-or.tsx';

const ReportDialog = lazyOr(() => import('./report-dialog.tsx'), DialogMissing);

export interface ReportReviewProps {
  readonly id: number;
  /** The photo in it that is reported; without it, the whole review. */
  readonly photoId?: string;
}

/** [O2.17-01] "Anmäl" below a review or a photo: its form is loaded when it is asked for. */
export function ReportReview({ id, photoId }: ReportReviewProps) {
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
        {photoId === undefined ? 'Anmäl' : 'Anmäl bilden'}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <ReportDialog
            id={id}
            {...(photoId !== undefined && { photoId })}
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
