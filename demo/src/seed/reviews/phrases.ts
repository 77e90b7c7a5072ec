/** Short verdicts and linking words of reviews, by number of stars. Sentences about the product itself stand with its type. */
export const VERDICTS: Readonly<Record<number, readonly string[]>> = {
  5: [
    'Toppen!',
    'Riktigt nöjd.',
    'Bästa köpet på länge.',
    'Precis vad jag behövde.',
    'Kan varmt rekommendera {den}.',
    'Full pott från mig.',
    'Överträffade mina förväntningar.',
    'Helt klart värt pengarna.',
    'Älskar {den}!',
    'Mycket bra kvalitet.',
  ],
  4: [
    'Bra köp.',
    'Nöjd på det stora hela.',
    'Gör jobbet och lite till.',
    'Nästan perfekt.',
    'Prisvärt.',
    'Bra, men inte felfritt.',
    'Tycker om {den} mer och mer.',
    'Helt klart godkänt.',
  ],
  3: [
    'Helt okej.',
    'Varken bra eller dåligt.',
    'Lite blandade känslor.',
    'Fungerar, men jag hade väntat mig mer.',
    'Duger.',
    'Okej för priset.',
  ],
  2: [
    'Besviken.',
    'Inte vad jag hoppats på.',
    'Hade höga förväntningar, tyvärr.',
    'Känns ofärdig.',
    'Skulle nog välja något annat nästa gång.',
  ],
  1: [
    'Nej tack.',
    'Fick lämna tillbaka.',
    'Slutade fungera efter två veckor, men återbetalningen gick smidigt.',
    'Tyvärr ett bottenbetyg.',
    'Fungerade inte alls hemma hos oss.',
  ],
};

export const BUT: readonly string[] = [
  'Enda minuset:',
  'En liten anmärkning:',
  'Det som drar ner:',
  'Ska jag klaga på något:',
  'Mindre bra:',
];

export const CLOSINGS: Readonly<Record<number, readonly string[]>> = {
  5: [
    'Köper gärna igen.',
    'Snabb leverans också.',
    'Har redan tipsat två vänner.',
    'Tack för bra hjälp i butiken!',
    'Rekommenderas.',
    '',
  ],
  4: ['Rekommenderas ändå.', 'Skulle köpa igen på rea.', 'Fyra av fem.', 'Leveransen gick fort.', ''],
  3: ['Får se hur det håller.', 'Köp om du hittar en kampanj.', 'Lagom helt enkelt.', ''],
  2: ['Skickar nog tillbaka.', 'Funderar på att byta.', ''],
  1: ['Kundtjänst var i alla fall trevlig.', 'Undvik.', ''],
};
