import { describe, expect, test } from 'vitest';

import type { ReadCheck } from '../firestore/service-contract.ts';
import { compileFirestoreRules } from './firestore-policy.ts';
import { ASHA, NOW } from './testing/evaluate.ts';
import {
  document,
  nameOf,
  policyOf,
  readCheck,
  refusal,
  refusalOf,
  rulesAround,
} from './testing/policy.ts';

describe('writes', () => {
  test('are creates, updates or deletes by existence, not by the call', () => {
    const only = (operation: string) => `match /a/{id} { allow ${operation}; }`;
    const created = { writes: { 'a/1': { x: 1 } } };
    const updated = { before: { 'a/1': { x: 1 } }, writes: { 'a/1': { x: 2 } } };
    const deleted = { before: { 'a/1': { x: 1 } }, writes: { 'a/1': null } };
    const table = [created, updated, deleted].map((commit) =>
      ['create', 'update', 'delete', 'write'].map(
        (operation) => !refusalOf(only(operation), commit),
      ),
    );
    expect(table).toEqual([
      [true, false, false, true],
      [false, true, false, true],
      [false, false, true, true],
    ]);
  });

  test('see the document before and after', () => {
    const rules = `match /a/{id} {
      allow create: if resource == null && request.resource.data.x == 1 && request.resource.id == '1';
      allow update: if resource.data.x == 1 && request.resource.data.diff(resource.data).affectedKeys().hasOnly(['y']);
      allow delete: if request.resource == null && resource.data.x == 1;
    }`;
    expect(refusalOf(rules, { writes: { 'a/1': { x: 1 } } })).toBeUndefined();
    const before = { 'a/1': { x: 1 } };
    expect(refusalOf(rules, { before, writes: { 'a/1': { x: 1, y: 2 } } })).toBeUndefined();
    expect(refusalOf(rules, { before, writes: { 'a/1': { x: 2, y: 2 } } })).toBeDefined();
    expect(refusalOf(rules, { before, writes: { 'a/1': null } })).toBeUndefined();
  });

  test('see request.time in serverTimestamp() values', () => {
    const rules = 'match /a/{id} { allow create: if request.resource.data.at == request.time; }';
    const now = new Date(Number(NOW.seconds) * 1000);
    const policy = policyOf(rules);
    const write = (time: ReadCheck['time']) =>
      refusal(() =>
        policy.checkWrites({
          caller: ASHA,
          time,
          changes: [
            { name: nameOf('a/1'), before: undefined, after: document('a/1', { at: now }) },
          ],
          lookupBefore: () => undefined,
          lookupAfter: () => undefined,
          multiDocument: false,
        }),
      );
    expect(write({ seconds: NOW.seconds })).toBeUndefined();
    expect(write(NOW)).toBeDefined();
  });

  test('can look up the state after the whole batch', () => {
    const rules = `match /orders/{id} {
        allow create: if getAfter(/databases/$(database)/documents/stats/$(request.auth.uid)).data.n == 1
          && existsAfter(/databases/$(database)/documents/stats/$(request.auth.uid))
          && !exists(/databases/$(database)/documents/stats/$(request.auth.uid));
      }
      match /stats/{uid} { allow write: if uid == request.auth.uid; }`;
    expect(refusalOf(rules, { writes: { 'orders/1': {} } })).toBeDefined();
    expect(
      refusalOf(rules, { writes: { 'orders/1': {}, 'stats/asha': { n: 1 } } }),
    ).toBeUndefined();
    expect(
      refusalOf(rules, { writes: { 'stats/asha': { n: 1 }, 'orders/1': {} } }),
    ).toBeUndefined();
    expect(refusalOf(rules, { writes: { 'orders/1': {}, 'stats/asha': { n: 2 } } })).toBeDefined();
  });

  test('are denied together if one is', () => {
    const rules = 'match /a/{id} { allow write; }';
    const denied = refusalOf(rules, { writes: { 'a/1': {}, 'b/1': {} } });
    expect(denied?.path).toBe('/databases/(default)/documents/b/1');
  });
});

describe('document lookups of a request', () => {
  const place = (i: number | string) => `/databases/$(database)/documents/places/$(id + '${i}')`;
  const lookUps = (count: number) =>
    Array.from({ length: count }, (_, i) => `!exists(${place(i)})`).join(' && ');
  const writes = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, i) => [`a/${i}`, {}]));

  test('are limited to 10 for one write, 20 for a batch, and 10 for each write of it', () => {
    const rules = (count: number) => `match /a/{id} { allow create: if ${lookUps(count)}; }`;
    expect(refusalOf(rules(10), { writes: writes(1) })).toBeUndefined();
    expect(refusalOf(rules(11), { writes: writes(1) })).toBeDefined();
    expect(refusalOf(rules(10), { writes: writes(2) })).toBeUndefined();
    expect(refusalOf(rules(11), { writes: writes(2) })).toBeDefined();
    expect(refusalOf(rules(7), { writes: writes(3) })?.message).toContain('limit 20');
  });

  test('count once per batch for the same document', () => {
    const same = Array.from(
      { length: 10 },
      (_, i) => `!exists(/databases/$(database)/documents/places/p${i})`,
    ).join(' && ');
    expect(
      refusalOf(`match /a/{id} { allow create: if ${same}; }`, { writes: writes(5) }),
    ).toBeUndefined();
  });

  test('are limited to 20 for a read of several documents with one check', () => {
    const policy = policyOf(`match /a/{id} { allow get: if ${lookUps(7)}; }`);
    const check = readCheck({}, { multiDocument: true });
    const get = (id: string) => refusal(() => policy.checkGet(nameOf(`a/${id}`), undefined, check));
    expect([get('x'), get('y')]).toEqual([undefined, undefined]);
    expect(get('z')?.message).toContain('limit 20');
    expect(get('x')).toBeUndefined();
  });
});

test('passes debug() arguments on and changes nothing', () => {
  const debugged: string[] = [];
  const compiled = compileFirestoreRules(
    rulesAround("match /a/{id} { allow get: if debug(resource.data.x) == 1 && debug(id) == '1'; }"),
    'firestore.rules',
    (text) => debugged.push(text),
  );
  expect(compiled.ok).toBe(true);
  if (compiled.ok)
    compiled.policy.checkGet(nameOf('a/1'), document('a/1', { x: 1 }), readCheck({}));
  expect(debugged).toEqual(['1', '"1"']);
});
