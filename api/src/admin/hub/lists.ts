import type { ResponseOf, Endpoint } from '@shop/contracts';
import {
  getAdminAudit,
  getAdminCampaigns,
  getAdminChats,
  getAdminContactCases,
  getAdminInfoPages,
  getAdminMembers,
  getAdminOrders,
  getAdminProducts,
  getAdminQuestions,
  getAdminRedirects,
  getAdminReturns,
  getAdminReviews,
  getAdminSearchBlocks,
  getAdminSearchReport,
  getAdminSiteMessages,
  getAdminSynonyms,
  getAdminTexts,
} from '@shop/contracts/api/admin';
import { amount, shortened, time, yesNo } from './formats.ts';

type RowOf<E extends Endpoint> = ResponseOf<E> extends { data: { rows: (infer Row)[] } } ? Row : never;

interface Column<Row> {
  readonly label: string;
  readonly text: (row: Row) => string | number;
  /** Target of the link. */
  readonly href?: (row: Row) => string;
}

/** One list of the hub. `T` is its row in the api's response. */
export interface HubList<Row = never> {
  /** Last segment of its URL, and of the api's. */
  readonly slug: string;
  readonly title: string;
  readonly intro: string;
  /** The api's own call, which also checks the access. */
  readonly endpoint: Endpoint;
  readonly isSearchable: boolean;
  /** Shows new rows while it is open. */
  readonly isLive?: boolean;
  readonly columns: readonly Column<Row>[];
}

const list = <E extends Endpoint>(endpoint: E, rest: Omit<HubList<RowOf<E>>, 'endpoint' | 'slug'>): HubList<never> => ({
  ...rest,
  endpoint,
  slug: endpoint.path.replace('admin/', ''),
});

const searchPath = (term: string): string => `/admin/search-report/${encodeURIComponent(term)}`;

