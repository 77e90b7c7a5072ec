import { possibleBases } from './swedish-inflections.ts';

/**
 * Things that shops of other kinds sell, in their base form. Where a shop has no kind of product that is called so,
 * what its products have of such a word is something else: a gaming chair with a 'Kudde', a sensor for 'Dörr och
 * fönster', a graphics card of the name 'Batteri'. It is shown as near, and not as what was asked for.
 */
const GOODS = new Set(
  // At home.
  (
    'säng madrass kudde täcke lakan låda rör överkast gardin matta soffa fåtölj bord stol hylla bokhylla garderob byrå spegel tavla ' +
    'ram vas ljus ljusstake värmeljus handduk duschdraperi tapet färg dörr fönster lås nyckel trappa golv vägg tak element ' +
    'krona lampskärm pläd filt påslakan sänggavel vagga spjälsäng barnstol bilstol barnvagn blöja napp nappflaska ' +
    // In the kitchen, and what is eaten.
    'ugn spis mikrovågsugn mikro diskmaskin torktumlare frys frysbox köksfläkt brödrost våffeljärn kastrull stekpanna gryta ' +
    'kniv knivset sax gaffel sked tallrik glas mugg kopp skål porslin termos matlåda flaska vinkyl grill brödkniv durkslag ' +
    'mjölk ost bröd smör ägg kaffe kaffebönor te socker salt choklad godis chips läsk öl vin sprit snus frukt grönsak kött ' +
    'fisk korv pizza glass soppa ris pasta mjöl krydda honung sylt juice saft ' +
    // To wear, and for the body.
    'jacka byxa tröja skjorta klänning kjol sko stövel sandal sneaker strumpa mössa vante halsduk bälte hatt keps kappa ' +
    'kostym slips underkläder bh pyjamas badkläder badbyxa ring halsband armband örhänge glasögon solglasögon kontaktlins kontaktlinser linsvätska ' +
    'parfym smink schampo balsam tvål tandkräm tandborste deodorant hudkräm rakblad rakapparat hårfön plattång plåster ' +
    'medicin vitamin tablett salva nagellack läppstift hårborste ' +
    // Outdoors, tools and vehicles.
    'cykel elcykel hjälm moped motorcykel båt kajak kanot trailer släp däck bildäck vinterdäck bilbatteri motorolja olja ' +
    'bensin tält sovsäck fiskespö skida skridsko snowboard pulka spade skyffel kratta häcksax gräsklippare motorsåg ' +
    'hammare skruvmejsel skruv spik borr borrmaskin såg tång skiftnyckel stege pensel målarfärg trampolin studsmatta pool ' +
    'hängmatta parasoll staket blomma kruka jord gödsel frö växt träd buske slang vattenslang ved batteri kompressor ' +
    // For games, music, animals and offices.
    'fotboll basketboll boll golfklubba tennisracket hantel skivstång yogamatta gitarr elgitarr bas piano elpiano synt trumma ' +
    'fiol flöjt dragspel munspel saxofon trumpet hund katt häst sadel koppel hundmat kattmat kattsand akvarium bur foder ' +
    'penna papper pärm gem häftapparat toner bläckpatron kuvert almanacka tejp lim symaskin strykjärn tyg garn tråd nål ' +
    'mikrofonarm skärmarm monitorarm paraply resväska väckarklocka kikare teleskop termometer våg duk filmduk projektorduk förstärkare påse bläck plånbok nätverkskort spelare ' +
    'luftrenare luftfuktare avfuktare termostat mat vatten greenscreen babymonitor babyvakt babylarm ljudbok kaffekapsel kaffekapslar ' +
    'hdmiswitch hdmisplitter hdmiväxlare kroppsvåg badvåg personvåg badrumsvåg köksvåg hushållsvåg skruvmejselset verktygslåda bitsset strykbräda spa spabad hållare mobilhållare ställ laptopställ hörlursställ kylpasta robotgräsklippare massagepistol eltandborste backkamera dashcam bluray dvd antenn nätverksuttag fjärrkontroll cykeldator fotoram knappcell simkort stereo bordsfläkt golvfläkt takfläkt pelarfläkt värmefläkt kameraväska ' +
    'lödstation lödkolv tvbänk tvmöbel mediabänk blodtrycksmätare blodsockermätare docka babydocka barndocka dockvagn dockhus dockskåp dockkläder etikettskrivare etikettmaskin ritplatta 3dskrivare'
  ).split(' '),
);

/** Shorter words end many others by chance. */
const SHORTEST_LAST_PART = 4;
const ALL_GOODS = [...GOODS];
const LAST_PARTS = ALL_GOODS.filter(({ length }) => length >= SHORTEST_LAST_PART);

/** Whether a word names something that other shops sell. */
export const isOtherGoods = (forms: readonly string[]): boolean => forms.some((form) => GOODS.has(form));

/** Whether a word or its base form names such a thing. */
export const namesOtherGoods = (word: string): boolean => isOtherGoods([word, ...possibleBases(word)]);

/** Letters from which the beginning of such a thing is no slip of another word. */
const SHORTEST_BEGUN = 4;

/** Whether a word is about to name such a thing: the 'gitar' of a gitarr is no givare. */
export const beginsOtherGoods = (beginning: string): boolean =>
  beginning.length >= SHORTEST_BEGUN && ALL_GOODS.some((goods) => goods.startsWith(beginning));

/** Whether a compound is such a thing: a badrumsmatta is a matta. */
export const isOtherCompound = (forms: readonly string[]): boolean =>
  forms.some((form) => LAST_PARTS.some((part) => form.length > part.length && form.endsWith(part)));

const PAIR = /(\p{L}+)([ -])(\p{L}+)/gu;

/**
 * A text in which goods that are written apart are one word: with a hyphen ('tv-bänk'), or where the shop has nothing
 * of the first ('sim kort').
 */
export const withGoodsJoined = (text: string, isKnown: (word: string) => boolean): string =>
  text.replace(PAIR, (pair, first: string, between: string, last: string) =>
    isOtherGoods([`${first}${last}`.toLowerCase()]) && (between === '-' || !isKnown(first.toLowerCase()))
      ? `${first}${last}`
      : pair,
  );
