import {
  BRAND,
  COMPANY_DETAILS,
  CONTACT_LINE,
  FORM_ADDRESS,
  FREE_SHIPPING_FROM,
  type InfoPageText,
  OPEN_PURCHASE_DAYS,
  WITHDRAWAL_DAYS,
} from './company.ts';

const ARN =
  '<p>Om vi inte kommer överens kan du vända dig till Allmänna reklamationsnämnden (ARN), Box 174, 101 23 Stockholm, <a href="https://www.arn.se">arn.se</a>. Vi deltar i nämndens prövning och följer dess beslut. Du kan också få råd av <a href="https://www.hallakonsument.se">Konsumentverkets Hallå konsument</a> eller av konsumentvägledaren i din kommun.</p>';

export const PURCHASE_TERMS: InfoPageText = {
  id: 8,
  name: 'Köpvillkor',
  slug: 'kopvillkor',
  ingress: `Så här fungerar det att handla hos ${BRAND}. Villkoren gäller för dig som är konsument; företag hittar sina villkor längst ner.`,
  content: `<h2>Vem du handlar av</h2>${COMPANY_DETAILS}
<h2>Beställning och avtal</h2><p>Du måste ha fyllt 18 år för att handla på kredit. Avtalet ingås när vi skickar orderbekräftelsen. Kontrollera att allt stämmer och hör av dig till ${CONTACT_LINE} om något är fel. Vi reserverar oss för slutförsäljning och för uppenbara felskrivningar av pris.</p>
<h2>Priser</h2><p>Alla priser visas i svenska kronor inklusive moms. Du kan själv välja att se dem utan moms i sidfoten. Frakt och eventuella avgifter visas innan du betalar. När vi sänker ett pris anger vi det lägsta pris vi haft de senaste 30 dagarna. Medlemspriser gäller när du är inloggad.</p>
<h2>Betalning</h2><p>Du kan betala med kort, Swish, betallänk, faktura eller delbetalning. Kort debiteras när varan skickas. Vid faktura och delbetalning görs en kreditprövning, och kostnaden, den effektiva räntan och totalbeloppet visas innan du bestämmer dig. Direktbetalning visas alltid först.</p>
<h2>Leverans</h2><p>Leveranssätt, pris och beräknad dag visas i kassan för just ditt postnummer. Medlemmar har fri hemleverans vid köp från ${FREE_SHIPPING_FROM}. Läs mer i <a href="/info/9-Leveransvillkor">leveransvillkoren</a>. Är varan försenad mer än vi har avtalat kan du häva köpet och få pengarna tillbaka.</p>
<h2>Förhandsbokning</h2><p>Varor som inte har släppts kan bokas. Vi skickar dem så att de når dig omkring släppdagen. Du kan avboka utan kostnad fram till dess att varan skickas.</p>
<h2>Ångerrätt och öppet köp</h2><p>Du har ${WITHDRAWAL_DAYS} dagars lagstadgad ångerrätt från den dag du får varan, och vi ger dig öppet köp i ${OPEN_PURCHASE_DAYS} dagar. Hur du gör, och ångerblanketten, finns under <a href="/info/15-Angerratt-och-oppet-kop">ångerrätt och öppet köp</a>. På din order finns också funktionen ”Ångra köpet”.</p>
<h2>Reklamation</h2><p>Du har tre års reklamationsrätt enligt konsumentköplagen. Fel som visar sig inom två år anses ha funnits från början, om vi inte kan visa något annat. Läs mer under <a href="/info/17-Reklamation">reklamation</a>.</p>
<h2>Digitalt innehåll</h2><p>Koder och nedladdningar levereras direkt. Genom att godkänna att leveransen börjar, och att ångerrätten då upphör, kan du använda koden på en gång. Utan ditt godkännande gäller ångerrätten.</p>
<h2>Begränsningar</h2><p>För vissa varor gäller ett högsta antal per kund eller en lägsta medlemsnivå. Det står då på produktsidan.</p>
<h2>Tvist</h2>${ARN}
<h2>Personuppgifter</h2><p>Vi behandlar dina uppgifter enligt vår <a href="/info/26-Integritetspolicy">integritetspolicy</a>.</p>
<h2>Företagskunder</h2><p>För köp som görs av företag gäller köplagen. Ångerrätt och öppet köp gäller inte, reklamationstiden är ett år och betalningsvillkoret är 30 dagar netto efter godkänd kreditprövning.</p>
<p>Villkoren gäller från 19 juni 2026.</p>`,
};

