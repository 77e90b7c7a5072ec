import { rankGroup } from '@shop/domain/ranks';
import type { SupplyDropList } from './load-supply-drops.ts';
import { formatChance } from './reward-view.ts';
import classes from './supply-drop-page.module.css';

export interface OddsTableProps {
  readonly odds: SupplyDropList['odds'];
  readonly level: number;
}

/** [O6-10] The chance of each reward, as the server draws it for the member's rank group. */
export function OddsTable({ odds, level }: OddsTableProps) {
  return (
    <table className={classes.odds}>
      <caption>
        Chanserna i gruppen {rankGroup(level) ?? ''} just nu, avrundade till en tiondels procent. Servern drar efter
        precis den här tabellen, och tillsammans är chanserna 100&nbsp;%.
      </caption>
      <thead>
        <tr>
          <th scope="col">Vinst</th>
          <th scope="col" className={classes.chance}>
            Chans
          </th>
        </tr>
      </thead>
      <tbody>
        {odds.map(({ kind, name, amount, description, probability }) => (
          <tr key={`${kind}-${amount}`}>
            <th scope="row">
              {name}
              <span className={classes.what}>{description}</span>
            </th>
            <td className={classes.chance}>{formatChance(probability)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
