import { describe, expect, test } from 'vitest';

import type { StructuredQuery } from '../firestore/messages.ts';
import { ROOT } from './testing/evaluate.ts';
import {
  document,
  nameOf,
  policyOf,
  readCheck,
  refusal,
  refusalOf,
  type Plain,
} from './testing/policy.ts';

const CLOSED = 'match /a/{id} { allow read, write: if false; }';

describe('reads', () => {
  test('of a missing document see null', () => {
    const policy = policyOf(
      'match /a/{id} { allow get: if resource == null || resource.data.open; }',
    );
    const get = (data?: Plain) =>
      refusal(() => policy.checkGet(nameOf('a/1'), document('a/1', data), readCheck({})));
    expect(get()).toBeUndefined();
    expect(get({ open: true })).toBeUndefined();
    expect(get({ open: false })).toBeDefined();
  });

  test('by the Admin SDK skip every rule', () => {
    const policy = policyOf(CLOSED);
    const check = readCheck({}, { caller: { kind: 'admin' } });
    expect(refusal(() => policy.checkGet(nameOf('a/1'), undefined, check))).toBeUndefined();
    expect(
      refusal(() => policy.checkList(ROOT, { from: [{ collectionId: 'a' }] }, check)),
    ).toBeUndefined();
    expect(refusalOf(CLOSED, { caller: { kind: 'admin' }, writes: { 'a/1': {} } })).toBeUndefined();
  });
});

describe('a denial', () => {
  const rules = `match /a/{id} {
      allow get: if request.auth.uid == 'ravi';
      allow read: if resource.data.missing
        && true;
    }`;

  test('contains each reason with its operation and line', () => {
    const policy = policyOf(rules);
    const denied = refusal(() =>
      policy.checkGet(nameOf('a/1'), document('a/1', {}), readCheck({})),
    );
    expect(denied?.status).toBe('PERMISSION_DENIED');
    expect(denied?.message).toBe(
      "\nfalse for 'get' @ L5, Property missing is undefined on object. for 'get' @ L6",
    );
    expect(denied?.operation).toBe('get');
    expect(denied?.path).toBe('/databases/(default)/documents/a/1');
    expect(denied?.refusals).toEqual([
      { reason: 'false', line: 5 },
      { reason: 'Property missing is undefined on object.', line: 6, errorLine: 6 },
    ]);
  });

  test('names the line of an error inside a function', () => {
    const denied = refusalOf(
      `function isOwner() {
        return resource.data.owner == request.auth.uid;
      }
      match /a/{id} { allow create: if isOwner(); }`,
      { writes: { 'a/1': {} } },
    );
    expect(denied?.message).toBe("\nNull value error. for 'create' @ L7");
    expect(denied?.refusals[0]?.errorLine).toBe(5);
  });

  test('says when no allow statement matches', () => {
    expect(refusalOf(rules, { writes: { 'a/1': {} } })?.message).toBe(
      '\nNo matching allow statements',
    );
    expect(
      refusalOf(rules, { caller: { kind: 'guest' }, writes: { 'b/1': {} } })?.refusals,
    ).toEqual([]);
  });

  test('of a list names the collection and what the query leaves open', () => {
    const policy = policyOf(
      'match /a/{id} { allow list: if resource.data.owner == request.auth.uid; }',
    );
    const query: StructuredQuery = { from: [{ collectionId: 'a' }] };
    const denied = refusal(() => policy.checkList(ROOT, query, readCheck({})));
    expect(denied?.path).toBe('/databases/(default)/documents/a');
    expect(denied?.message).toBe(
      "\nThe query does not prove the condition: owner is not known. for 'list' @ L4",
    );
  });
});
