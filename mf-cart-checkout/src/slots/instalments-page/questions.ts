import { SHOP } from '@shop/contracts/config';

export interface Question {
  readonly question: string;
  readonly answer: string;
}

/** [O2.17-22] What shoppers ask before they pay by instalments. */
export const QUESTIONS: readonly Question[] = [
  {
    question: 'Vem kan delbetala?',
    answer: `Du som är privatperson, har fyllt 18 år, är folkbokförd i Sverige och är medlem hos oss. Du legitimerar dig med ${SHOP.eid.name}. Företag betalar mot företagsfaktura.`,
  },
  {
    question: 'Vad kan jag delbetala?',
    answer: 'Köp som kostar mellan 1 000 och 50 000 kronor. Presentkort går inte att köpa på kredit.',
  },
  {
    question: 'Vad är effektiv ränta?',
    answer:
      'Den effektiva räntan är vad krediten kostar per år när allt är inräknat: ränta, uppläggningsavgift och aviavgifter. Med den kan du jämföra olika erbjudanden.',
  },
  {
    question: 'När ska jag betala?',
    answer:
      'En gång i månaden, första gången en månad efter köpet. Du betalar med kort eller Swish under Betalningar på Mina sidor, där du också ser vad som är kvar.',
  },
  {
    question: 'Kan jag ångra krediten eller betala i förtid?',
    answer:
      'Ja. Du kan ångra krediten inom 14 dagar och betalar då tillbaka lånet och räntan för dagarna som gått. Du kan också betala hela lånet i förtid när du vill. Kontakta kundservice, så räknar vi ut vad som är kvar.',
  },
  {
    question: 'Vad händer om jag lämnar tillbaka varan?',
    answer:
      'Priset för varan dras av från planen, med de sista betalningarna först. Har du betalat mer än så får du tillbaka pengarna.',
  },
  {
    question: 'Vad händer om jag betalar för sent?',
    answer:
      'Så länge en betalning är försenad kan du inte få mer kredit hos oss. Betalar du inte alls riskerar du en betalningsanmärkning. Hör av dig till kundservice i god tid om du inte kan betala.',
  },
];
