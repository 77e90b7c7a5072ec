import type { Product } from '@shop/contracts/api/product';

/** A chapter of the manual, by what the product's own specification says of it. */
export interface SafetyNote {
  readonly heading: string;
  readonly lines: readonly string[];
}

interface Rule extends SafetyNote {
  /** Labels of the specification that it is about. */
  readonly labels: readonly string[];
}

const RULES: readonly Rule[] = [
  {
    heading: 'Ladda och sköt batteriet',
    labels: ['Batteritid', 'Speltid', 'Flygtid', 'Laddning', 'Räckvidd'],
    lines: [
      'Ladda i rumstemperatur och på ett underlag som inte brinner. Täck inte över det som laddas.',
      'Använd den laddare som följde med, eller en med samma märkdata.',
      'Sluta använda ett batteri som är buckligt, svullet, ovanligt varmt eller har läckt.',
      'Ska produkten ligga oanvänd länge, lämna batteriet ungefär halvladdat och svalt.',
    ],
  },
  {
    heading: 'Anslut till el',
    labels: ['Effekt', 'Strömförbrukning', 'Energimätning', 'Portar', 'PoE'],
    lines: [
      'Anslut till ett uttag som är lätt att nå, och dra ut kontakten innan du rengör eller öppnar något.',
      'Använd inte produkten om sladd eller kontakt är skadad.',
      'Lämna fritt utrymme runt ventilationsöppningar.',
    ],
  },
  {
    heading: 'Var rädd om hörseln',
    labels: ['Brusreducering', 'Mikrofon', 'Kanaler'],
    lines: ['Lyssna inte länge på hög volym. Börja lågt, och var uppmärksam på trafik om du använder hörlurar ute.'],
  },
  {
    heading: 'Ålder och mindre delar',
    labels: ['Ålder'],
    lines: [
      'Följ åldersmärkningen på förpackningen. Mindre delar kan sättas i halsen av barn under tre år.',
      'Ta bort allt förpackningsmaterial innan ett barn får produkten.',
    ],
  },
  {
    heading: 'Vatten',
    labels: ['Vattentålighet', 'Vattentät'],
    lines: [
      'Tåligheten gäller sötvatten och en oskadad produkt. Torka av och låt luckor och kontakter torka före laddning.',
    ],
  },
];

/** The notes on safety that a product's specification calls for. */
export function safetyNotes({ specifications }: Pick<Product, 'specifications'>): SafetyNote[] {
  const labels = new Set(specifications.flatMap(({ rows }) => rows.map(({ label }) => label)));
  return RULES.filter((rule) => rule.labels.some((label) => labels.has(label)));
}
