import * as fc from 'fast-check';
import qs from 'qs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as contracts from '@shop/contracts';
import type { Endpoint } from '@shop/contracts';
import * as adminContracts from '@shop/contracts/api/admin';
import { product } from '../db/schema/index.ts';
import { arbitraryOf, bodyText, type JsonSchema, type Samples } from '../testing/openapi-arbitrary.ts';
import { createTestApp, type RawAnswer, type TestApp, type TestBrowser } from '../testing/index.ts';
import { quickLogin } from '../testing/quick-login.ts';

/** Requests of each call as each role. CI makes a few thousand in all; FUZZ_RUNS=200 makes a long night of it. */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 3);
const MAX_MS = 5_000;
const TEST_TIMEOUT_MS = 60_000 + RUNS * 3_000;

interface Operation {
  summary?: string;
  parameters?: { in: string; name: string; schema: JsonSchema }[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
}
interface Document {
  paths: Record<string, Record<string, Operation>>;
}

/** Text that no response may contain: paths of our code, terms of the database, names of our libraries. */
const INTERNALS =
  /\bat .+:\d+:\d+|node_modules|file:\/\/|\/(?:work|home|root|app|usr|tmp)\/|\.[mc]?[jt]s\b|\bselect .+ from\b|insert into|syntax error|violates|relation "|column "|duplicate key|out of range for type|drizzle|postgres|sqlstate|zod|(?:Type|Range|Reference|Syntax)Error|ECONN|Cannot read prop|undefined is not|passwordHash|password_hash|ssn_encrypted/i;

let shop: TestApp;
let document: Document;
let samples: Samples;
beforeAll(async () => {
  shop = await createTestApp();
  document = shop.app.swagger() as unknown as Document;
  const products = await shop.services.db.select({ id: product.id }).from(product).limit(20);
  samples = {
    ids: [0, 1, 2, 3, 7866, ...products.map(({ id }) => id)],
    texts: [
      'tangentbord',
      'rtx 5080',
      'sv',
      'se',
      '411 12',
      'category',
      'm12',
      's12',
      '1,2,3',
      '070-123 45 67',
      'latest',
    ],
  };
});
afterAll(() => shop.close());

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;
const calls = ([contracts, adminContracts].flatMap(Object.values) as unknown[])
  .filter(isEndpoint)
  .map(({ method, path }) => [`${method} ${path}`, method, path] as const)
  .toSorted();

function operationOf(method: string, path: string): Operation {
  const key = `/api/${path.replace(/:(\w+)/g, '{$1}')}`;
  const operation = document.paths[key]?.[method.toLowerCase()];
  if (operation === undefined) throw new Error(`${method} ${key} is missing in the OpenAPI document.`);
  return operation;
}

const encode = (value: unknown): string => {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return text === '%00' ? text : encodeURIComponent(text.toWellFormed());
};

/** URLs, bodies and headers of one call, generated from its description in the document. */
function requestsOf(method: string, path: string) {
  const { parameters = [], requestBody } = operationOf(method, path);
  const part = (place: string) =>
    fc.record(
      Object.fromEntries(
        parameters
          .filter((each) => each.in === place)
          .map(({ name, schema }) => [name, arbitraryOf(schema, samples, 5)]),
      ),
      { requiredKeys: place === 'path' ? undefined : [] },
    ) as fc.Arbitrary<Record<string, unknown>>;
  const search = fc.oneof(
    { weight: 4, arbitrary: part('query').map((query) => qs.stringify(query, { arrayFormat: 'brackets' })) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('a[b][c][d][e][f][g][h]=1', '=&&=', '%', '__proto__[x]=1', 'a[]=1&a[x]=2'),
    },
  );
  const body =
    method === 'GET' ? fc.constant(undefined) : bodyText(requestBody?.content['application/json']?.schema, samples);
  const headers = fc.record(
    { 'idempotency-key': fc.constantFrom('', 'key-1', 'x'.repeat(2_000)), region: fc.constantFrom('se', 'xx') },
    { requiredKeys: [] },
  );
  return fc.record({ params: part('path'), search, body, headers }).map((parts) => ({
    address: `/api/${path.replace(/:(\w+)/g, (_match, name: string) => encode(parts.params[name]))}?${parts.search}`,
    body: parts.body,
    headers: parts.headers,
  }));
}

let callers = 0;
/** Each request has its own IP address, so that no rate limit hides a fault behind it. */
const callerAddress = (): string => `198.51.${(callers += 1) % 250}.${Math.floor(callers / 250) % 250}`;

async function inTime(response: Promise<RawAnswer>): Promise<RawAnswer> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${MAX_MS} ms.`)), MAX_MS);
  });
  return Promise.race([response, late]).finally(() => clearTimeout(timer));
}

const ROLES: Record<string, () => Promise<TestBrowser>> = {
  visitor: async () => shop.browser(),
  member: () => quickLogin(shop),
  employee: () => quickLogin(shop, 'admin'),
};

describe('generated requests', () => {
  it.each(calls)(
    '[O8-01] never fail, hang or tell of our insides: %s',
    async (_name, method, path) => {
      for (const enter of Object.values(ROLES)) {
        const browser = await enter();
        await fc.assert(
          fc.asyncProperty(requestsOf(method, path), async ({ address, body, headers }) => {
            const sent: Record<string, string> = { ...headers, 'x-forwarded-for': callerAddress() };
            if (body !== undefined) sent['content-type'] = 'application/json';
            const before = shop.logs.length;
            const response = await inTime(browser.send(method, address, { body, headers: sent }));
            const failures = shop.logs.slice(before).filter(({ level }) => Number(level) >= 50);
            // A missing provider may be 503; any other status from 500 on is our fault.
            if (response.status >= 500 && response.status !== 503 && response.status !== 507) {
              throw new Error(`${response.status} ${JSON.stringify(failures).slice(0, 1_500)}`);
            }
            if (response.status >= 400) expect(response.text).not.toMatch(INTERNALS);
          }),
          { numRuns: RUNS, ...(process.env['FUZZ_SEED'] !== undefined && { seed: Number(process.env['FUZZ_SEED']) }) },
        );
      }
    },
    TEST_TIMEOUT_MS,
  );
});
