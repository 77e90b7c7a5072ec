import type { Receipt } from '@shop/contracts/api/order-receipt';
import { SHOP } from '@shop/contracts/config';
import { formatDayAndYear, fromUnixSeconds } from '@shop/domain/dates';
import { formatExactKronor } from '@shop/domain/money';
import { createPortal } from 'react-dom';
import classes from './printed-receipt.module.css';

/** The receipt as paper shows it: on the screen it is hidden, and when it prints it is all that does. */
export function PrintedReceipt({ receipt }: { readonly receipt: Receipt }) {
  const { number, orderId, issuedAt, seller, buyer, rows, vat, total, payments } = receipt;
  return createPortal(
    <div className={classes.sheet} aria-hidden="true">
      <p className={classes.brand}>{SHOP.brand}</p>
      <p className={classes.title}>{`Kvitto ${number}`}</p>
      <p>{`Beställning ${orderId}, ${formatDayAndYear(fromUnixSeconds(issuedAt))}`}</p>
      <p>{`${seller.name}, ${seller.address}, org.nr ${seller.corpNumber}, momsnr ${seller.vatNumber}`}</p>
      <p>{[buyer.name, buyer.address, buyer.corpNumber, buyer.reference].filter(Boolean).join(', ')}</p>
      <table className={classes.table}>
        <thead>
          <tr>
            <th>Vara</th>
            <th>Antal</th>
            <th>À-pris</th>
            <th>Rabatt</th>
            <th>Moms</th>
            <th>Summa</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              <td>{row.name}</td>
              <td>{row.quantity}</td>
              <td>{formatExactKronor(row.unitPrice)}</td>
              <td>{row.discount === 0 ? '' : formatExactKronor(-row.discount)}</td>
              <td>{row.vatRate === null ? '–' : `${row.vatRate} %`}</td>
              <td>{formatExactKronor(row.total)}</td>
            </tr>
          ))}
          <tr className={classes.total}>
            <td colSpan={5}>Totalt inkl. moms</td>
            <td>{formatExactKronor(total)}</td>
          </tr>
          {vat.map((line) => (
            <tr key={line.rate}>
              <td colSpan={5}>{`Varav moms ${line.rate} %`}</td>
              <td>{formatExactKronor(line.vat)}</td>
            </tr>
          ))}
          {payments.map(({ name, amount }) => (
            <tr key={name}>
              <td colSpan={5}>{`Betalt: ${name}`}</td>
              <td>{formatExactKronor(amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>,
    document.body,
  );
}
