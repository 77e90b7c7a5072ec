import { Agent, request } from 'node:http';
import { parseArgs } from 'node:util';
import { withBenchApi } from './bench-api-server.ts';
import { formatTable, percentile } from './statistics.ts';

/** Of the seed's fixed numbers: a category with many filters, and a product that is always there. */
const CATEGORY = 5260;
const PRODUCT = 300_001;
const SERVICE_POINT = 11;
const PAYMENT_LINK = 3;

const WARM_UP_MS = 500;
const MEASURE_MS = 3000;
const CLIENTS = 16;
const DEFAULT_PRODUCTS = 2500;

interface Answer {
  status: number;
  text: string;
  cookies: string[];
}
interface Request {
  method?: 'GET' | 'POST';
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
}
type Send = (request: Request) => Promise<Answer>;
/** One call as one client makes it; what comes before it is not measured. */
interface Scenario {
  name: string;
  prepare?: (send: Send) => Promise<void>;
  call: (send: Send) => Promise<Answer>;
}

function sendTo(apiUrl: string, agent: Agent, { method = 'GET', path, body, headers }: Request, cookie: string) {
  return new Promise<Answer>((done, fail) => {
    const payload = body === undefined ? undefined : JSON.stringify(body);
    const sent = request(
      `${apiUrl}${path}`,
      {
        agent,
        method,
        headers: {
          ...headers,
          ...(cookie !== '' && { cookie }),
          ...(payload !== undefined && {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(payload),
          }),
        },
      },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.once('end', () =>
          done({
            status: answer.statusCode ?? 0,
            text: Buffer.concat(chunks).toString(),
            cookies: answer.headers['set-cookie'] ?? [],
          }),
        );
      },
    );
    sent.once('error', fail);
    sent.end(payload);
  });
}

let clients = 0;

/** A browser: it keeps its cookies, and has an address of its own, so that no rate limit counts all as one. */
function createClient(apiUrl: string, agent: Agent): Send {
  const cookies = new Map<string, string>();
  clients += 1;
  const address = `10.${(clients >> 16) & 255}.${(clients >> 8) & 255}.${clients & 255}`;
  return async ({ headers = {}, ...rest }) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await sendTo(
      apiUrl,
      agent,
      { ...rest, headers: { 'x-forwarded-for': address, ...headers } },
      cookie,
    );
    for (const line of answer.cookies) {
      const [name = '', value = ''] = (line.split(';', 1)[0] ?? '').split('=');
      cookies.set(name, value);
    }
    return answer;
  };
}

const get = (name: string, path: string): Scenario => ({ name, call: (send) => send({ path }) });

const addToCart: Request = {
  method: 'POST',
  path: '/api/cart',
  body: {
    events: [{ method: 'absolute', productId: PRODUCT, quantity: 1, unitPrice: 0, pass: null, extraData: {} }],
  },
};

let quantity = 1;
let orders = 0;
const buyer = {
  kind: 'private',
  email: 'matning@example.se',
  mobile: '070-123 45 67',
  firstName: 'Kim',
  lastName: 'Köpare',
  street: 'Storgatan 1',
  zipCode: '411 12',
  city: 'Göteborg',
  companyName: '',
  corpNumber: '',
  invoiceReference: '',
};

const WRITES: readonly Scenario[] = [
  {
    name: 'cart POST',
    call: (send) => {
      // Another quantity each time, so that there is something to write.
      quantity = (quantity % 5) + 1;
      const event = { method: 'absolute', productId: PRODUCT, quantity, unitPrice: 0, pass: null, extraData: {} };
      return send({ ...addToCart, body: { events: [event] } });
    },
  },
  {
    name: 'order',
    prepare: async (send) => void (await send(addToCart)),
    call: (send) =>
      send({
        method: 'POST',
        path: '/api/order',
        headers: { 'idempotency-key': `bench-${process.pid}-${(orders += 1)}-${Date.now()}` },
        body: {
          customer: buyer,
          shippingMethodId: SERVICE_POINT,
          paymentMethodId: PAYMENT_LINK,
          expectedTotal: 1_000_000,
        },
      }),
  },
];