export const DELIVERY_TERMS: InfoPageText = {
  id: 9,
  name: 'Leveransvillkor',
  slug: 'leveransvillkor',
  ingress:
    'Leveranssätt, priser och tider. Vad som gäller för just din adress ser du i kassan när du har fyllt i postnummer.',
  content: `<h2>Fri frakt för medlemmar</h2><p>Är du medlem och handlar för minst ${FREE_SHIPPING_FROM} får du fri hemleverans av alla varor som går som vanligt paket. Summan räknas på varorna inklusive moms, utan försäkring och frakt. Medlemskapet kostar ingenting.</p>
<h2>Leveranssätt</h2><table><thead><tr><th scope="col">Sätt</th><th scope="col">Pris</th><th scope="col">Tid</th></tr></thead><tbody>
<tr><td>Hämta i butik</td><td>0 kr</td><td>Samma dag om varan finns i butiken</td></tr><tr><td>Digital leverans</td><td>0 kr</td><td>Direkt</td></tr><tr><td>Brevlåda (små paket)</td><td>29 kr</td><td>1–3 vardagar</td></tr><tr><td>Paketskåp</td><td>45 kr</td><td>1–2 vardagar</td></tr><tr><td>Ombud</td><td>från 49 kr</td><td>1–3 vardagar</td></tr><tr><td>Hem dagtid</td><td>från 79 kr</td><td>1–3 vardagar</td></tr><tr><td>Hem ikväll</td><td>129 kr</td><td>17–22 i dag om du beställer före 14</td></tr><tr><td>Express</td><td>från 149 kr</td><td>Nästa vardag före 12</td></tr><tr><td>Hemleverans med inbärning</td><td>från 499 kr</td><td>3–6 vardagar</td></tr></tbody></table>
<p>Tunga paket kan kosta mer. Rätt pris står alltid i kassan. Till vissa orter i Norrlands inland, på Gotland och på öar utan fast förbindelse tillkommer en till två dagar.</p>
<h2>Om paketet inte hämtas</h2><p>Paket ligger kvar i 14 dagar hos ombudet. Hämtas det inte går det tillbaka till oss och vi betalar tillbaka köpet med avdrag för fraktkostnaden i båda riktningarna. Att inte hämta ett paket räknas inte som att du ångrat köpet.</p>
<h2>Skadat paket</h2><p>Kontrollera paketet när du får det. Syns en skada, be budet notera den och hör av dig till ${CONTACT_LINE}. Vi ansvarar för varan tills du har fått den.</p>
<h2>Försening</h2><p>Blir vi försenade hör vi av oss med ett nytt datum. Du får då avboka utan kostnad.</p>
<h2>Stora varor</h2><p>Vitvaror, stora tv-apparater och möbler levereras av två personer efter tidsbokning. De tar med den gamla varan för återvinning om du säger till i kassan.</p>`,
};

/** The standard form of the Consumer Agency, word for word. */
const FORM = `<h2 id="angerblankett">Ångerblankett</h2><p>Du kan använda den här blanketten, men du kan också ångra dig på annat sätt, till exempel med funktionen ”Ångra köpet” på din order eller i ett mejl.</p>
<blockquote><p><strong>Standardblankett för utövande av ångerrätt</strong></p><p>Fyll i och skicka tillbaka blanketten om du vill frånträda avtalet.</p><p>Till ${FORM_ADDRESS}:</p><p>Jag/vi (*) meddelar härmed att jag/vi (*) frånträder mitt/vårt (*) köpeavtal avseende följande varor (*)/tillhandahållande av följande tjänst (*)</p><p>Beställd den (*)/mottagen den (*)</p><p>Konsumentens/konsumenternas namn</p><p>Konsumentens/konsumenternas adress</p><p>Konsumentens/konsumenternas underskrift (endast om blanketten skickas i pappersform)</p><p>Datum</p><p><small>(*) Stryk det som inte är tillämpligt.</small></p></blockquote>`;

