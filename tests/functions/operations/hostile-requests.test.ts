import { request as httpRequest } from 'node:http';

import { beforeAll, expect, test } from 'vitest';

import type { Endpoint } from '@kargha/domain/api/endpoint';
import { SHOP_ENDPOINTS } from '@kargha/domain/api/shop-endpoints';

import {
  fieldsOf,
  jsonSchema,
  type JsonSchema,
} from '../../../functions/src/operations/api-description/json-schema.ts';
import { fromAnywhere } from '../checkout-fixtures.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { type Person, signUp } from '../sample-people.ts';
import type { Answer, CallOptions } from '../shop-client.ts';

isolateDatabase();
const shop = isolatedShop();
let people: Record<'anyone' | 'person' | 'staff' | 'gateway', Person | null>;
beforeAll(async () => {
  const [shopper, admin] = await Promise.all([signUp('customer'), signUp('admin')]);
  people = { anyone: null, person: shopper, staff: admin, gateway: null };
});

const isJson = ({ file, redirects }: Endpoint) => file === undefined && redirects !== true;
const taking = SHOP_ENDPOINTS.filter((route) => route.body !== undefined && isJson(route));
const named = (routes: readonly Endpoint[]) =>
  routes.map((route) => [`${route.method} ${route.path}`, route] as const);

function caller({ who = 'anyone' }: Endpoint): CallOptions {
  const token = people[who]?.token;
  return { ...fromAnywhere(), ...(token !== undefined && { token }) };
}

function at({ path }: Endpoint, name = 'unknown-name'): string {
  return path.replace('/api', '').replaceAll(/:\w+/g, name);
}

/** Sends all values to public routes, and the first few, which found the most, to the others. */
async function each<Item>(
  { who = 'anyone' }: Endpoint,
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const isOpen = who === 'anyone' || who === 'gateway';
  await Promise.all(items.slice(0, isOpen ? items.length : FEW).map(work));
}

const FEW = 4;

