/**
 * A question that a page of the shop answers, and the titles of those that do; the first page has to be one of them.
 */
export interface Service {
  query: string;
  page: RegExp;
}

const on = (page: RegExp, ...queries: readonly string[]): Service[] => queries.map((query) => ({ query, page }));

/** What shoppers ask of the shop itself, in a word and in sentences. */
export const SERVICES: readonly Service[] = [
  ...on(
    /retur|ånger/i,
    'hur lämnar jag tillbaka en vara',
    'skicka tillbaka',
    'ångra köp',
    'returfrakt',
    'hur returnerar jag en vara',
  ),
  // The campaign itself while it runs, else all of them.
  ...on(
    /kampanj|black week/i,
    'rea',
    'kampanj',
    'erbjudanden',
    'black friday',
    'black week',
    'laptop black friday',
    'black friday tv',
    'halva priset',
    'prissänkt',
  ),
  ...on(/jämförpris/i, 'prisgaranti', 'prismatchning'),
  ...on(/ånger/i, 'öppet köp hur länge', 'ångerrätt', 'öppet köp'),
  ...on(/betalning/i, 'kan jag betala med swish', 'swish', 'betala med kort', 'vilka betalsätt har ni', 'klarna'),
  ...on(
    /leverans/i,
    'vad kostar frakten',
    'fri frakt',
    'leveranstid',
    'hur lång tid tar leveransen',
    'fraktfritt',
    'leveranstider',
  ),
  ...on(
    /butiker/i,
    'när har ni öppet',
    'vilka öppettider har butiken',
    'butik göteborg',
    'butiker stockholm',
    'närmaste butik',
    'klicka och hämta',
  ),
  ...on(/reklamation/i, 'min mobil är trasig', 'hur reklamerar jag', 'trasig vara', 'reklamera'),
  ...on(/jobba/i, 'jobba hos er', 'lediga jobb', 'jobb', 'sommarjobb'),
  ...on(/lösenord/i, 'byta lösenord', 'glömt mitt lösenord', 'jag har glömt lösenordet'),
  ...on(/beställning/i, 'var är mitt paket', 'spåra paket', 'spåra min order', 'var är min order', 'spåra beställning'),
  ...on(/beställning/i, 'order', 'min order', 'mina ordrar', 'beställning', 'mina köp', 'orderhistorik'),
  ...on(/leverans/i, 'expressleverans'),
  ...on(/kundservice/i, 'nyhetsbrev', 'installation'),
  ...on(/kampanj/i, 'lagerrensning', 'utförsäljning'),
  ...on(/avbeställa/i, 'avbeställa order', 'avboka beställning', 'ändra min beställning'),
  ...on(/delbetalning/i, 'delbetalning', 'avbetalning', 'dela upp betalningen', 'köpa på avbetalning', 'ränta'),
  ...on(/betalning|företag/i, 'faktura', 'betala med faktura'),
  ...on(/rabattkod/i, 'rabattkod', 'använda rabattkod', 'kampanjkoder'),
  ...on(
    /kontakt|kundservice/i,
    'kundtjänst telefonnummer',
    'ring er',
    'kontakta er',
    'mejla er',
    'kundservice',
    'chatt',
  ),
  ...on(/garanti/i, 'hur lång garanti har ni', 'garantitid', 'garanti'),
  ...on(/byt in/i, 'sälja min gamla mobil', 'inbyte', 'byta in mobil'),
  ...on(/återvinning|miljö/i, 'återvinna gammal elektronik', 'återvinning', 'lämna elavfall'),
  ...on(/kvitto/i, 'kvitto', 'hitta kvittot', 'kvittokopia'),
  ...on(/pengarna/i, 'pengarna tillbaka', 'återbetalning', 'när får jag tillbaka pengarna'),
  ...on(/medlem/i, 'bli medlem', 'medlem', 'medlemsskap', 'medlemspoäng'),
  ...on(/företag/i, 'handla som företag', 'företagskund', 'företag'),
  ...on(/integritet/i, 'integritetspolicy', 'gdpr', 'personuppgifter'),
  ...on(/kakor/i, 'cookies', 'kakor'),
  ...on(/bygg din dator/i, 'bygga egen dator', 'bygg din egen dator'),
  ...on(/villkor/i, 'köpvillkor', 'villkor'),
  ...on(/mest sålda/i, 'bästsäljare', 'topplista', 'mest sålda', 'mest populära'),
  ...on(/beställning/i, 'när kommer varan', 'när kommer paketet'),
  ...on(/ångerrätt/i, 'byta vara', 'byta storlek'),
  ...on(/om oss/i, 'om er', 'om oss'),
  ...on(/reklamation/i, 'reparation', 'laga min mobil'),
];
