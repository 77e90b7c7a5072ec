import { CAMPAIGN_IDS } from '@shop/domain/ids';

/** How products are chosen for a campaign. */
export interface CampaignChoice {
  readonly sections?: readonly number[];
  readonly types?: readonly string[];
  /** Only reduced products. */
  readonly isReduced?: boolean;
  /** Only flash sales. */
  readonly isFlashSale?: boolean;
  readonly count: number;
}

export interface Campaign {
  readonly id: number;
  readonly name: string;
  readonly color: string;
  readonly sectionId: number | null;
  readonly description: string;
  readonly choice: CampaignChoice;
}

const deals = (count: number, rest: Omit<CampaignChoice, 'count'> = {}): CampaignChoice => ({
  isReduced: true,
  count,
  ...rest,
});

/** Ids up to 9999 are the specification's [9-162..177] and those that its redirects name; the rest is our own. */
export const CAMPAIGNS: readonly Campaign[] = [
  {
    id: CAMPAIGN_IDS.blackFriday,
    name: 'Black Week',
    color: '#111111',
    sectionId: null,
    description:
      '<p>Årets största kampanj: en vecka med nya priser varje dag. Alla jämförpriser visar det lägsta priset de senaste 30 dagarna.</p>',
    choice: deals(240),
  },
  {
    id: CAMPAIGN_IDS.cyberMonday,
    name: 'Cyber Monday',
    color: '#0b1f4b',
    sectionId: null,
    description: '<p>Sista chansen efter Black Week: en dag för datorer, komponenter och allt som piper.</p>',
    choice: deals(120, { sections: [2, 3, 4, 13] }),
  },
  {
    id: CAMPAIGN_IDS.singlesDay,
    name: 'Singles Day',
    color: '#d6336c',
    sectionId: null,
    description: '<p>11 november firar vi dig. Ett dygn med priser för en, eller två.</p>',
    choice: deals(90),
  },
  {
    id: CAMPAIGN_IDS.festival,
    name: 'Pixelfestivalen',
    color: '#7a3ff2',
    sectionId: 13,
    description: '<p>Tio dagar av spel, turneringar och tillbehör i alla våra butiker.</p>',
    choice: deals(80, { sections: [13, 14] }),
  },
  {
    id: CAMPAIGN_IDS.mellandagsrea,
    name: 'Mellandagsrea',
    color: '#c92a2a',
    sectionId: null,
    description: '<p>Sofflov och fynd. Rean börjar på juldagen och håller på till nyårsafton.</p>',
    choice: deals(160),
  },
  {
    id: CAMPAIGN_IDS.januarirea,
    name: 'Januarirea',
    color: '#1971c2',
    sectionId: null,
    description: '<p>Vi gör plats på hyllorna. Sista exemplaren till sista priserna.</p>',
    choice: deals(140),
  },
  {
    id: CAMPAIGN_IDS.gamersUnite,
    name: 'Gamers Unite',
    color: '#ff4f8b',
    sectionId: 13,
    description: '<p>Två veckor för dig som spelar tillsammans: headset, möss, tangentbord och stolar.</p>',
    choice: deals(90, { sections: [13] }),
  },
  {
    id: CAMPAIGN_IDS.backToSchool,
    name: 'Back to School',
    color: '#2f6fed',
    sectionId: 2,
    description:
      '<p>Datorer, väskor och skrivare till skolstarten. Studenter får samma pris som alla andra: vårt bästa.</p>',
    choice: deals(80, { sections: [2, 4, 10] }),
  },
  {
    id: CAMPAIGN_IDS.sommarrea,
    name: 'Sommarrea',
    color: '#f08c00',
    sectionId: null,
    description: '<p>Högtalare till stranden, powerbanks till tåget och brädspel till regnet.</p>',
    choice: deals(120),
  },
  {
    id: CAMPAIGN_IDS.streamhjalpen,
    name: 'Streamhjälpen',
    color: '#0ea371',
    sectionId: null,
    description:
      '<p>Varje december sänder kreatörer dygnet runt för barns rätt att leka. Vi skänker 10 kr för varje vara i insamlingen och redovisar summan här när den är klar.</p>',
    choice: { types: ['microphone', 'webcam', 'headset', 'lamp', 'captureCard'], count: 40 },
  },
  {
    id: CAMPAIGN_IDS.eSportlov,
    name: 'E-Sportlov',
    color: '#12b886',
    sectionId: 13,
    description: '<p>Lov på riktigt. Spelutrustning och turneringar i butikerna under sportlovsveckorna.</p>',
    choice: deals(70, { sections: [13, 14] }),
  },
  {
    id: CAMPAIGN_IDS.mayThe4th,
    name: 'May the 4th',
    color: '#1a1a40',
    sectionId: 1,
    description: '<p>Fyra dagar för rymden: byggsatser, figurer och spel från galaxer långt borta.</p>',
    choice: { types: ['brickSet', 'figure', 'boardGame', 'drone'], count: 40 },
  },
  {
    id: CAMPAIGN_IDS.julklappstips,
    name: 'Julklappstips',
    color: '#a61e4d',
    sectionId: null,
    description: '<p>Tips till den som har allt, den som inte vill ha något och den som fyller sju.</p>',
    choice: {
      types: [
        'boardGame',
        'brickSet',
        'headphones',
        'smartwatch',
        'puzzle',
        'plush',
        'coffeeMachine',
        'keyboard',
        'controller',
        'eReader',
      ],
      count: 90,
    },
  },
  {
    id: CAMPAIGN_IDS.corporate,
    name: 'Pixelhamn Företag',
    color: '#343a40',
    sectionId: null,
    description:
      '<p>Handla på faktura, få priser utan moms och en egen kontaktperson. Ansök med ditt organisationsnummer så är kontot klart nästa vardag.</p><ul><li>Faktura 30 dagar</li><li>Priser exklusive moms</li><li>Leverans till arbetsplatsen</li><li>Installation och märkning</li></ul>',
    choice: { types: ['laptop', 'monitor', 'dock', 'desk', 'printer', 'webcam', 'router', 'miniPc'], count: 60 },
  },
  {
    id: CAMPAIGN_IDS.tradeIn,
    name: 'Byt in din mobil eller surfplatta',
    color: '#0ca678',
    sectionId: 4,
    description:
      '<p>Lämna in din gamla mobil eller surfplatta i butik så drar vi av värdet direkt.</p><h2>Så gör du</h2><ol><li>Säkerhetskopiera och återställ enheten.</li><li>Ta med den, laddare och legitimation till närmaste butik.</li><li>Vi bedömer skicket på några minuter och drar av värdet från ditt köp.</li></ol><table><thead><tr><th scope="col">Modell</th><th scope="col">Som ny</th><th scope="col">Bra skick</th><th scope="col">Sprucken skärm</th></tr></thead><tbody><tr><td>Fjordlabb Sund (256 GB)</td><td>2 900 kr</td><td>2 200 kr</td><td>700 kr</td></tr><tr><td>Fjordlabb Vik (128 GB)</td><td>1 800 kr</td><td>1 300 kr</td><td>400 kr</td></tr><tr><td>Humlegrip Holme (128 GB)</td><td>1 200 kr</td><td>850 kr</td><td>250 kr</td></tr><tr><td>Läslampan Skiffer (surfplatta)</td><td>1 400 kr</td><td>950 kr</td><td>300 kr</td></tr></tbody></table>',
    choice: { types: ['phone', 'tablet'], count: 40 },
  },
  {
    id: 4619,
    name: 'Racing hemma',
    color: '#e03131',
    sectionId: 13,
    description: '<p>Rattar, pedaler och stolar för den som tar kurvan hemma.</p>',
    choice: { types: ['racingWheel', 'gamingChair', 'monitor'], count: 40 },
  },
  {
    id: 6813,
    name: 'Merch och samlarprylar',
    color: '#f783ac',
    sectionId: 1,
    description: '<p>Muggar, tröjor och figurer från spelen du tycker om.</p>',
    choice: { types: ['merch', 'figure', 'plush'], count: 60 },
  },
  {
    id: 7005,
    name: 'Kreatörsveckorna',
    color: '#845ef7',
    sectionId: 13,
    description: '<p>Allt för dig som sänder, spelar in och klipper.</p>',
    choice: { types: ['microphone', 'webcam', 'captureCard', 'lamp', 'tripod', 'camera'], count: 50 },
  },
  {
    id: 9952,
    name: 'Sänk elräkningen',
    color: '#2b8a3e',
    sectionId: 8,
    description: '<p>Smarta uttag, sensorer och lampor som drar mindre än de sparar.</p>',
    choice: { types: ['smartPlug', 'sensor', 'smartBulb', 'fridge', 'washingMachine'], count: 50 },
  },
  {
    id: 10001,
    name: 'Veckans fynd',
    color: '#c2255c',
    sectionId: null,
    description: '<p>Nya varor varje måndag, så länge lagret räcker.</p>',
    choice: deals(48),
  },
  {
    id: 10002,
    name: 'Ljudveckor',
    color: '#e8590c',
    sectionId: 6,
    description: '<p>Hörlurar och högtalare till sänkta priser. Lyssna i butik.</p>',
    choice: deals(40, { sections: [6] }),
  },
  {
    id: 10003,
    name: 'Uppgradera datorn',
    color: '#7a3ff2',
    sectionId: 3,
    description: '<p>Grafikkort, minne och SSD: tre delar som ger din dator nytt liv.</p>',
    choice: deals(50, { sections: [3] }),
  },
  {
    id: 10004,
    name: 'Kaffe och kök',
    color: '#2b8a3e',
    sectionId: 7,
    description: '<p>Vardagsmaskiner som blir kvar länge.</p>',
    choice: deals(36, { sections: [7] }),
  },
  {
    id: 10005,
    name: 'Spelkväll',
    color: '#f5a623',
    sectionId: 1,
    description: '<p>Brädspel och kortspel för två till åtta personer.</p>',
    choice: { types: ['boardGame', 'cardGame'], count: 60 },
  },
  {
    id: 10006,
    name: 'Medlemspriser',
    color: '#ff4f8b',
    sectionId: null,
    description: '<p>Lägre pris för dig som är medlem. Logga in så gäller det direkt i kassan.</p>',
    choice: { count: 60 },
  },
  {
    id: 10007,
    name: 'Storbild',
    color: '#d6336c',
    sectionId: 5,
    description: '<p>Tv och projektorer för den som vill sitta längst bak hemma.</p>',
    choice: deals(36, { sections: [5] }),
  },
  {
    id: 10008,
    name: 'Alltid till hands',
    color: '#0ea371',
    sectionId: 4,
    description: '<p>Mobiler, klockor och laddning.</p>',
    choice: deals(40, { sections: [4] }),
  },
  {
    id: 10009,
    name: 'Flash-sale',
    color: '#f03e3e',
    sectionId: null,
    description:
      '<p>Korta priser på få varor: några timmar eller tills de är slut, ett litet antal per kund. Jämförpriset är som alltid det lägsta på 30 dagar.</p>',
    choice: { isFlashSale: true, count: 40 },
  },
];