interface Box {
  id: string;
  type: string;
  values: { value: string; count: number }[];
}

const listing = (path: string, filters: readonly string[] = []): string =>
  `/api/productdiscovery/${path}?${filters.map((filter) => `filters[]=${encodeURIComponent(filter)}`).join('&')}`;

/** The filters of the category, as a shopper of this very catalogue would choose them. */
async function reads(apiUrl: string): Promise<Scenario[]> {
  const send = createClient(apiUrl, new Agent());
  const { text } = await send({ path: listing(`category/${CATEGORY}`) });
  const { filters } = JSON.parse(text) as { filters: Box[] };
  const boxes = filters.filter(({ type, values }) => type === 'attributes' && values.length > 1);
  const [one, two] = boxes;
  if (one === undefined || two === undefined)
    throw new Error(`Category ${CATEGORY} has too few filters to choose from.`);
  const choose = ({ id, values }: Box, count: number): string =>
    `attributes^${id}-1-${values
      .slice(0, count)
      .map(({ value }) => value)
      .join('~')}`;
  return [
    get('product', `/api/product/${PRODUCT}`),
    get('start page parts', '/api/page-component/index/0'),
    get('landing page', listing(`category/${CATEGORY}`)),
    get('filtered listing', listing(`category/${CATEGORY}`, [choose(one, 1)])),
    get('multi-select', listing(`category/${CATEGORY}`, [choose(one, 2), choose(two, 2)])),
    get('two-word search', listing(`search/${encodeURIComponent('trådlösa hörlurar')}`)),
    get('broad word', listing('search/svart')),
    get('autocomplete', '/api/productdiscovery/autocomplete/tang'),
  ];
}

interface Measured {
  latencies: number[];
  seconds: number;
  failures: number;
}

async function load(apiUrl: string, { prepare, call }: Scenario, count: number, ms: number): Promise<Measured> {
  const agent = new Agent({ keepAlive: true, maxSockets: count });
  const latencies: number[] = [];
  let failures = 0;
  const startedAt = performance.now();
  const client = async (): Promise<void> => {
    const send = createClient(apiUrl, agent);
    while (performance.now() - startedAt < ms) {
      await prepare?.(send);
      const before = performance.now();
      const { status } = await call(send);
      if (status === 200) latencies.push(performance.now() - before);
      else failures += 1;
    }
  };
  await Promise.all(Array.from({ length: count }, client));
  agent.destroy();
  return { latencies, seconds: (performance.now() - startedAt) / 1000, failures };
}

async function measure(apiUrl: string): Promise<void> {
  const rows: string[][] = [];
  for (const scenario of [...(await reads(apiUrl)), ...WRITES]) {
    await load(apiUrl, scenario, 1, WARM_UP_MS);
    const alone = await load(apiUrl, scenario, 1, MEASURE_MS);
    const crowd = await load(apiUrl, scenario, CLIENTS, MEASURE_MS);
    rows.push([
      scenario.name,
      percentile(alone.latencies, 0.5).toFixed(1),
      percentile(alone.latencies, 0.95).toFixed(1),
      (crowd.latencies.length / crowd.seconds).toFixed(0),
      String(alone.failures + crowd.failures),
    ]);
  }
  console.log(formatTable(['call', 'p50 ms', 'p95 ms', `req/s (${CLIENTS} clients)`, 'not 200'], rows));
}

/**
 * p50 and p95 of the hot calls for one client, and answers per second for sixteen: `npm run bench -- api --products 20000`.
 * With API_URL an api that runs already is measured as it is.
 */
export async function benchApi(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...args], options: { products: { type: 'string' } } });
  const products = Number(values.products ?? DEFAULT_PRODUCTS);
  if (!(Number.isInteger(products) && products > 0)) throw new Error('--products must be a whole number above 0.');
  const { API_URL: apiUrl } = process.env;
  if (apiUrl !== undefined) return measure(apiUrl);
  console.log(`An api with ${products} products:`);
  return withBenchApi(products, PRODUCT, measure);
}
