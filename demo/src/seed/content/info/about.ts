import {
  ADDRESS,
  BRAND,
  COMPANY_DETAILS,
  CONTACT_LINE,
  FREE_SHIPPING_FROM,
  type InfoPageText,
  OPEN_PURCHASE_DAYS,
} from './company.ts';

export const ABOUT_PAGES: readonly InfoPageText[] = [
  {
    id: 1,
    name: 'Kundservice',
    slug: 'kundservice',
    ingress: 'Hur kan vi hjälpa dig? Här är svaren på det mesta, och människor för resten.',
    content: `<h2>Vanliga frågor</h2><h3>Var är min order?</h3><p>Logga in och öppna Mina ordrar, eller följ länken i orderbekräftelsen. Där ser du varje steg och spårningsnumret.</p><h3>Kan jag ändra eller avboka?</h3><p>Ja, fram till att vi börjar packa. Öppna ordern och välj ”Avboka”.</p><h3>Hur lämnar jag tillbaka något?</h3><p>Du har 14 dagars ångerrätt och öppet köp i ${OPEN_PURCHASE_DAYS} dagar. Se <a href="/info/15-Angerratt-och-oppet-kop">ångerrätt och öppet köp</a>.</p><h3>Min vara är trasig</h3><p>Det ordnar vi. Så gör du: <a href="/info/17-Reklamation">reklamation</a>.</p><h3>Vad kostar frakten?</h3><p>Medlemmar har fri hemleverans från ${FREE_SHIPPING_FROM}. Övriga priser finns i <a href="/info/9-Leveransvillkor">leveransvillkoren</a>.</p><h3>Hur använder jag ett presentkort?</h3><p>Skriv in koden i kassan. Det som blir över ligger kvar på kortet.</p><h2>Öppettider</h2><p>Vardagar 8–20, lördag och söndag 10–18. Röda dagar 11–16.</p><h2>Hör av dig</h2><p>Vi svarar på ${CONTACT_LINE}, och i varje butik finns en servicedisk.</p>`,
  },
  {
    id: 5,
    name: 'Våra butiker',
    slug: 'vara-butiker',
    ingress: 'Trettio butiker från Malmö till Luleå. Kom in och prova, fråga eller hämta ditt paket.',
    content:
      '<p>I alla butiker kan du hämta det du beställt på nätet, lämna returer utan kostnad och få hjälp vid servicedisken. I de större finns spelrum, lyssningsrum och verkstad.</p><h2>Tjänster i butik</h2><ul><li>Hämta i butik, ofta samma dag</li><li>Inbyte av mobil och surfplatta</li><li>Datorbygge och uppgradering</li><li>Montering av skärmskydd</li><li>Återvinning av elektronik, batterier och lampor</li></ul><p>Öppettider, adress och karta står på varje butiks sida. Före helger ändras tiderna, titta gärna innan du åker.</p>',
  },
  {
    id: 6,
    name: 'Medlemsförmåner',
    slug: 'medlemsformaner',
    ingress: 'Medlemskapet är gratis. Du samlar XP när du handlar, recenserar och spelar med.',
    content: `<h2>Det här ingår</h2><ul><li>Fri hemleverans vid köp från ${FREE_SHIPPING_FROM}</li><li>Medlemspriser på utvalda varor</li><li>Kvitton, garantier och ordrar på ett ställe</li><li>Önskelistor att dela</li><li>Förtur till vissa släpp för högre nivåer</li></ul><h2>XP och nivåer</h2><p>Du får 1 XP för varje krona och lite extra för recensioner som andra har nytta av. XP räknas i 25 nivåer och sju grupper: Bronze, Silver, Gold, White, Black, V O I D och LEGEND. Returnerar du något dras XP av.</p><h2>Bara skoj, inget lurendrejeri</h2><p>Nivåer går inte att köpa för pengar, och dina poäng säljs aldrig vidare.</p>`,
  },
  {
    id: 7,
    name: 'Kontakta oss',
    slug: 'kontakta-oss',
    ingress: 'Skriv, ring eller kom förbi.',
    content: `<h2>Kundservice</h2><p>${CONTACT_LINE}. Vardagar 8–20, helger 10–18. Vi svarar på mejl inom ett dygn, oftast samma dag.</p><h2>Besöks- och postadress</h2>${ADDRESS}<h2>Företag</h2><p>Är du företagskund har du en egen kontaktperson. Läs mer om <a href="/campaign/8827-Pixelhamn-Foretag">${BRAND} Företag</a>.</p><h2>Press</h2><p>Frågor från journalister besvaras av presskontoret, som nås genom växeln.</p><h2>Produktsäkerhet</h2><p>Misstänker du att en vara är farlig? Sluta använda den och hör av dig direkt. Återkallelser publicerar vi på startsidan och mejlar till alla som köpt varan.</p>`,
  },
  {
    id: 20,
    name: `Om ${BRAND}`,
    slug: 'om-oss',
    ingress: 'En butik i en hamn. Vi säljer teknik, spel och leksaker som vi själva vill ha hemma.',
    content: `<p>${BRAND} började som en bod på kajen i Göteborg där två vänner lagade tv-spel åt sjömän. I dag är vi trettio butiker och en webb, men servicedisken är fortfarande det viktigaste rummet.</p><h2>Det vi tror på</h2><ul><li>Saker ska gå att laga. Därför säljer vi reservdelar och visar hur man byter dem.</li><li>Priset ska vara ärligt. Jämförpriset är alltid det lägsta på 30 dagar.</li><li>Råd ska vara gratis, även om du köper någon annanstans.</li></ul><h2>Polarsten</h2><p>I verkstaden i Nordstan byggs datorerna från Polarsten för hand. Välj en färdig modell eller <a href="/polarsten-cto">rita din egen</a>.</p><h2>Företaget</h2>${COMPANY_DETAILS}`,
  },
  {
    id: 21,
    name: 'Jobba hos oss',
    slug: 'jobba-hos-oss',
    ingress: 'Vi letar efter nyfikna människor som gillar att hjälpa till.',
    content:
      '<p>Hos oss arbetar butikssäljare, datorbyggare, utvecklare, inköpare och ljudnördar. Alla nya börjar med en vecka vid servicedisken.</p><h2>Vi erbjuder</h2><ul><li>Kollektivavtal</li><li>Personalrabatt</li><li>En timme i veckan att lära dig något nytt</li></ul><h2>Sök jobb</h2><p>Skriv till jobb@pixelhamn.example och berätta vad du vill göra. Vi läser allt och svarar alla. Vi värdesätter olikheter och anställer på kompetens.</p>',
  },
  {
    id: 23,
    name: 'Sociala medier',
    slug: 'sociala-medier',
    ingress: 'Följ oss där du redan är.',
    content:
      '<p>Vi visar nya produkter, sänder turneringar från butikerna och svarar på frågor i alla kanaler. Sök på Pixelhamn.</p><ul><li>Video: byggen från Polarstens verkstad varje fredag</li><li>Sändning: spelkväll torsdagar 18</li><li>Podd: ”Kajkanten” om spel och teknik</li></ul><p>Priser och order hjälper vi dig med bäst via kundservice, där vi kan kontrollera att du är du.</p>',
  },
  {
    id: 28,
    name: 'Köp presentkort',
    slug: 'kop-presentkort',
    ingress:
      'Ge bort en hel butik. Välj ett belopp mellan 100 och 5 000 kr och skriv en hälsning; presentkortet kommer med e-post till dig eller direkt till mottagaren, och gäller i två år.',
    content:
      '<h2>Så fungerar det</h2><ul><li>Gäller i webbutiken och i alla butiker</li><li>Kan användas flera gånger tills beloppet är slut</li><li>Giltigt i två år från köpdagen</li><li>Kan inte lösas in mot kontanter eller användas till nya presentkort</li><li>Obetalt eller oanvänt presentkort kan ångras i 14 dagar</li></ul>',
  },
  {
    id: 34,
    name: 'Tillverkare',
    slug: 'tillverkare',
    ingress: 'Alla märken vi säljer, och hur du når dem.',
    content:
      '<p>Vi väljer tillverkare efter kvalitet, reservdelar och hur de behandlar sina anställda. På varje produktsida står tillverkarens namn, postadress och e-post, så som EU:s förordning om allmän produktsäkerhet kräver.</p><p>Sök på ett märke i sökrutan eller filtrera på tillverkare i listorna för att se hela sortimentet.</p>',
  },
  {
    id: 35,
    name: 'Miljöpolicy',
    slug: 'miljopolicy',
    ingress: 'Den grönaste prylen är den du redan har. Den näst grönaste är en som håller.',
    content:
      '<h2>Laga först</h2><p>Alla butiker tar emot varor för lagning, oavsett var de är köpta. Vi säljer reservdelar så länge tillverkaren gör dem.</p><h2>Sälj igen</h2><p>Returer och demoexemplar får nytt liv som <a href="/section/18-Fyndvaror">fyndvaror</a>, kontrollerade i vår verkstad.</p><h2>Återvinn</h2><p>Lämna gammal elektronik, batterier och lampor i vilken butik som helst, utan krav på köp. Vi är anslutna till producentansvaret för elutrustning, batterier och förpackningar.</p><h2>Transporter</h2><p>Vi fyller kartongerna, slår ihop ordrar och väljer transportörer med fossilfria fordon i städerna. Kartongerna är av återvunnen papp.</p><h2>Mål till 2030</h2><ul><li>Halverade utsläpp per paket jämfört med 2022</li><li>Ingen engångsplast i förpackningar</li><li>Var tionde såld vara är begagnad eller renoverad</li></ul>',
  },
];
