import type { Schema } from 'yup';
import { expect, test, vi } from 'vitest';

interface Rule {
  OPTIONS?: { name?: string; message?: unknown };
}

/** The parts of a yup schema, of any kind. */
interface Parts {
  tests: readonly Rule[];
  /** required, nullable, oneOf and the type */
  internalTests: Readonly<Record<string, Rule | undefined>>;
  fields?: Readonly<Record<string, Schema>>;
  innerType?: Schema;
}

/** These never fail: the value is changed first. */
const TRANSFORMS = new Set(['trim', 'string_case']);

/** Every rule of a schema whose message is plain text. */
function plainRules(schema: Schema, path: string): string[] {
  const { tests, internalTests, fields = {}, innerType } = schema as unknown as Parts;
  const rules = [...tests, ...Object.values(internalTests)];
  const plain = rules.flatMap(({ OPTIONS: { name = '', message } = {} } = {}) =>
    typeof message === 'string' && !TRANSFORMS.has(name) ? `${path}: ${message}` : [],
  );
  const inner = Object.entries(fields).flatMap(([name, one]) => plainRules(one, `${path}.${name}`));
  return [...plain, ...inner, ...(innerType ? plainRules(innerType, `${path}[]`) : [])];
}

/** Schemas take their messages at creation, so they are created again: another test may have created them. */
async function endpointsForShoppers() {
  vi.resetModules();
  await import('./field-messages.ts');
  const { SHOP_ENDPOINTS } = await import('@kargha/domain/api/shop-endpoints');
  return SHOP_ENDPOINTS.filter(({ who }) => who !== 'staff' && who !== 'gateway');
}

test('every rule of a shopper’s request has a message with a key', async () => {
  const forShoppers = await endpointsForShoppers();
  expect(forShoppers.length).toBeGreaterThan(40);
  const plain = forShoppers.flatMap(({ method, path, query, body }) =>
    [query, body].flatMap((schema) => (schema ? plainRules(schema, `${method} ${path}`) : [])),
  );
  expect(plain).toEqual([]);
});
