import type { ProductSummary } from '@shop/contracts';
import { INFO_PAGE_IDS } from '@shop/domain/ids';
import { formatKronor } from '@shop/domain/money';
import { href } from '@shop/platform';
import { Button } from '@shop/ui/button/button.tsx';
import { Dialog } from '@shop/ui/dialog/dialog.tsx';
import { TextLink } from '@shop/ui/text-link/text-link.tsx';
import classes from './insurance-dialog.module.css';

export interface InsuranceDialogProps {
  readonly productName: string;
  readonly insurance: NonNullable<ProductSummary['insurance']>;
  /** The choice; closing the dialog counts as no. The product is in the cart either way. */
  readonly onChoice: (isInsured: boolean) => void;
}

/** [2.13-37][O2.13-09] Offers the insurance after the buy press. Neither choice is preselected or emphasised. */
export default function InsuranceDialog({ productName, insurance, onChoice }: InsuranceDialogProps) {
  const decline = () => onChoice(false);
  return (
    <Dialog
      isOpen
      onClose={decline}
      title="Vill du försäkra produkten?"
      size="small"
      actions={
        <>
          <Button onClick={decline}>Nej tack</Button>
          <Button onClick={() => onChoice(true)}>Lägg till försäkring</Button>
        </>
      }
    >
      <div className={classes.text}>
        <p>
          {insurance.name} för {productName} kostar <strong>{formatKronor(insurance.price)}</strong> per produkt.
          Försäkringsgivare är {insurance.provider}.
        </p>
        <p>
          <TextLink href={href('info', { id: INFO_PAGE_IDS.purchaseTerms })} target="_blank">
            Läs villkoren (öppnas i ny flik)
          </TextLink>
        </p>
      </div>
    </Dialog>
  );
}
