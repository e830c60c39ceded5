import { describe, expect, test } from 'vitest';

import type { Document } from '../../firestore/messages.ts';
import { evaluate, ROOT } from '../testing/evaluate.ts';

const place = (name: string | number) => `/databases/$(database)/documents/places/${name}`;
const document = (path: string, fields: Document['fields'] = {}): Document => ({
  name: `${ROOT}/${path}`,
  fields,
});

describe('functions', () => {
  test('accept arguments, bind variables in order and return a value', () => {
    const functions = `function taller(a, b) { let twice = a * 2; let more = twice + b; return more > 10; }`;
    expect(evaluate('taller(4, 3)', { functions })).toBe(true);
    expect(evaluate('taller(1, 1)', { functions })).toBe(false);
  });

  test('see the path variables of their scope, not of their caller', () => {
    const functions = `function here() { return database == '(default)'; }`;
    expect(evaluate('here()', { functions })).toBe(true);
    const stranger = `function there() { return id == 't1'; }`;
    expect(evaluate('there()', { functions: stranger })).toBe('Invalid variable name: id.');
  });

  test('hide an outer variable by a parameter of the same name', () => {
    const functions = `function same(database) { return database == null; }`;
    expect(evaluate('same(null)', { functions })).toBe(true);
  });

  test('fail for an error in a let or an argument only where it is used', () => {
    const functions = `
      function broken() { let x = 1 / 0; return x == 1; }
      function absorbed() { let x = 1 / 0; return x == 1 || true; }
      function unused(x) { return true; }`;
    expect(evaluate('broken()', { functions })).toBe('Divide by zero error.');
    expect(evaluate('absorbed()', { functions })).toBe(true);
    expect(evaluate('unused(1 / 0)', { functions })).toBe(true);
  });

  test('may nest 20 deep', () => {
    expect(evaluate('f1()', { functions: chain(20) })).toBe(true);
    expect(evaluate('f1()', { functions: chain(21) })).toBe(
      'Function calls are nested deeper than 20.',
    );
  });
});

function chain(length: number): string {
  return Array.from({ length }, (_, i) =>
    i + 1 === length
      ? `function f${i + 1}() { return true; }`
      : `function f${i + 1}() { return f${i + 2}(); }`,
  ).join('\n');
}

describe('limits of one request', () => {
  const TOO_MANY =
    'Unable to evaluate the expression as the maximum of 1000 expressions to evaluate has been reached.';

  /** A true condition that costs this many expressions: a list, its items, `is` and its type. */
  const conditionCosting = (count: number) =>
    `[${Array(count - 3)
      .fill('true')
      .join(', ')}] is list`;

  test('allow 1,000 evaluated expressions', () => {
    expect(evaluate(conditionCosting(1000))).toBe(true);
    expect(evaluate(conditionCosting(1001))).toBe(TOO_MANY);
  });

  test('cannot be ignored by any operator', () => {
    expect(evaluate(`${conditionCosting(1001)} || true`)).toBe(TOO_MANY);
    expect(evaluate(`true || ${conditionCosting(1001)}`)).toBe(true);
  });

  // Measured with Google's emulator, by what was left of the thousand for each of them.
  const COUNTED: [condition: string, expressions: number][] = [
    ['true', 1],
    ['true && true', 4],
    ['true && true && true', 7],
    ['true || false', 2],
    ['false && true && true || true', 6],
    ['!(false && true)', 3],
    ['true ? true : false', 4],
    ['false ? false : true', 6],
    ['1 == 2 ? false : 1 == 1', 10],
    ["'abc'[0:1] == 'a'", 6],
    ["'abc'[1] == 'b'", 5],
    ['/a/b == /a/b', 7],
    ['/a/$(1) == /a/1', 7],
    ["/a/$('b' + 'c') == /a/bc", 9],
    ['one() == 1', 4],
    ['bound() == 1', 8],
    ['taking(1 + 1)', 7],
    ['exists(/databases/$(database)/documents/places/pune)', 7],
    ['get(/databases/$(database)/documents/places/pune).data.n == 5', 11],
    ['1 is int', 3],
    ["{'a': 1, 'b': 2}.size() == 2", 8],
    ['-1 == -1', 5],
    ['-(1) == -1', 5],
    ['math.pow(1, 2) == 1.0', 5],
    ['1 in [1]', 4],
    ["resource['data']['int'] == 5", 7],
    ["resource.data.get('x', 1) == 1", 7],
    ['request.auth.token.level == 3', 6],
  ];

  test.each(COUNTED)('%s costs %i of them', (condition, expressions) => {
    const functions = `
      function one() { return 1; }
      function bound() { let x = 1; let y = 2; return x; }
      function taking(a) { return a == a; }`;
    const documents = [document('places/pune', { n: { integerValue: '5' } })];
    const left = 1000 - expressions - 2; // && itself costs two
    const costingCondition = (count: number) => `${conditionCosting(count)} && (${condition})`;
    expect(evaluate(costingCondition(left), { functions, documents })).toBe(true);
    expect(evaluate(costingCondition(left + 1), { functions, documents })).toBe(TOO_MANY);
  });

  test('allow 10 document lookups, repeated ones are free', () => {
    const all = (count: number) =>
      Array.from({ length: count }, (_, i) => `!exists(${place(`p${i}`)})`).join(' && ');
    expect(evaluate(all(10))).toBe(true);
    expect(evaluate(all(11))).toBe('Too many document access calls (limit 10).');
    expect(evaluate(`${all(10)} && ${all(10)}`)).toBe(true);
  });

  test('count get and exists of one document once', () => {
    const documents = Array.from({ length: 10 }, (_, i) => document(`places/p${i}`));
    const condition = documents
      .map((_, i) => `exists(${place(`p${i}`)}) && get(${place(`p${i}`)}) != null`)
      .join(' && ');
    expect(evaluate(condition, { documents })).toBe(true);
  });
});