export const WITHDRAWAL: InfoPageText = {
  id: 15,
  name: 'Ångerrätt och öppet köp',
  slug: 'angerratt-och-oppet-kop',
  ingress: `Du har ${WITHDRAWAL_DAYS} dagars ångerrätt enligt lag. Dessutom ger vi öppet köp i ${OPEN_PURCHASE_DAYS} dagar.`,
  content: `<h2>Ångerrätt i ${WITHDRAWAL_DAYS} dagar</h2><p>Enligt distansavtalslagen har du rätt att ångra ett köp som du gjort på nätet. Tiden räknas från dagen efter att du, eller ombudet du valt, fick varan. Köpte du flera varor räknas den från den sista.</p>
<h3>Så gör du</h3><ol><li>Öppna ordern under Mina sidor, eller via länken i orderbekräftelsen, och välj ”Ångra köpet”. Du kan också meddela oss på ${CONTACT_LINE} eller skicka ångerblanketten nedan.</li><li>Du får genast en bekräftelse på att vi tagit emot ditt meddelande.</li><li>Skicka varan inom 14 dagar, eller lämna den i valfri butik. Retur i butik är gratis; skickar du den betalar du returfrakten (59 kr för vanliga paket, 499 kr för varor som kräver hämtning).</li></ol>
<h3>Återbetalning</h3><p>Vi betalar tillbaka priset och den ordinarie frakten inom 14 dagar från ditt meddelande, dock tidigast när vi fått varan eller bevis på att du har skickat den. Pengarna går tillbaka på samma sätt som du betalade.</p>
<h3>Om varan har använts</h3><p>Du får prova varan som i en butik. Har du använt den mer än så kan vi göra ett avdrag som motsvarar hur mycket värdet har minskat.</p>
<h3>När ångerrätten inte gäller</h3><ul><li>Förseglade spel, program, filmer och skivor där förseglingen är bruten.</li><li>Digitala koder när leveransen har börjat och du har godkänt att ångerrätten då upphör.</li><li>Varor som av hygienskäl är förseglade, till exempel öronproppar till in-ear-hörlurar, när förseglingen är bruten.</li><li>Datorer som vi byggt efter din egen konfiguration.</li></ul>
<h2>Öppet köp i ${OPEN_PURCHASE_DAYS} dagar</h2><p>Utöver ångerrätten kan du lämna tillbaka oanvända varor i obruten förpackning inom ${OPEN_PURCHASE_DAYS} dagar, mot kvitto. Det gäller även köp i butik. Varor köpta mellan 1 november och 24 december kan lämnas till och med 15 januari.</p>${FORM}`,
};

export const WARRANTY: InfoPageText = {
  id: 16,
  name: 'Garantivillkor',
  slug: 'garantivillkor',
  ingress: 'En garanti är ett löfte utöver lagen. Din reklamationsrätt gäller alltid, oavsett garanti.',
  content: `<h2>Garanti och reklamationsrätt</h2><p>Reklamationsrätten på tre år följer av konsumentköplagen och gäller mot oss som säljare. En garanti är något som vi eller tillverkaren lovar därutöver, till exempel tio år på ett nätaggregat. Garantitiden står på produktsidan.</p>
<h2>Garanti på Polarsten</h2><p>Datorer från Polarsten har tre års garanti på delar och arbete, med hämtning hemma det första året. Byter du delar själv gäller garantin för resten av datorn.</p>
<h2>Vad garantin inte täcker</h2><ul><li>Skador av fall, fukt eller felaktig användning.</li><li>Normalt slitage, till exempel av batterier, öronkuddar och glidfötter.</li><li>Förlust av data. Säkerhetskopiera innan du lämnar in en vara.</li></ul>
<h2>Drulleförsäkring</h2><p>För många varor kan du teckna en drulleförsäkring hos Trygghamn Försäkring AB. Den är frivillig, kan sägas upp inom 14 dagar och täcker plötsliga olyckor som fall och spill. Förköpsinformation och villkor visas innan du väljer.</p>
<h2>Så använder du garantin</h2><p>Kontakta oss på ${CONTACT_LINE} med ordernummer och en beskrivning av felet, eller lämna in varan i en butik.</p>`,
};

export const COMPLAINTS: InfoPageText = {
  id: 17,
  name: 'Reklamation',
  slug: 'reklamation',
  ingress: 'Är något fel på varan har du tre års reklamationsrätt. Så här går det till.',
  content: `<h2>Dina rättigheter</h2><p>Du kan reklamera ett ursprungligt fel inom tre år från köpet. Fel som visar sig under de två första åren anses ha funnits från början, om inte vi kan visa motsatsen. Har varan digitala delar har du rätt till de uppdateringar som behövs för att den ska fungera.</p>
<p>Meddela oss inom skälig tid från det att du märkte felet. Två månader är alltid i tid.</p>
<h2>Så reklamerar du</h2><ol><li>Beskriv felet och ange ordernummer i ett mejl till ${CONTACT_LINE}, eller gå till en butik.</li><li>Vi skickar en fraktsedel. Reklamationsfrakten betalar vi.</li><li>Vi bedömer felet, normalt inom tio arbetsdagar.</li></ol>
<h2>Vad du har rätt till</h2><p>I första hand lagar vi varan eller byter ut den, utan kostnad och inom skälig tid. Går det inte kan du få prisavdrag eller häva köpet om felet inte är ringa. Du kan också ha rätt till ersättning för skada.</p>
<h2>Om felet inte finns</h2><p>Hittar vi inget fel skickar vi tillbaka varan och berättar hur vi har provat den. Vi tar ingen avgift av konsumenter för en undersökning som gjorts i god tro.</p>
<h2>Om vi inte är överens</h2>${ARN}`,
};
