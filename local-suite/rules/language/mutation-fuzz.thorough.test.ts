import { describe, expect, test } from 'vitest';

import { checkRules } from '../checking/check-rules.ts';
import { FIRESTORE_PROFILE } from '../firestore-binding/document-functions.ts';
import { compileFirestoreRules } from '../firestore-policy.ts';
import { parseRules } from './parse-rules.ts';
import { RulesSyntaxError } from './rules-syntax-error.ts';

const SEED = 20_261_121;
const ROUNDS = 12_000;
/** Far more than needed; the test shares its processor with others. */
const TIMEOUT_MS = 120_000;

const SAMPLE = `rules_version = '2';
// Shop: buyers see their own orders, staff see all, and no one deletes one.
/* Reviews lie below
   whatever they are about. */
service cloud.firestore {
  match /databases/{database}/documents {
    function isSignedIn() { return request.auth != null; }
    function isStaff(uid) {
      let user = get(/databases/$(database)/documents/users/$(uid)).data;
      let roles = ['admin', "staff"];
      return isSignedIn() && (user.role in roles || request.auth.token.get('admin', false) == true);
    }
    match /orders/{orderId} {
      allow get: if resource.data.uid == request.auth.uid || isStaff(request.auth.uid);
      allow list: if request.query.limit <= 50 && resource.data.uid == request.auth.uid;
      allow create, update: if request.resource.data.keys().hasOnly(['uid', 'note'])
        && request.resource.data.note.matches('^[a-z]{1,10}$') && -1 < 5 % 3
        && request.time < timestamp.date(2030, 1, 1) + duration.value(1, 'd')
        && request.resource.data.state in {'open': 1, 'done': 2.5} ? true : !false;
      allow delete: if resource['data']['a'][0:2] == [1, 2] && resource.data.b is bytes; /* never */
      match /items/{item=**} { allow read, write: if item[0] == b'x' || false; }
    }
    match /{path=**}/reviews/{id} { allow read: if id.size() >= 3; }
  }
}
`;

const FRAGMENTS = [
  ...'(){}[]<>=!&|?:;,./\\\'"+-*%$@ \n'.split(''),
  ...['/*', '*/', '//', '&&', '||', '$(', '=**', '**', "'", '\u0000', '₹', '😀', '\ud800'],
  ...[' in ', ' is ', ' let ', 'return ', 'function ', 'match ', 'allow ', 'service ', 'if '],
  ...['9'.repeat(30), '1e999', '0x1', '\\u', '\\x1', "b'", 'null', 'true', 'request', '{a=**}'],
  ...['('.repeat(300), '!'.repeat(300), '[['.repeat(150), '1+'.repeat(400), '/a'.repeat(200)],
];

/** A pseudo-random generator with the same numbers in every run. */
function randomNumbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function mutate(source: string, random: (below: number) => number): string {
  let text = source;
  for (let times = 1 + random(4); times > 0; times -= 1) {
    const at = random(text.length + 1);
    const length = random(30);
    const inserted = FRAGMENTS[random(FRAGMENTS.length)] ?? '';
    const copied = text.slice(at, at + length);
    const target = random(text.length + 1);
    const mutations = [
      () => text.slice(0, at) + inserted + text.slice(at),
      () => text.slice(0, at) + text.slice(at + length),
      () => text.slice(0, at),
      () => text.slice(0, target) + copied + text.slice(target),
      () => text.slice(0, at) + inserted + text.slice(at + length),
    ];
    text = mutations[random(mutations.length)]?.() ?? text;
  }
  return text;
}

/** Returns the issues or the syntax error of a file. Any other exception fails the test. */
function read(source: string): { isRead: boolean; places: { line: number; column: number }[] } {
  try {
    const { issues } = checkRules(parseRules(source), FIRESTORE_PROFILE);
    return { isRead: true, places: issues };
  } catch (error) {
    if (error instanceof RulesSyntaxError) return { isRead: false, places: [error] };
    throw new Error(`${String(error)} for: ${JSON.stringify(source)}`, { cause: error });
  }
}

function isWithin(source: string, { line, column }: { line: number; column: number }): boolean {
  const text = source.split('\n')[line - 1];
  return text !== undefined && column >= 1 && column <= text.length + 1;
}

describe(`${ROUNDS} damaged files`, () => {
  test(
    'are parsed or rejected with a syntax error, and every issue lies inside the file',
    () => {
      const random = randomNumbers(SEED);
      let readable = 0;
      const misplaced: string[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const source = mutate(SAMPLE, random);
        const { isRead, places } = read(source);
        if (isRead) readable += 1;
        if (!places.every((place) => isWithin(source, place))) misplaced.push(source);
      }
      expect(misplaced).toEqual([]);
      expect(readable).toBeGreaterThan(ROUNDS / 20);
      expect(readable).toBeLessThan(ROUNDS / 2);
    },
    TIMEOUT_MS,
  );

  test('parses the undamaged file without issues', () => {
    expect(compileFirestoreRules(SAMPLE)).toMatchObject({ ok: true, warnings: [] });
  });
});
