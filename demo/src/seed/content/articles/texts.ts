/** An article as it is written by hand; its products are the best sellers of `types`, or those of `filters`. */
export interface ArticleText {
  readonly id: number;
  readonly slug: string;
  readonly heading: string;
  readonly metaTitle?: string;
  readonly ingress: string;
  readonly author: string;
  readonly sectionId: number | null;
  readonly daysAgo: number;
  readonly look: readonly [background: string, accent: string, ...archetypes: string[]];
  readonly types?: readonly string[];
  /** Makes it a special entity ('s' + id). */
  readonly filters?: string;
  readonly content: string;
}

export const ARTICLES: readonly ArticleText[] = [
  {
    id: 101,
    slug: 'valj-ratt-grafikkort',
    heading: 'Så väljer du grafikkort som håller',
    metaTitle: 'Grafikkortsguide: välj rätt minne, effekt och storlek',
    ingress: 'Minnet tar slut före kraften. Vi går igenom vad som avgör om ett grafikkort räcker i tre år eller i ett.',
    author: 'Mira Holm, Pixelhamns verkstad',
    sectionId: 3,
    daysAgo: 6,
    look: ['#171a3a', '#6ee7ff', 'graphics-card', 'pc-case', 'monitor'],
    types: ['graphicsCard', 'powerSupply'],
    content: `<p>De flesta frågar oss vilket kort som är snabbast. En bättre fråga är vilken skärm du har. Spelar du i 1080p räcker 8 GB grafikminne i de flesta spel, men det är gränsen. För 1440p rekommenderar vi 12 GB och för 4K minst 16 GB.</p><h2>Minnet avgör livslängden</h2><p>Nya spel lägger allt större texturer i grafikminnet. När det tar slut hackar bilden, hur snabbt kortet än är i övrigt. Har du att välja mellan ett något snabbare kort och ett med mer minne: ta minnet.</p><h2>Mät innan du köper</h2><ul><li>Längden i chassit, från baksidan till fläktarna fram.</li><li>Antal platser på höjden. Många kort tar tre.</li><li>Avståndet till sidoplåten: strömkabeln behöver plats att böjas.</li></ul><h2>Nätaggregatet</h2><p>Räkna ihop kortets och processorns maxeffekt och lägg till 150 W. Då arbetar aggregatet där det är som tystast. Byter du från ett äldre kort behöver du kanske också en ny kabel.</p><p>Osäker? Ta med måtten till en <a href="/info/5-Vara-butiker">butik</a>, så kontrollerar vi dem.</p>`,
  },
  {
    id: 102,
    slug: 'mekaniskt-tangentbord',
    heading: 'Mekaniska tangentbord: linjärt, taktilt eller klickigt?',
    ingress: 'Tre sorters brytare, två sorters grannar. Så hittar du ett tangentbord som känns rätt och låter lagom.',
    author: 'Jonas Ek, butiken på Hötorget',
    sectionId: 13,
    daysAgo: 11,
    look: ['#2a0f3d', '#ff4f8b', 'keyboard', 'mouse', 'mouse-pad'],
    types: ['keyboard'],
    content: `<p>Under varje tangent sitter en brytare. Den bestämmer nästan allt om hur det känns att skriva.</p><h2>Linjära</h2><p>Går rakt ner utan motstånd. Snabba i spel och tystast av de tre. Lätta att trycka ner av misstag om man vilar fingrarna.</p><h2>Taktila</h2><p>Har en liten knöl på vägen ner, så att fingret vet när tangenten är tryckt. Bäst om du skriver mycket.</p><h2>Klickiga</h2><p>Som de taktila, men med ett klick som hörs i rummet intill. Älskade av den som skriver, sällan av den som sitter bredvid.</p><h2>Svensk layout</h2><p>Alla tangentbord vi säljer har Å, Ä och Ö tryckta på tangenterna om inget annat står. Titta efter ISO-format: då är Enter hög och tangenten &lt;&gt; finns till vänster om Z.</p>`,
  },
  {
    id: 103,
    slug: 'oled-mini-led-lcd',
    heading: 'OLED, mini-LED eller vanlig LCD?',
    ingress: 'Svärta, ljusstyrka och pris. Vi förklarar skillnaderna utan att använda ordet revolution.',
    author: 'Sara Lindgren, inköp bild',
    sectionId: 5,
    daysAgo: 19,
    look: ['#0b1f4b', '#ffd43b', 'tv', 'soundbar', 'projector'],
    types: ['tv', 'soundbar'],
    content: `<p>I en OLED-skärm lyser varje bildpunkt för sig. Svart är svart på riktigt, och därför blir bilden bäst i ett mörkt rum. En mini-LED har tusentals små lampor bakom bilden och blir ljusare, vilket du märker i ett vardagsrum med fönster. En vanlig LCD kostar minst och räcker gott för nyheter och barnprogram.</p><h2>Tre frågor att ställa sig</h2><ol><li>Tittar du mest på dagen eller på kvällen?</li><li>Står samma bild länge, till exempel en kanallogotyp? Då är LCD tryggare.</li><li>Spelar du? Leta efter 120 Hz och variabel uppdatering.</li></ol><h2>Avståndet</h2><p>För 4K är ett bra avstånd ungefär lika många centimeter som skärmens tum gånger tre. En 65-tummare trivs alltså på två meter.</p><p>På varje tv finns en energietikett. Jämför förbrukningen per 1 000 timmar, inte bara bokstaven.</p>`,
  },
  {
    id: 104,
    slug: 'lasa-energietiketten',
    heading: 'Så läser du energietiketten',
    ingress:
      'A är inte alltid lätt att nå. Därför kan ett C vara riktigt bra, och därför är siffran viktigare än färgen.',
    author: 'Elin Åkesson, hållbarhet',
    sectionId: null,
    daysAgo: 27,
    look: ['#0b6b4f', '#d8f3dc', 'smart-bulb', 'lamp', 'tv'],
    types: ['tv', 'monitor', 'lamp', 'fridge', 'washingMachine'],
    content: `<p>Sedan 2021 går skalan från A till G. Den skärptes med flit så att få produkter skulle nå A från början. En skärm i klass E är alltså inte dålig, bara mätt med ett strängare mått.</p><h2>Vad siffrorna betyder</h2><ul><li><strong>kWh/1 000 h</strong> på skärmar: förbrukningen på 1 000 timmar, ungefär ett år för en familj.</li><li><strong>kWh/100 cykler</strong> på tvättmaskiner.</li><li><strong>kWh/år</strong> på kylar och frysar.</li></ul><h2>Räkna själv</h2><p>Multiplicera med ditt elpris. En tv på 100 kWh kostar vid två kronor per kilowattimme omkring 200 kr per 1 000 timmar.</p><p>På produktsidan visar vi etiketten intill priset, och under ”Produktblad” hittar du allt som tillverkaren har mätt.</p>`,
  },
  {
    id: 105,
    slug: 'wifi-i-hela-huset',
    heading: 'Wifi i hela huset, även i källaren',
    ingress: 'En ny router hjälper sällan om den står i städskåpet. Här är ordningen vi själva går i.',
    author: 'Amir Rezaei, servicedisken i Malmö',
    sectionId: 4,
    daysAgo: 33,
    look: ['#0d3b66', '#f4d35e', 'router', 'laptop', 'phone'],
    types: ['router', 'networkSwitch'],
    content: `<ol><li><strong>Flytta routern.</strong> Högt, öppet och mitt i hemmet. Inte bakom tv:n, inte i skåpet.</li><li><strong>Dra en kabel</strong> till det som står stilla: tv, spelkonsol, stationär dator. Det avlastar luften för allt annat.</li><li><strong>Fler enheter, inte starkare.</strong> I ett tvåplanshus slår tre små enheter en stor. De ska höra varandra väl, så ställ dem inte i ytterändarna.</li></ol><h2>Behöver jag wifi 7?</h2><p>Bara om du har datorer och telefoner som kan det och ett bredband över 1 000 Mbit/s. Annars märker du ingen skillnad mot wifi 6.</p><h2>Säkerhet</h2><p>Byt lösenordet som stod på etiketten, slå på automatiska uppdateringar och lägg lampor och kameror på gästnätet.</p>`,
  },
  {
    id: 106,
    slug: 'bradspel-for-alla-aldrar',
    heading: 'Tolv brädspel som tål att farmor vinner',
    ingress: 'Korta regler, lagom tur och inga som åker ut efter tio minuter. Våra säkraste kort till familjekvällen.',
    author: 'Lotta Bergman, spelrummet i Nordstan',
    sectionId: 1,
    daysAgo: 4,
    look: ['#7a1f5c', '#ffe066', 'board-game', 'card-game', 'dice-set'],
    types: ['boardGame', 'cardGame'],
    content: `<p>Det bästa familjespelet är det som faktiskt blir spelat. Vi har valt spel som förklaras på fem minuter och tar under en timme.</p><h2>Så valde vi</h2><ul><li>Alla är med till slutet.</li><li>Turen jämnar ut åldersskillnader, men den som tänker har nytta av det.</li><li>Texten är på svenska, eller så behövs ingen text.</li></ul><h2>Med de minsta</h2><p>Spela öppet: lägg korten uppåt och fundera högt tillsammans. Från sju års ålder går det mesta på listan utan hjälp.</p><h2>När kvällen är ung</h2><p>I våra spelrum i de större butikerna får du prova innan du köper. Torsdagar från 18 finns alltid någon som kan reglerna.</p>`,
  },
  {
    id: 107,
    slug: 'bygg-din-forsta-dator',
    heading: 'Bygg din första dator på en eftermiddag',
    ingress: 'Du behöver en skruvmejsel, ett bord och tålamod med en enda kabel. Resten är som att bygga med klossar.',
    author: 'Verkstaden hos Polarsten',
    sectionId: 14,
    daysAgo: 41,
    look: ['#062a33', '#1fb6c9', 'pc-case', 'motherboard', 'processor'],
    types: ['processor', 'motherboard', 'memory', 'ssd', 'powerSupply', 'pcCase', 'cooler'],
    content: `<h2>Innan du börjar</h2><p>Kontrollera att processorns och moderkortets sockel är densamma, att minnet är av rätt sort och att kylaren får plats i chassit. Jorda dig på ett element då och då.</p><h2>Ordningen</h2><ol><li>Processor, minne och SSD på moderkortet, medan det ligger på sin kartong.</li><li>Kylaren. En ärta kylpasta räcker.</li><li>Nätaggregatet i chassit, sedan moderkortet.</li><li>Frontpanelens små kablar. Det är här tålamodet behövs; följ moderkortets bild.</li><li>Grafikkortet sist.</li></ol><h2>Första starten</h2><p>Lyser den inte? Nio gånger av tio är en strömkontakt inte helt intryckt. Pip och blinkningar står förklarade i moderkortets handbok.</p><p>Vill du hellre slippa bygger vi åt dig: <a href="/polarsten-cto">rita din egen dator</a>.</p>`,
  },
  {
    id: 108,
    slug: 'robotdammsugare-med-djur-hemma',
    heading: 'Robotdammsugare när du har hund',
    ingress: 'Hår, matskålar och en rädd katt. Det här ska du titta efter, och det här kan du strunta i.',
    author: 'Petra Nyström, inköp hem',
    sectionId: 8,
    daysAgo: 52,
    look: ['#1b4332', '#b7e4c7', 'robot-vacuum', 'air-fryer', 'coffee-machine'],
    types: ['robotVacuum', 'vacuum'],
    content: `<p>Sugkraften i pascal säger mindre än borsten. Leta efter en gummiborste utan borst: hår lindas inte lika lätt runt den.</p><h2>Viktigt</h2><ul><li>Tömningsstation, om hunden fäller.</li><li>Kartor med förbjudna zoner för matskålar.</li><li>Reservdelar: filter, borstar och batteri ska gå att köpa länge.</li></ul><h2>Mindre viktigt</h2><ul><li>Moppning. Den torkar damm, den tvättar inte golv.</li><li>Kamera. Laser hittar lika bra och filmar inget.</li></ul><p>Kör den de första gångerna när du är hemma. Djuren vänjer sig på en vecka.</p>`,
  },
  {
    id: 109,
    slug: 'handla-begagnat-fyndvaror',
    heading: 'Fyndvaror: så fungerar klasserna',
    ingress:
      'Öppnad kartong, repa eller renoverad. Klassen säger precis vad du köper, och reklamationsrätten gäller ändå.',
    author: 'Henrik Sjö, returavdelningen',
    sectionId: 18,
    daysAgo: 60,
    look: ['#5c3d00', '#ffd43b', 'carton', 'headphones', 'laptop'],
    content: `<p>En fyndvara är en vara som någon har öppnat, provat eller skickat tillbaka. Vi kontrollerar varje exemplar för hand och sätter en klass.</p><h2>Klasserna</h2><ul><li><strong>Klass 1:</strong> öppnad kartong, varan är oanvänd.</li><li><strong>Klass 2–3:</strong> använd kort tid, inga eller små märken.</li><li><strong>Klass 4–5:</strong> synliga märken, fungerar felfritt.</li><li><strong>Skadad förpackning:</strong> bara kartongen är trasig.</li><li><strong>Renoverad:</strong> lagad och provad av tillverkaren eller oss.</li></ul><h2>Dina rättigheter</h2><p>Du har samma ångerrätt och tre års reklamationsrätt som för nya varor. Det som står i klassen räknas inte som fel, allt annat gör det.</p>`,
    types: ['laptop', 'headphones', 'monitor'],
  },
  {
    id: 201,
    slug: 'julklappar-under-500',
    heading: 'Julklappar under 500 kronor',
    metaTitle: 'Julklappstips under 500 kr',
    ingress: 'Små paket med stor effekt. Listan fylls på varje dag fram till jul med det som finns i lager.',
    author: 'Redaktionen',
    sectionId: null,
    daysAgo: 3,
    look: ['#7b1e2b', '#ffe066', 'gift-card', 'puzzle', 'plush', 'earbuds'],
    filters: 'f=campaign^7713&f=attributes^price-1-1~2~3',
    content: `<p>Vi har sorterat fram klappar som kostar mindre än 500 kr och som vi själva skulle bli glada över. Beställer du senast den 20 december hinner paketet fram till de flesta orter; hämtar du i butik räcker det med den 23:e.</p><p>Alla köp från 1 november får bytas eller lämnas tillbaka till den 15 januari, se <a href="/info/15-Angerratt-och-oppet-kop">öppet köp</a>. Vet du inte alls? Då finns <a href="/info/28-Kop-presentkort">presentkortet</a>.</p>`,
  },
  {
    id: 202,
    slug: 'medlemmarnas-favoriter',
    heading: 'Medlemmarnas favoriter just nu',
    ingress: 'Varor med medlemspris och minst fyra i betyg. Listan ändras när medlemmarna gör det.',
    author: 'Redaktionen',
    sectionId: null,
    daysAgo: 15,
    look: ['#1b2350', '#ff4f8b', 'keyboard', 'headset', 'board-game'],
    filters: 'f=memberDeals^1&f=attributes^rating-1-4',
    content: `<p>Här samlar vi det som både har ett särskilt pris för medlemmar och ett betyg på fyra eller mer. Vi väljer inte själva: listan räknas fram av recensioner från dem som köpt.</p><p>Medlemspriset visas när du är inloggad. <a href="/info/6-Medlemsformaner">Läs om medlemskapet</a>, som är gratis.</p>`,
  },
];
