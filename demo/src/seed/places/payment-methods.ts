/** Direct payment first; credit is marked, stands last and is never preselected (betaltjänstlagen 7 a kap.) [O2.17-16]. */
const DEFAULTS = { feeOre: 0, isCredit: false, needsLogin: false, companiesOnly: false, isActive: true } as const;

export const PAYMENT_METHOD_ROWS = [
  {
    ...DEFAULTS,
    id: 1,
    type: 'card' as const,
    name: 'Kort',
    description: 'Betala med bank- eller kreditkort. Pengarna dras när vi skickar varan.',
    sort: 1,
  },
  {
    ...DEFAULTS,
    id: 2,
    type: 'mobile' as const,
    name: 'Swish',
    description: 'Godkänn köpet direkt i mobilen.',
    sort: 2,
  },
  {
    ...DEFAULTS,
    id: 3,
    type: 'link' as const,
    name: 'Betallänk',
    description: 'Vi mejlar en länk som gäller i 14 dagar. Varan skickas när den är betald.',
    sort: 3,
  },
  {
    ...DEFAULTS,
    id: 4,
    type: 'invoice' as const,
    name: 'Faktura 30 dagar',
    description: 'Betala inom 30 dagar. Att handla mot faktura är att låna pengar. Fakturaavgift 29 kr.',
    feeOre: 2900,
    isCredit: true,
    sort: 5,
  },
  {
    ...DEFAULTS,
    id: 5,
    type: 'instalment' as const,
    name: 'Delbetalning',
    description:
      'Dela upp köpet på 6–36 månader. Exempel: 10 000 kr på 12 månader, ränta 14,95 %, uppläggning 195 kr, aviavgift 29 kr/mån ger 12 betalningar på 931 kr, totalt 11 371 kr och effektiv ränta 27,8 %.',
    isCredit: true,
    needsLogin: true,
    sort: 6,
  },
  {
    ...DEFAULTS,
    id: 6,
    type: 'invoice' as const,
    name: 'Företagsfaktura',
    description: 'Faktura till företaget, 30 dagar netto. Kreditprövning sker.',
    isCredit: true,
    companiesOnly: true,
    sort: 4,
  },
];
