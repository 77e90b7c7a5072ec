import type { Earning } from '@shop/contracts/api/member-world';
import type { RouteName } from '@shop/contracts/routes';
import { formatWholeNumber } from '@shop/domain/money';

export interface EarningRow {
  readonly kind: Earning['kind'];
  readonly what: string;
  readonly amount: string;
  readonly note: string;
  /** Where it is earned. */
  readonly route: RouteName | null;
  /** Part of the game, which serious business mode does not speak of. */
  readonly isGame: boolean;
}

const xp = (points: number): string => `${formatWholeNumber(points)}\u00a0xp`;
const range = ({ from, to }: Earning): string => (from === to ? xp(to) : `${formatWholeNumber(from)}–${xp(to)}`);

const ROWS: Readonly<Record<Earning['kind'], Omit<EarningRow, 'kind' | 'amount'> & { per: string }>> = {
  purchase: {
    what: 'Handla',
    per: ' per krona',
    note: 'För varor du har betalat och behållit, när ångertiden har gått ut. Frakt, försäkringar och presentkort ger inga xp.',
    route: 'member.orders',
    isGame: false,
  },
  review: {
    what: 'Skriv en recension',
    per: ' per recension',
    note: 'En gång per produkt, när recensionen är publicerad. Lika mycket vad du än tycker.',
    route: null,
    isGame: false,
  },
  achievement: {
    what: 'Få en utmärkelse',
    per: ' per utmärkelse',
    note: 'Varje utmärkelse säger hur mycket den ger och vad den kräver. Några är hemliga.',
    route: 'member.achievements',
    isGame: true,
  },
  game: {
    what: 'Svara i dagens quiz',
    per: ' per dag',
    note: 'En omgång om dagen. Den som missar en dag förlorar inga xp.',
    route: 'member.game',
    isGame: true,
  },
  supplyDrop: {
    what: 'Öppna månadens förrådslåda',
    per: ' per månad',
    note: 'Gratis, en gång i månaden. Chanserna står på sidan, och lådor kan inte köpas.',
    route: 'member.supply-drop',
    isGame: true,
  },
};

/** What earns XP and how much, in the shopper's words. */
export const earningRows = (earnings: readonly Earning[]): readonly EarningRow[] =>
  earnings.map((earning) => {
    const { per, ...row } = ROWS[earning.kind];
    return { ...row, kind: earning.kind, amount: `${range(earning)}${per}` };
  });