/** The lists for employees, in the order of the hub [O2.17-24], [O6-01]. */
export const LISTS: readonly HubList<never>[] = [
  list(getAdminOrders, {
    title: 'Beställningar',
    intro: 'Nyast först. Sök på nummer, e-post, namn eller produkt.',
    isSearchable: true,
    columns: [
      { label: 'Nummer', text: ({ id }) => id, href: ({ id }) => `/admin/order/${encodeURIComponent(id)}` },
      { label: 'Lagd', text: ({ createdAt }) => time(createdAt) },
      { label: 'Status', text: ({ statusLabel }) => statusLabel },
      { label: 'Kund', text: ({ customer, email }) => customer || email },
      { label: 'Summa', text: ({ total }) => amount(total) },
    ],
  }),
  list(getAdminReturns, {
    title: 'Returer och reklamationer',
    intro: 'De som har väntat längst först. Sök på nummer, beställning, namn eller e-post.',
    isSearchable: true,
    columns: [
      { label: 'Nummer', text: ({ id }) => id, href: ({ id }) => `/admin/return/${encodeURIComponent(id)}` },
      {
        label: 'Beställning',
        text: ({ orderId }) => orderId,
        href: ({ orderId }) => `/admin/order/${encodeURIComponent(orderId)}`,
      },
      { label: 'Ärende', text: ({ kind }) => (kind === 'withdrawal' ? 'Ångrat köp' : 'Reklamation') },
      { label: 'Status', text: ({ statusLabel }) => statusLabel },
      { label: 'Kund', text: ({ name, email }) => name || email },
      { label: 'Kom in', text: ({ receivedAt }) => time(receivedAt) },
      { label: 'Åter', text: ({ refundTotal }) => amount(refundTotal) },
    ],
  }),
  list(getAdminProducts, {
    title: 'Produkter',
    intro: 'Sök på nummer, artikelnummer, EAN eller ord i namnet.',
    isSearchable: true,
    columns: [
      { label: 'Id', text: ({ id }) => id },
      { label: 'Namn', text: ({ name }) => name, href: ({ id }) => `/admin/product/${id}` },
      { label: 'Artikelnr', text: ({ articleNumber }) => articleNumber },
      { label: 'Pris', text: ({ price }) => amount(price) },
      { label: 'Lager', text: ({ stock }) => stock },
      { label: 'I listor', text: ({ isListed }) => yesNo(isListed) },
    ],
  }),
  list(getAdminCampaigns, {
    title: 'Kampanjer',
    intro: 'Namn, tider och antal produkter.',
    isSearchable: true,
    columns: [
      { label: 'Id', text: ({ id }) => id },
      { label: 'Namn', text: ({ name }) => name, href: ({ id }) => `/se/campaign/${id}` },
      { label: 'Aktiv', text: ({ isActive }) => yesNo(isActive) },
      {
        label: 'Tider',
        text: ({ windows }) => windows.map(({ from, to }) => `${time(from)} – ${time(to)}`).join(', ') || 'Alltid',
      },
      { label: 'Produkter', text: ({ productIds }) => productIds.length },
    ],
  }),
  list(getAdminSiteMessages, {
    title: 'Webbplatsmeddelanden',
    intro: 'Det som rullar överst i butiken.',
    isSearchable: false,
    columns: [
      { label: 'Meddelande', text: ({ message }) => shortened(message) },
      { label: 'Sort', text: ({ type }) => type },
      { label: 'Från', text: ({ from }) => time(from) },
      { label: 'Till', text: ({ to }) => time(to) },
    ],
  }),
  list(getAdminInfoPages, {
    title: 'Informationssidor',
    intro: 'Kundservice, villkor och allt däremellan.',
    isSearchable: true,
    columns: [
      { label: 'Id', text: ({ id }) => id },
      { label: 'Namn', text: ({ name }) => name, href: ({ id }) => `/se/info/${id}` },
      { label: 'Ingress', text: ({ ingress }) => shortened(ingress) },
    ],
  }),
  list(getAdminRedirects, {
    title: 'Omdirigeringar',
    intro: 'Sidor som leder någon annanstans.',
    isSearchable: true,
    columns: [
      { label: 'Från', text: ({ fromType, fromId }) => `${fromType} ${fromId}` },
      { label: 'Till', text: ({ toTypeId, toId }) => `typ ${toTypeId} ${toId ?? ''}` },
    ],
  }),
  list(getAdminReviews, {
    title: 'Recensioner',
    intro: 'Nyast först. Sök på ord i texten eller produktnummer.',
    isSearchable: true,
    columns: [
      {
        label: 'Produkt',
        text: ({ productName }) => productName,
        href: ({ productId }) => `/admin/product/${productId}`,
      },
      { label: 'Betyg', text: ({ rating }) => rating },
      { label: 'Text', text: ({ text }) => shortened(text) || '–', href: ({ id }) => `/admin/review/${id}` },
      { label: 'Skrev', text: ({ author }) => author ?? 'Anonym' },
      { label: 'När', text: ({ createdAt }) => time(createdAt) },
      { label: 'Anmälningar', text: ({ reports }) => reports },
      { label: 'Besvarad', text: ({ answer }) => yesNo(answer !== null) },
    ],
  }),
  list(getAdminQuestions, {
    title: 'Kundfrågor',
    intro: 'De som har väntat längst först. Sök på ord i frågan eller produktnummer.',
    isSearchable: true,
    columns: [
      { label: 'Fråga', text: ({ text }) => shortened(text), href: ({ id }) => `/admin/question/${id}` },
      {
        label: 'Produkt',
        text: ({ productName }) => productName,
        href: ({ productId }) => `/admin/product/${productId}`,
      },
      { label: 'Frågade', text: ({ author }) => author ?? 'Borttagen medlem' },
      { label: 'När', text: ({ createdAt }) => time(createdAt) },
      { label: 'Besvarad', text: ({ answer }) => yesNo(answer !== null) },
    ],
  }),
  list(getAdminChats, {
    title: 'Chattar',
    intro: 'De som har väntat längst på svar först. Listan uppdaterar sig själv. Sök på namn, ordernummer eller ord.',
    isSearchable: true,
    isLive: true,
    columns: [
      { label: 'Nummer', text: ({ id }) => id, href: ({ id }) => `/admin/chat/${id}` },
      { label: 'Status', text: ({ stateLabel }) => stateLabel },
      { label: 'Olästa', text: ({ unread }) => unread || '–' },
      { label: 'Kund', text: ({ firstName }) => firstName || 'Utan namn' },
      { label: 'Senast skrivet', text: ({ text }) => shortened(text) },
      { label: 'När', text: ({ lastMessageAt }) => time(lastMessageAt) },
    ],
  }),
  list(getAdminContactCases, {
    title: 'Ärenden',
    intro:
      'Det som kunder har skrivit till kundservice. De som har väntat längst först. Sök på nummer, e-post eller ord.',
    isSearchable: true,
    columns: [
      { label: 'Nummer', text: ({ id }) => id, href: ({ id }) => `/admin/contact/${encodeURIComponent(id)}` },
      { label: 'Gäller', text: ({ subject }) => subject },
      { label: 'Meddelande', text: ({ message }) => shortened(message) },
      { label: 'E-post', text: ({ email }) => email },
      { label: 'Kom in', text: ({ createdAt }) => time(createdAt) },
      { label: 'Status', text: ({ statusLabel }) => statusLabel },
    ],
  }),
  list(getAdminMembers, {
    title: 'Medlemmar',
    intro: 'Sök på namn, användarnamn eller e-post.',
    isSearchable: true,
    columns: [
      { label: 'Id', text: ({ id }) => id },
      { label: 'Användarnamn', text: ({ username }) => username, href: ({ id }) => `/admin/member/${id}` },
      { label: 'E-post', text: ({ email }) => email },
    ],
  }),
  list(getAdminTexts, {
    title: 'Texter',
    intro: 'Texter som har ändrats utan en ny version av butiken.',
    isSearchable: true,
    columns: [
      { label: 'Nyckel', text: ({ key }) => key },
      { label: 'Text', text: ({ text }) => shortened(text) },
    ],
  }),
  list(getAdminSearchReport, {
    title: 'Sökrapport',
    intro:
      'Det kunder har sökt efter utan säkra träffar de senaste 30 dagarna, vanligast först. Öppna en sökning för att laga den.',
    isSearchable: true,
    columns: [
      { label: 'Sökning', text: ({ term }) => term, href: ({ term }) => searchPath(term) },
      { label: 'Utfall', text: ({ outcomeLabel }) => outcomeLabel },
      { label: 'Antal', text: ({ count }) => count },
      { label: 'Senast', text: ({ lastAt }) => time(lastAt) },
    ],
  }),
  list(getAdminSynonyms, {
    title: 'Synonymer',
    intro: 'Ord som sökningen läser som samma, utöver dem som gäller i alla svenska butiker.',
    isSearchable: true,
    columns: [
      { label: 'Ord', text: ({ term }) => term, href: ({ term }) => searchPath(term) },
      { label: 'Samma som', text: ({ expansion }) => expansion },
    ],
  }),
  list(getAdminSearchBlocks, {
    title: 'Spärrade sökord',
    intro: 'Ord som aldrig visas i förslag på vad andra har sökt efter.',
    isSearchable: true,
    columns: [{ label: 'Ord', text: ({ word }) => word }],
  }),
  list(getAdminAudit, {
    title: 'Ändringslogg',
    intro: 'Vem som har ändrat vad, nyast först. Bara för administratörer.',
    isSearchable: false,
    columns: [
      { label: 'När', text: ({ at }) => time(at) },
      { label: 'Vem', text: ({ username, memberId }) => username ?? memberId },
      { label: 'Vad', text: ({ action, entity }) => `${action} ${entity}` },
      { label: 'Vilken', text: ({ entityId }) => entityId },
    ],
  }),
];
