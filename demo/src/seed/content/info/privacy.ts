import { BRAND, COMPANY_DETAILS, CONTACT_LINE, type InfoPageText } from './company.ts';

export const PERSONAL_DATA: InfoPageText = {
  id: 25,
  name: 'Personuppgifter',
  slug: 'personuppgifter',
  ingress: 'Vad vi sparar om dig, varför och hur länge – och hur du får ut, rättar eller raderar det.',
  content: `<h2>Dina rättigheter</h2><ul><li><strong>Tillgång:</strong> du kan få veta vilka uppgifter vi har och få en kopia.</li><li><strong>Rättelse:</strong> fel uppgifter ändrar du själv under Profil eller genom oss.</li><li><strong>Radering:</strong> du kan ta bort ditt konto. Det som bokföringslagen kräver sparas i sju år, skilt från kontot.</li><li><strong>Begränsning och invändning:</strong> du kan invända mot behandling som stöds på berättigat intresse, och alltid mot direktreklam.</li><li><strong>Dataportabilitet:</strong> du får ut dina uppgifter i en maskinläsbar fil.</li><li><strong>Återkalla samtycke:</strong> när du vill, till exempel för nyhetsbrev och kakor.</li></ul>
<p>Använd knapparna ”Hämta mina uppgifter” och ”Ta bort kontot” under Profil eller skriv till ${CONTACT_LINE}. Vi svarar inom en månad.</p>
<h2>Personnummer</h2><p>Personnummer behandlas bara när du väljer faktura eller delbetalning, eller legitimerar dig med BankID. Det lagras krypterat och visas aldrig i sin helhet.</p>
<h2>Klagomål</h2><p>Är du missnöjd kan du klaga hos Integritetsskyddsmyndigheten (IMY), Box 8114, 104 20 Stockholm, <a href="https://www.imy.se">imy.se</a>.</p>`,
};

export const PRIVACY_POLICY: InfoPageText = {
  id: 26,
  name: 'Integritetspolicy',
  slug: 'integritetspolicy',
  ingress: `${BRAND} sparar så lite som möjligt och säljer aldrig dina uppgifter.`,
  content: `<h2>Personuppgiftsansvarig</h2>${COMPANY_DETAILS}
<h2>Vad vi behandlar och varför</h2><table><thead><tr><th scope="col">Ändamål</th><th scope="col">Uppgifter</th><th scope="col">Rättslig grund</th><th scope="col">Hur länge</th></tr></thead><tbody>
<tr><td>Leverera din order</td><td>Namn, adress, telefon, e-post, order</td><td>Avtal</td><td>3 år efter köpet (reklamationstiden)</td></tr>
<tr><td>Bokföring</td><td>Faktura- och betalningsuppgifter</td><td>Rättslig förpliktelse</td><td>7 år</td></tr>
<tr><td>Medlemskap</td><td>Användarnamn, XP, nivå, önskelistor</td><td>Avtal</td><td>Tills du avslutar kontot</td></tr>
<tr><td>Nyhetsbrev</td><td>E-post</td><td>Samtycke, bekräftat via länk</td><td>Tills du avregistrerar dig</td></tr>
<tr><td>Recensioner</td><td>Text, betyg, användarnamn om du vill</td><td>Avtal</td><td>Tills du tar bort dem</td></tr>
<tr><td>Kreditprövning</td><td>Personnummer, kreditupplysning</td><td>Avtal och lag</td><td>Så länge fordran finns</td></tr>
<tr><td>Säkerhet och felsökning</td><td>Tekniska loggar utan innehåll</td><td>Berättigat intresse</td><td>30 dagar</td></tr></tbody></table>
<h2>Vilka som får del av uppgifterna</h2><p>Transportföretag, betalningsförmedlare, kreditupplysningsföretag och driftleverantörer får det de behöver för sitt uppdrag och inget mer. Uppgifterna behandlas inom EU/EES.</p>
<h2>Kakor</h2><p>Vi använder nödvändiga kakor för varukorg, inloggning och ditt val av kakor. De kräver inget samtycke. Kakor för personliga rekommendationer och för marknadsföring sätts bara om du säger ja, och du kan ändra dig när som helst under ”Cookie-inställningar” i sidfoten.</p>
<table><thead><tr><th scope="col">Slag</th><th scope="col">Vad de gör</th><th scope="col">Livslängd</th></tr></thead><tbody><tr><td>Nödvändiga</td><td>Varukorg, inloggning, säkerhet, kakval</td><td>Upp till 90 dagar; kakvalet 12 månader</td></tr><tr><td>Personalisering</td><td>Senast visade, rekommendationer</td><td>12 månader</td></tr><tr><td>Marknadsföring</td><td>Mäter om annonser fungerar</td><td>90 dagar</td></tr></tbody></table>
<p>Varje kaka för sig finns i <a href="/info/101-Kakor-cookies">listan över kakor</a>.</p>
<h2>Automatiska beslut</h2><p>Ansökan om faktura eller delbetalning kan avgöras automatiskt. Du kan alltid begära att en människa prövar beslutet.</p>
<h2>Dina rättigheter</h2><p>Du har rätt till tillgång, rättelse, radering, begränsning, invändning och dataportabilitet. Läs hur du gör under <a href="/info/25-Personuppgifter">personuppgifter</a>. Du kan klaga hos Integritetsskyddsmyndigheten, <a href="https://www.imy.se">imy.se</a>.</p>
<h2>Kontakt</h2><p>Vårt dataskyddsombud når du på ${CONTACT_LINE}.</p>`,
};