const INSIDES = /node_modules|\.ts\b|\.js:\d|\bat \w+ \(|Error:|undefined|\[object|yup|firestore/i;

/** Every error has a code and a readable message, without internals. */
function expectPlainAnswer({ status, body, headers }: Answer, sent: string): void {
  // 502 is a gateway failure.
  expect([500, 501, 503], `${sent} ${JSON.stringify(body)}`).not.toContain(status);
  if (body.success === true) return;
  expect(status, sent).toBeGreaterThanOrEqual(400);
  expect(body, `${sent} ${JSON.stringify(body)}`).toMatchObject({
    success: false,
    error: expect.stringMatching(/^[^\n]{3,}$/),
    code: expect.stringMatching(/^[a-z_]+$/),
  });
  expect(String(body.error), sent).not.toMatch(INSIDES);
  expect(headers.get('cache-control'), sent).toBe('no-store');
}

const DEEP = `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`;

/** Bodies that are not JSON objects. */
const BYTES: Record<string, string> = {
  'a list for an object': '[{"amount":1}]',
  'a nested key of prototypes': '{"customer":{"address":{"__proto__":{"city":"x"}}}}',
  'a number that JSON has not': '{"amount":NaN}',
  'five thousand levels': DEEP,
  'no JSON': '{',
  'a number too large': '{"amount":1e999,"quantity":-1e999}',
  'a text for an object': '"text"',
  nothing: '',
  null: 'null',
  'twenty thousand lists': `{"items":${'['.repeat(20_000)}${']'.repeat(20_000)}}`,
  'a key of prototypes': '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"x":1}}}',
  'one key twice': '{"amount":1,"amount":2}',
  'half a character': '{"name":"\\ud800"}',
  'a byte of zero': '{"name":"a\\u0000b"}',
};

test.each(named(taking))('%s rejects invalid bodies with a message', async (_, route) => {
  await each(route, Object.entries(BYTES), async ([what, bytes]) => {
    const answer = await shop.send(route.method, at(route), bytes, caller(route));
    expectPlainAnswer(answer, what);
    const mayBeEnough = bytes === '' && route.body?.isValidSync({}) === true;
    if (!mayBeEnough) expect(answer.body.success, what).toBe(false);
  });
});

/** Values of the wrong type, or far out of range. */
const VALUES: readonly unknown[] = [
  ...[[], [[]], '../../users/x', '__proto__', Number.MAX_VALUE, -1, 0.1, true, null],
  ...['NaN', '\u0000', '\u202Eabc', 'x'.repeat(9000), [null], {}, { $ne: '' }, { length: 3 }],
];

const fieldNames = ({ body }: Endpoint) => (body ? fieldsOf(body).map(({ name }) => name) : []);

test.each(named(taking))('%s rejects values of the wrong type in every field', async (_, route) => {
  const fields = fieldNames(route);
  await each(route, VALUES, async (value) => {
    const body = Object.fromEntries(fields.map((field) => [field, value]));
    const answer = await shop.send(route.method, at(route), JSON.stringify(body), caller(route));
    expectPlainAnswer(answer, JSON.stringify(value));
  });
});

/** Invalid document ids, and path tricks. */
const ODD_NAMES = ['', 'a.b', '__x__', '*'];

/** A body with this value in every field at every depth, and with unknown fields. */
function filledWith(value: unknown, { properties, items }: JsonSchema): unknown {
  if (items) return [filledWith(value, items as JsonSchema)];
  if (!properties) return value;
  const known = Object.entries(properties as Record<string, JsonSchema>).map(([name, inner]) => [
    name,
    filledWith(value, inner),
  ]);
  return Object.fromEntries([...known, ...ODD_NAMES.map((name) => [name, value])]);
}

const isNested = ({ body }: Endpoint) =>
  body !== undefined && fieldsOf(body).some(({ schema }) => schema.properties ?? schema.items);

test.each(named(taking.filter(isNested)))(
  '%s rejects values of the wrong type within its fields',
  async (_, route) => {
    const shape = jsonSchema(route.body!);
    await each(route, VALUES, async (value) => {
      const body = JSON.stringify(filledWith(value, shape));
      const answer = await shop.send(route.method, at(route), body, caller(route));
      expectPlainAnswer(answer, body.slice(0, 300));
    });
  },
);

const OTHER_TYPES = [
  'text/plain',
  'application/xml',
  'application/json-patch+json',
  'multipart/form-data; boundary=x',
  '',
];

test.each(named(taking))('%s reads JSON only', async (_, route) => {
  await each(route, OTHER_TYPES, async (type) => {
    const headers = { 'content-type': type };
    const answer = await shop.send(route.method, at(route), '{"a":1}', {
      ...caller(route),
      headers,
    });
    expectPlainAnswer(answer, type);
    expect(answer.body.success, type).toBe(false);
  });
});

const NAMES = ['__proto__', '%E0%A4%A', '%2e%2e%2fusers', '%00', 'x'.repeat(2000), '%F0%9F%98%80'];

test.each(named(SHOP_ENDPOINTS.filter((route) => route.path.includes(':') && isJson(route))))(
  '%s answers names that no one has',
  async (_, route) => {
    await each(route, NAMES, async (name) => {
      const body = route.method === 'GET' ? undefined : '{}';
      const call = (options: CallOptions) =>
        body === undefined
          ? shop.get(at(route, name), options)
          : shop.send(route.method, at(route, name), body, options);
      expectPlainAnswer(await call(caller(route)), name);
    });
  },
);

const QUERIES = [
  'limit=1e9&page=-1',
  'cursor[]=a&cursor[]=b',
  'search[$ne]=',
  'limit=%00&a=%E0%A4',
];

test.each(named(SHOP_ENDPOINTS.filter((route) => route.method === 'GET' && isJson(route))))(
  '%s answers senseless questions',
  async (_, route) => {
    await each(route, QUERIES, async (query) => {
      const answer = await shop.get(`${at(route)}?${query}`, caller(route));
      if (answer.body.openapi === undefined) expectPlainAnswer(answer, query);
    });
  },
);

test.each(['/razorpay/webhook', '/razorpay/verify-payment', '/cart/price', '/contact'])(
  '%s handles duplicate headers',
  async (path) => {
    const twice = [
      ...['content-type', 'application/json', 'content-type', 'text/plain'],
      ...['authorization', 'Bearer a', 'authorization', 'Bearer b'],
      ...['x-razorpay-signature', 'a', 'x-razorpay-signature', 'b'],
      ...['x-razorpay-event-id', 'a', 'x-razorpay-event-id', 'b'],
      ...['content-length', '2'],
    ];
    const { status, text } = await sendRaw(path, twice, '{}');
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(JSON.parse(text)).toMatchObject({ success: false, error: expect.any(String) });
    expect(text).not.toMatch(INSIDES);
  },
);

/** Sends raw headers; `fetch` would merge them. */
async function sendRaw(path: string, headers: string[], body: string) {
  const { host } = new URL((await shop.visit('/')).url);
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const options = { method: 'POST', headers: ['host', host, ...headers] };
    const call = httpRequest(`http://${host}/api${path}`, options, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (part: string) => (text += part));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
    });
    call.on('error', reject);
    call.end(body);
  });
}
