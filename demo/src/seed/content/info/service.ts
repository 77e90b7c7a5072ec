import {
  ADDRESS,
  BRAND,
  COMPANY_DETAILS,
  CONTACT_LINE,
  FREE_SHIPPING_FROM,
  type InfoPageText,
  OPEN_PURCHASE_DAYS,
  WITHDRAWAL_DAYS,
} from './company.ts';

/** Pages that the law or the shopper asks for beyond those of the specification; their ids begin at 101. */
export const SERVICE_PAGES: readonly InfoPageText[] = [
  {
    id: 101,
    name: 'Kakor (cookies)',
    slug: 'cookies',
    ingress:
      'Vilka kakor vi använder, vad de gör och hur länge de finns kvar. Bara de nödvändiga sätts utan att du sagt ja.',
    content: `<h2>Vad en kaka är</h2><p>En kaka är en liten textfil som sparas i din webbläsare. Samma regler gäller för annat som sparas hos dig, till exempel i webbläsarens lokala lagring. Enligt lagen om elektronisk kommunikation får vi bara spara det som behövs för en tjänst du har bett om, om du inte har samtyckt till mer.</p>
<h2>Så väljer du</h2><p>Första gången du kommer hit väljer du ”Okej, jag förstår”, ”Endast nödvändiga” eller ”Inställningar”. Valen är lika lätta att nå. Du ändrar dig när du vill under ”Cookie-inställningar” i sidfoten; då tas det bort som du inte längre godkänner. Vi frågar igen efter tolv månader, eller om listan nedan ändras.</p>
<h2>Nödvändiga</h2><table><thead><tr><th scope="col">Namn</th><th scope="col">Vad den gör</th><th scope="col">Hur länge</th></tr></thead><tbody>
<tr><td>__Host-session</td><td>Håller dig inloggad och skyddar dina formulär</td><td>Tills du loggar ut, annars 30 dagar efter ditt senaste besök och högst 180 dagar efter att du loggade in (90 dagar om du inte är inloggad)</td></tr>
<tr><td>__Host-device</td><td>Visar att du har loggat in i den här webbläsaren förut, så att ingen som gissar ditt lösenord kan stänga ute dig</td><td>12 månader</td></tr>
<tr><td>__Host-cart</td><td>Minns varukorgen för dig som inte är inloggad</td><td>90 dagar efter senaste ändringen</td></tr>
<tr><td>cookie-consent</td><td>Minns vad du valt om kakor</td><td>12 månader</td></tr>
<tr><td>theme</td><td>Minns om du valt ljust eller mörkt utseende. Sätts bara om du väljer själv</td><td>12 månader</td></tr>
<tr><td>release-group</td><td>Gör att du ser samma version av sidorna medan vi prövar en ny. Ett nummer som du delar med många andra</td><td>30 dagar</td></tr>
<tr><td>swedish-only</td><td>Visar en gång varför sidan är på svenska, när du bett om en annan region</td><td>1 minut</td></tr>
<tr><td>isCustomerTerminal</td><td>Visar att du handlar på en kundterminal i butik</td><td>Tills fliken stängs</td></tr></tbody></table>
<h2>Personalisering (bara med ditt samtycke)</h2><table><thead><tr><th scope="col">Namn</th><th scope="col">Vad den gör</th><th scope="col">Hur länge</th></tr></thead><tbody>
<tr><td>Visningshistorik</td><td>Visar vad du tittade på senast, även nästa gång du kommer. Under ett besök visas den utan att sparas</td><td>12 månader</td></tr>
<tr><td>ab-trigger</td><td>Gör att du ser samma utförande av en sida varje gång när vi jämför två</td><td>12 månader</td></tr></tbody></table>
<h2>Marknadsföring (bara med ditt samtycke)</h2><p>Mäter om en annons ledde till ett besök eller köp. Utan samtycke skickas ingenting till någon annan.</p>
<h2>Frågor</h2><p>Skriv till ${CONTACT_LINE}. Tillsyn över kakor har Post- och telestyrelsen, <a href="https://www.pts.se">pts.se</a>. Hur vi behandlar personuppgifter står i <a href="/info/26-Integritetspolicy">integritetspolicyn</a>.</p>`,
  },
  {
    id: 102,
    name: 'Tillgänglighet',
    slug: 'tillganglighet',
    ingress: `${BRAND} ska gå att använda av alla. Här står hur vi uppfyller lagen om vissa produkters och tjänsters tillgänglighet, vad som brister och hur du säger till.`,
    content: `<h2>Vad redogörelsen gäller</h2><p>Den gäller e-handelstjänsten ${BRAND}: webbplatsen med sökning, produktsidor, varukorg, kassa, betalning och medlemssidor. Lagen (2023:254) om vissa produkters och tjänsters tillgänglighet gäller sedan den 28 juni 2025.</p>
<h2>Så fungerar tjänsten</h2><p>Du hittar varor genom menyn, genom sökning eller genom avdelningarnas sidor. Varor läggs i varukorgen och köps i kassan, som är en enda sida med formulär. Du kan handla utan att bli medlem. Efter köpet får du en bekräftelse i e-post som text, och ordern kan läsas på webben.</p>
<h2>Hur vi uppfyller kraven</h2><p>Vi bygger efter standarden EN 301 549, som bygger på WCAG 2.1 nivå AA.</p><ul><li><strong>Möjlig att uppfatta:</strong> bilder har textalternativ, text har tillräcklig kontrast och kan förstoras till 200 % utan att något försvinner.</li><li><strong>Hanterbar:</strong> allt går att nå och använda med tangentbord, och det syns var du är. Rörelser stannar om du har bett ditt system om det.</li><li><strong>Begriplig:</strong> formulär säger vilket fält som är fel och hur det rättas. Språket är enkelt och sidorna är märkta som svenska.</li><li><strong>Robust:</strong> rubriker, listor och knappar är märkta så att skärmläsare kan läsa dem. Det mesta går att läsa även utan JavaScript.</li></ul><p>Det som vi vet om en varas egen tillgänglighet, till exempel skärmläsare i en telefon, står i produktens specifikation när tillverkaren har lämnat uppgiften. Legitimering och betalning sker hos leverantörer som själva omfattas av lagen.</p>
<h2>Vad som brister</h2><ul><li>Kartan i butikssökningen går inte att använda fullt ut med skärmläsare. Samma uppgifter finns i listan med adresser och öppettider intill.</li><li>Äldre manualer från tillverkare kan vara inskannade utan text. Be oss om hjälp så läser vi upp eller skriver av det du behöver.</li><li>Bilder i recensioner och från tillverkare kan ha korta textalternativ.</li></ul>
<h2>Säg till om något inte fungerar</h2><p>Skriv till ${CONTACT_LINE} eller kom till en butik. Berätta vilken sida det gäller och vad du försökte göra. Vi svarar inom två arbetsdagar och ger dig det du behöver på ett sätt som fungerar för dig, till exempel genom att göra beställningen tillsammans i telefon till samma pris.</p>
<h2>Tillsyn</h2><p>Är du inte nöjd med vårt svar kan du anmäla det till Post- och telestyrelsen, som utövar tillsyn över e-handelstjänster: <a href="https://www.pts.se">pts.se</a>.</p>
<h2>Hur vi provar</h2><p>Varje ny version provas automatiskt mot WCAG-reglerna på alla slags sidor, och med tangentbord av en människa. Redogörelsen ses över minst en gång om året, senast den 19 juni 2026.</p>`,
  },
  {
    id: 103,
    name: 'Betalning',
    slug: 'betalning',
    ingress:
      'Alla sätt att betala, vad de kostar och när pengarna dras. Betalning direkt står alltid först, och kredit är aldrig förvald.',
    content: `<h2>Betala direkt</h2><table><thead><tr><th scope="col">Sätt</th><th scope="col">Avgift</th><th scope="col">När pengarna dras</th></tr></thead><tbody>
<tr><td>Kort</td><td>0 kr</td><td>Reserveras vid köpet, dras när varan skickas</td></tr><tr><td>Swish</td><td>0 kr</td><td>Direkt</td></tr><tr><td>Betallänk</td><td>0 kr</td><td>När du öppnar länken i mejlet och betalar, senast efter 14 dagar</td></tr><tr><td>Presentkort</td><td>0 kr</td><td>Direkt; resten ligger kvar på kortet</td></tr></tbody></table>
<p>Kortbetalningar görs hos vår betalningsförmedlare och bekräftas med stark kundautentisering, till exempel BankID. Vi ser aldrig ditt kortnummer. Vi tar ingen avgift för något betalsätt för konsumenter utöver vad som står i kassan.</p>
<h2>Betala senare</h2><p>Faktura och delbetalning är krediter. Du måste vara 18 år, folkbokförd i Sverige och logga in med BankID. Kreditgivaren gör en kreditprövning och kan ta en kreditupplysning, som du får en kopia av. Innan du bestämmer dig ser du räntan, den effektiva räntan, varje avgift och vad du betalar sammanlagt. Räkneexempel finns på sidan om <a href="/delbetalning">delbetalning</a>.</p>
<p><strong>Att låna kostar pengar!</strong> Om du inte kan betala tillbaka skulden i tid riskerar du en betalningsanmärkning. För stöd, vänd dig till budget- och skuldrådgivningen i din kommun. Kontaktuppgifter finns på <a href="https://www.konsumentverket.se">konsumentverket.se</a>.</p>
<p>En kredit kan du ångra inom 14 dagar från den dag avtalet ingicks. Du betalar då tillbaka lånet och räntan för dagarna som gått.</p>
<h2>Återbetalning</h2><p>Pengarna går tillbaka på samma sätt som du betalade, inom 14 dagar. Kortbetalningar syns hos banken efter en till fem dagar, Swish oftast samma dag.</p>
<h2>Kvitto</h2><p>Kvittot finns på din order och i orderbekräftelsen, med momsen angiven. Företag får det med organisationsnummer och er referens.</p>
<h2>Något blev fel?</h2><p>Skriv till ${CONTACT_LINE}. Har du betalat utan att få en order hittar vi betalningen med datum och belopp.</p>`,
  },
  {
    id: 104,
    name: 'Retur steg för steg',
    slug: 'retur',
    ingress: `Du har ${WITHDRAWAL_DAYS} dagars ångerrätt och öppet köp i ${OPEN_PURCHASE_DAYS} dagar. Så här gör du, från att du bestämt dig till att pengarna är tillbaka.`,
    content: `<ol><li><strong>Öppna ordern.</strong> Under Mina sidor, eller via länken i orderbekräftelsen om du handlade utan att vara medlem. Välj ”Ångra köpet” och vilka varor det gäller. Du behöver inte säga varför.</li><li><strong>Bekräftelsen.</strong> Du får ett mejl genast, med datum och klockslag. Spara det.</li><li><strong>Packa.</strong> Helst i originalkartongen, alltid med en kartong utanpå. Ta bort egna konton och säkerhetskopiera det du vill ha kvar.</li><li><strong>Lämna in.</strong> I valfri butik kostar det inget. Skickar du med returfraktsedel dras 59 kr, och 499 kr för varor som måste hämtas.</li><li><strong>Pengarna.</strong> Du får tillbaka priset och den ordinarie frakten inom 14 dagar från ditt meddelande, dock tidigast när vi fått varan eller ett bevis på att du skickat den.</li></ol>
<h2>Vanliga frågor</h2><h3>Måste kartongen vara hel?</h3><p>Nej, inte för ångerrätten. För öppet köp ska varan vara oanvänd och förpackningen hel.</p><h3>Jag har provat varan</h3><p>Prova som i en butik. Har varan använts mer än så kan vi göra ett avdrag för hur mycket värdet har minskat, och då berättar vi hur vi räknat.</p><h3>Köpte du en dator byggd efter din egen ritning?</h3><p>Då gäller inte ångerrätten, eftersom den tillverkats efter dina anvisningar. Reklamationsrätten gäller som vanligt, och du kan avboka tills bygget har börjat.</p><h3>Varan är trasig</h3><p>Då är det en <a href="/info/17-Reklamation">reklamation</a>, och vi betalar frakten.</p>
<p>Allt om dina rättigheter, och standardblanketten, finns under <a href="/info/15-Angerratt-och-oppet-kop">ångerrätt och öppet köp</a>.</p>`,
  },
  {
    id: 105,
    name: 'Så fungerar recensioner',
    slug: 'recensioner',
    ingress: 'Vem som får skriva, hur vi kontrollerar det och varför inga betyg försvinner för att de är låga.',
    content: `<h2>Bara kunder</h2><p>Du kan recensera en vara som du har köpt med ditt medlemskonto och fått. Vi kontrollerar det mot orderregistret innan recensionen visas, och märker den ”Verifierat köp”. Äldre recensioner och sådana som skrivits av medlemmar som köpt i butik utan att registrera köpet saknar märket.</p>
<h2>Inga ändringar</h2><p>Vi ändrar inga texter och tar inte bort en recension för att den är negativ. Vi tar bort sådant som är olagligt, hotfullt, innehåller personuppgifter eller handlar om något annat än varan, och talar då om det för den som skrev. Du kan begära att en människa prövar beslutet.</p>
<h2>Betyget</h2><p>Medelbetyget räknas på alla visade recensioner med lika vikt och visas först när det finns tre. Före en vara släpps visas i stället hur efterlängtad den är.</p>
<h2>Ingen betalning</h2><p>Vi köper inga recensioner. Den som skriver får XP lika för högt och lågt betyg. Tillverkare och anställda får inte recensera sina egna varor.</p>
<h2>Anmäl</h2><p>Under varje recension finns ”Anmäl”. Olagligt innehåll kan du också anmäla till ${CONTACT_LINE}. Vi svarar på alla anmälningar.</p>`,
  },
  {
    id: 106,
    name: 'Så ordnas listor och sökträffar',
    slug: 'ordning-i-listor',
    ingress: 'Vad som avgör vilken vara som kommer först, vad som är annonser och hur priserna sätts.',
    content: `<h2>I sökningen</h2><p>Viktigast är hur väl namn, märke, typ och egenskaper stämmer med det du skrev. Därefter hur många som köper varan och om den finns i lager. Du kan alltid sortera om efter pris, betyg, nyhet eller namn.</p>
<h2>I listor</h2><p>”Rekommenderat” ordnar efter hur mycket varan köps och visas just nu, med varor i lager först. Inget i ordningen beror på vem du är. Rekommendationer som ”Köps ofta tillsammans” räknas på vad andra har köpt.</p>
<h2>Annonser</h2><p>En tillverkare kan betala för att stå överst i en lista. Då är varan märkt ”Sponsrad”, och det är aldrig fler än ett par på varje sida.</p>
<h2>Priser</h2><p>Alla ser samma pris, utom medlemmar där ett medlemspris är angivet och företag med eget avtal. Vi sätter inga priser efter vem du är, var du bor eller vilken dator du har. När ett pris är sänkt visar vi det lägsta priset de senaste 30 dagarna före sänkningen.</p>`,
  },
  {
    id: 107,
    name: 'Produktsäkerhet och återkallelser',
    slug: 'produktsakerhet',
    ingress: 'Varor som har återkallats, hur du får veta det och vad du har rätt till.',
    content: `<h2>Återkallade varor</h2><p>När en tillverkare eller en myndighet återkallar en vara mejlar vi alla som har köpt den, också dem som tackat nej till nyhetsbrev. Just nu är ingen vara som vi säljer återkallad.</p>
<h2>Det här har du rätt till</h2><p>Enligt EU:s förordning om allmän produktsäkerhet får du välja mellan minst två av reparation, ett säkert utbyte och pengarna tillbaka, utan kostnad. Du behöver inte ha kvar kvittot om köpet finns i vårt register.</p>
<h2>Anmäl en farlig vara</h2><p>Sluta använda varan och dra ur sladden. Skriv till ${CONTACT_LINE} med artikelnummer och vad som hände. Du kan också anmäla till Konsumentverket eller, för elprodukter, Elsäkerhetsverket.</p>
<h2>Vem som har gjort varan</h2><p>På varje produktsida står tillverkarens namn, postadress och e-post, och varningstexter som följer med varan.</p>
<h2>Batterier och återvinning</h2><p>Elektronik, batterier och lampor lämnar du gratis i alla våra butiker. Beställer du en stor vara tar budet med den gamla om du säger till i kassan.</p>`,
  },
  {
    id: 108,
    name: 'Medlemsvillkor',
    slug: 'medlemsvillkor',
    ingress: 'Medlemskapet är gratis, har ingen bindningstid och kan avslutas på en minut.',
    content: `<h2>Avtalet</h2><p>Medlemskapet är ett avtal mellan dig och</p>${ADDRESS}<p>Du måste vara minst 13 år. Är du under 18 behöver du målsmans tillåtelse för att handla.</p>
<h2>Vad du får</h2><p>Fri hemleverans vid köp från ${FREE_SHIPPING_FROM}, medlemspriser, kvitton på ett ställe, XP och nivåer. Förmånerna för varje nivå står under <a href="/info/6-Medlemsformaner">medlemsförmåner</a>.</p>
<h2>XP och nivåer</h2><p>XP är ingen valuta. De kan inte köpas, säljas, bytas eller lösas in mot pengar, och dras av vid retur. En nivå kan ge tillgång till vissa släpp men aldrig ändra dina rättigheter som konsument. Månadens gratisdropp kostar ingenting och kräver inget köp; oddsen står intill.</p>
<h2>Ditt konto</h2><p>Håll lösenordet för dig själv. Det du skriver i recensioner får vi visa så länge kontot finns. Fusk, som recensioner av varor du inte köpt, kan leda till att XP dras av eller att kontot stängs. Du får alltid veta varför och kan få det prövat av en människa.</p>
<h2>Ändringar och uppsägning</h2><p>Ändrar vi villkoren till din nackdel får du veta det 30 dagar i förväg. Du avslutar medlemskapet under Profil. Dina ordrar och rättigheter påverkas inte.</p>
<h2>Företaget</h2>${COMPANY_DETAILS}`,
  },
];
