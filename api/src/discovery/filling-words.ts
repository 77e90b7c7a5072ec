/**
 * Conversational words of searches that name no product: questions, praise, price. They are left out when no product
 * has all of the words; the stemmer's own stop words ('vilken', 'till', 'är') never count.
 */
const FILLING = new Set(
  (
    'bra bäst bästa bättre billig billigt billiga billigast billigaste rolig roligt roliga kul fin fint fina ny nytt nya ' +
    'ge ger gillar älskar tycker fyller köp köpa köper säljer handla beställa hitta hittar finns söker letar behöver vill önskar rekommendera rekommendation ' +
    'rekommenderar tips test testvinnare bäst-i-test pris priser priset rea erbjudande erbjudanden kampanj fynda kr kronor ' +
    'passar passande lämplig present presenter gåva gåvor klapp klappar julklapp julklappar bör borde ska skall kan någon något några stort stor ' +
    'stora mest mycket väldigt hela alla olika ' +
    'storlek extra snygg snyggt snygga cool coola schysst häftig häftigt häftiga dyr dyrt dyra dyraste ' +
    'populär populärt populära populäraste rekommenderad rekommenderat rekommenderade bästsäljare bästsäljande sålda säljande ' +
    'sovrum sovrummet vardagsrum vardagsrummet badrum badrummet barnrum barnrummet hallen rummet diskbänk diskbänken ' +
    'flyga leka åka sitta använda ' +
    'vad skillnad skillnaden jämför jämföra jämförelse betyder ' +
    'sån sånt såna sådan sådant sådana saker sak grejer grej prylar pryl klarar börja online butik sverige svensk 2025 2026'
  ).split(' '),
);

/** Of these, the verbs, which are no form of a name: 'klarar' none of 'Klara'. */
const VERBS = new Set(['klarar']);

/** What names all that a shop has. */
const EVERYTHING = new Set(
  'elektronik hemelektronik teknik pryl prylar sak saker grej grejer produkt produkter varor sortiment allt'.split(' '),
);

export const isFilling = (word: string): boolean => FILLING.has(word);

/** Whether it is a verb, which says nothing of a product. */
export const isVerb = (word: string): boolean => VERBS.has(word);

/** Whether a word names all that a shop has. */
export const isEverything = (word: string): boolean => EVERYTHING.has(word);

/** Whether such a word begins so. */
export const isFillingBeginning = (beginning: string): boolean =>
  [...FILLING].some((word) => word.startsWith(beginning));
