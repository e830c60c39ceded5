import { describe, expect, test } from 'vitest';

import type { StructuredQuery } from '../../firestore/messages.ts';
import { compileFirestoreRules } from '../firestore-policy.ts';
import { NOW, ROOT } from '../testing/evaluate.ts';
import { refusal } from '../testing/policy.ts';

const CHECK = {
  caller: { kind: 'guest' },
  time: NOW,
  multiDocument: false,
  lookup: () => undefined,
} as const;

function policyOf(matches: string, version: 1 | 2) {
  const compiled = compileFirestoreRules(
    `rules_version = '${version}'; service cloud.firestore { match /databases/{db}/documents { ${matches} } }`,
  );
  if (!compiled.ok) throw new Error(compiled.issues.map(({ message }) => message).join(' '));
  return compiled.policy;
}

const canGet = (matches: string, path: string, version: 1 | 2 = 2) =>
  !refusal(() => policyOf(matches, version).checkGet(`${ROOT}/${path}`, undefined, CHECK));

const canList = (matches: string, query: StructuredQuery, version: 1 | 2 = 2) =>
  !refusal(() => policyOf(matches, version).checkList(ROOT, query, CHECK));

const group = (collectionId: string): StructuredQuery => ({
  from: [{ collectionId, allDescendants: true }],
});

describe('matched documents', () => {
  test.each<[matches: string, path: string, matched: boolean]>([
    ['match /a/{b} { allow get; }', 'a/1', true],
    ['match /a/{b} { allow get; }', 'b/1', false],
    ['match /a/{b} { allow get; }', 'a/1/c/2', false],
    ['match /a/1 { allow get; }', 'a/1', true],
    ['match /a/1 { allow get; }', 'a/2', false],
    ['match /a { match /{b} { allow get; } }', 'a/1', true],
    ['match /a/{b} { match /c/{d} { allow get; } }', 'a/1/c/2', true],
    ['match /a/{b} { match /c/{d} { allow get; } }', 'a/1', false],
    ['match /a/{b} { allow get; match /c/{d} { allow list; } }', 'a/1/c/2', false],
    ['match /{all=**} { allow get; }', 'a/1/c/2', true],
    ['match /a/{rest=**} { allow get; }', 'a/1/c/2', true],
    ['match /a/{rest=**} { allow get; }', 'b/1', false],
    ['match /a/1/{rest=**} { allow get; }', 'a/1', true],
    ['match /{path=**}/c/{d} { allow get; }', 'c/2', true],
    ['match /{path=**}/c/{d} { allow get; }', 'a/1/c/2', true],
    ['match /{path=**}/c/{d} { allow get; }', 'a/1/d/2', false],
    ['match /a/{b} { match /{rest=**} { allow get; } }', 'a/1', true],
    ['match /a/{b} { allow get: if b == "1"; }', 'a/1', true],
    [
      'match /{p=**}/c/{d} { allow get: if p == /a/1 && p[0] == "a" && d == "2"; }',
      'a/1/c/2',
      true,
    ],
    ['match /a/{b=**} { allow get: if b is path && b[2] == "2"; }', 'a/1/c/2', true],
    ['match /a/{b} { allow get: if false; } match /{all=**} { allow get; }', 'a/1', true],
    ['match /a/{b} { allow list, write; }', 'a/1', false],
    ['match /a/{b} { allow read; }', 'a/1', true],
  ])('%s · %s → %j', (matches, path, matched) => {
    expect(canGet(matches, path)).toBe(matched);
  });

  test('match one segment or more with a recursive wildcard in version 1', () => {
    expect(canGet('match /a/{rest=**} { allow get; }', 'a/1/c/2', 1)).toBe(true);
    expect(canGet('match /a/1/{rest=**} { allow get; }', 'a/1', 1)).toBe(false);
  });
});

describe('collection groups', () => {
  test.each<[matches: string, collectionId: string, allowed: boolean]>([
    ['match /{path=**}/reviews/{id} { allow list; }', 'reviews', true],
    ['match /{path=**}/reviews/{id} { allow list; }', 'orders', false],
    ['match /shops/{shop}/reviews/{id} { allow list; }', 'reviews', false],
    ['match /reviews/{id} { allow list; }', 'reviews', false],
    ['match /{all=**} { allow list; }', 'reviews', true],
    ['match /{path=**}/reviews/{id} { allow list: if path[0] == "shops"; }', 'reviews', false],
    ['match /{path=**}/reviews/{id} { allow list: if db == "(default)"; }', 'reviews', true],
    ['match /{path=**}/reviews/{id} { allow list: if request.path == /a; }', 'reviews', false],
  ])('%s · %s → %j', (matches, collectionId, allowed) => {
    expect(canList(matches, group(collectionId))).toBe(allowed);
  });

  test('need version 2', () => {
    expect(canList('match /{all=**} { allow list; }', group('reviews'), 1)).toBe(false);
    expect(canList('match /{all=**} { allow list; }', { from: [{ collectionId: 'a' }] }, 1)).toBe(
      true,
    );
  });

  test('need a rule for every path in a query of every collection', () => {
    const everything: StructuredQuery = { from: [{ allDescendants: true }] };
    expect(canList('match /{all=**} { allow list; }', everything)).toBe(true);
    expect(canList('match /{path=**}/a/{id} { allow list; }', everything)).toBe(false);
  });

  test('have a full path if the query names the document', () => {
    const query: StructuredQuery = {
      ...group('reviews'),
      where: {
        fieldFilter: {
          field: { fieldPath: '__name__' },
          op: 'EQUAL',
          value: { referenceValue: `${ROOT}/shops/pune/reviews/r1` },
        },
      },
    };
    expect(
      canList('match /shops/{shop}/reviews/{id} { allow list: if shop == "pune"; }', query),
    ).toBe(true);
  });
});