describe('documents that rules look up', () => {
  const documents = [
    document('users/asha', {
      role: { stringValue: 'admin' },
      home: { referenceValue: `${ROOT}/places/pune` },
    }),
    document('places/pune', { state: { stringValue: 'MH' } }),
  ];
  const user = '/databases/$(database)/documents/users/$(request.auth.uid)';

  test.each<[condition: string, outcome: boolean | string]>([
    [`get(${user}).data.role == 'admin'`, true],
    [`get(${user}).id == 'asha'`, true],
    [`get(${user}).__name__ == ${user}`, true],
    [`exists(${user})`, true],
    [`get(get(${user}).data.home).data.state == 'MH'`, true],
    [`exists(${place('delhi')})`, false],
    [
      `get(${place('delhi')}) == null`,
      'Service call error. Function: [get], Argument: [/databases/(default)/documents/places/delhi]: there is no such document.',
    ],
    [
      `exists(/databases/$(database)/documents/places)`,
      'Invalid argument: /databases/(default)/documents/places is not the path of a document.',
    ],
    [`exists(/users/asha)`, 'Invalid argument: /users/asha is not the path of a document.'],
    [
      `exists('users/asha')`,
      'Unsupported operation error. Received: exists(string). Expected: exists(path).',
    ],
    [`getAfter(${user}).data.role == 'admin'`, true],
    [`existsAfter(${place('pune')})`, true],
  ])('%s → %j', (condition, outcome) => {
    expect(evaluate(condition, { documents })).toBe(outcome);
  });
});

describe('the request', () => {
  test.each<[condition: string, outcome: boolean | string]>([
    ["request.auth.uid == 'asha'", true],
    ["request.auth.token.email == 'asha@example.com'", true],
    ['request.auth.token.level == 3 && request.auth.token.level is int', true],
    ['request.auth.token.share == 0.5', true],
    ["'weavers' in request.auth.token.groups", true],
    ["request.method == 'get'", true],
    ['request.path == /databases/(default)/documents/things/t1', true],
    ['request.time == timestamp.value(1795256430123)', true],
    ['request.resource == null', 'Property resource is undefined on object.'],
    ['request.query.limit == 1', 'Property query is undefined on object.'],
    ["resource.id == 't1' && id == 't1'", true],
    ['resource.__name__ == request.path', true],
    ['resource.data.author == /databases/$(database)/documents/users/asha', true],
    ['resource.data.at == request.time', true],
  ])('%s → %j', (condition, outcome) => {
    expect(evaluate(condition)).toBe(outcome);
  });

  test('has no auth for a guest', () => {
    const caller = { kind: 'guest' } as const;
    expect(evaluate('request.auth == null', { caller })).toBe(true);
    expect(evaluate("request.auth.uid == 'asha'", { caller })).toBe('Null value error.');
  });
});
