import { describe, expect, test } from 'vitest';

import { LineSplitter } from './line-splitter.ts';
import { RuntimeClient, FILE, rules, signedIn } from './testing/runtime-client.ts';

describe('load', () => {
  test('returns the version of the rules', () => {
    expect(new RuntimeClient().load(rules('true'))).toEqual({
      id: 0,
      status: 'ok',
      action: 'load_ruleset',
      errors: [],
      warnings: [],
      result: { rulesVersion: 2 },
    });
    const old = new RuntimeClient().load(
      'service firebase.storage { match /b/{b}/o { allow read; } }',
    );
    expect(old?.result).toEqual({ rulesVersion: 1 });
  });

  test('returns the position of a syntax error', () => {
    const answer = new RuntimeClient().load(
      'service firebase.storage {\n  match /b {\n    allow read if true;\n  }\n}',
    );
    expect(answer?.errors.map((error): unknown => JSON.parse(error))).toEqual([
      {
        description_: "Unexpected 'if', expected ';'.",
        sourcePosition_: { fileName_: FILE, line_: 3, column_: 16 },
      },
    ]);
  });

  test('rejects rules that use what Storage does not support', () => {
    const answer = new RuntimeClient().load(rules('exists(/databases/(default)/documents/a/b)'));
    expect(answer?.errors[0]).toContain('Invalid function name: exists.');
  });

  test('keeps earlier rules when a file is broken', () => {
    const client = new RuntimeClient();
    client.load(rules('true'), '0');
    client.load('nonsense', '1');
    expect(client.verify({ rulesetName: '0' })?.result).toEqual({ permit: true });
    expect(client.verify({ rulesetName: '1' })?.errors).toEqual(['There is no ruleset 1.']);
  });
});

describe('the protocol', () => {
  test('lets several decisions wait for their documents in any order', () => {
    const client = new RuntimeClient();
    client.load(
      rules('firestore.get(/databases/(default)/documents/users/$(request.auth.uid)).data.ok'),
    );
    client.verify({ request: signedIn('asha') });
    client.verify({ request: signedIn('ravi') });
    client.verify({});
    const reply = (id: number, ok: boolean) =>
      client.send({
        id,
        status: 'ok',
        result: { fields: { ok: { booleanValue: ok } } },
        errors: [],
        warnings: [],
      });
    expect(client.answers.map(({ action }) => action)).toEqual([
      'load_ruleset',
      'fetch',
      'fetch',
      'verify',
    ]);
    expect(reply(2, true)).toMatchObject({ id: 2, result: { permit: true } });
    expect(reply(1, false)).toMatchObject({ id: 1, result: { permit: false } });
  });

  test('sends errors and warnings with every answer, as firebase-tools needs them', () => {
    const client = new RuntimeClient();
    client.load('nonsense');
    client.verify({});
    client.send({ action: 'dance', id: 7 });
    client.send({
      action: 'verify',
      id: 8,
      context: { method: 'read', path: '/b', rulesetName: '0' },
    });
    client.send({ action: 'load_ruleset', id: 9, context: { rulesetName: '5', source: {} } });
    expect(client.answers.map(({ id }) => id)).toEqual([0, 1, 7, 8, 9]);
    expect(
      client.answers.every(({ errors, warnings }) => errors.length === 1 && warnings.length === 0),
    ).toBe(true);
  });

  test('denies only the request when a document cannot be read', () => {
    const client = new RuntimeClient();
    client.load(rules('firestore.get(/databases/(default)/documents/users/asha).data.n == 1'));
    client.verify({});
    const answer = client.send({
      id: 1,
      status: 'ok',
      result: { fields: { n: { integerValue: 'x' } } },
    });
    expect(answer?.errors).toHaveLength(1);
  });

  test('ignores a reply that nothing waits for', () => {
    const client = new RuntimeClient();
    expect(client.send({ id: 3, status: 'ok', result: {} })).toBeUndefined();
  });

  test.each(['', 'hello', '[]', 'null', '{"action":"verify"}'])(
    'does not accept %j as a request',
    (line) => {
      expect(new RuntimeClient().runtime.receive(line)).toBe(false);
    },
  );

  test('accepts lines in pieces or several at once', () => {
    const lines: string[] = [];
    const splitter = new LineSplitter((line) => lines.push(line));
    for (const piece of ['{"a"', ':1}\n{"b":2}\n\n{"c', '":3}', '\n']) splitter.push(piece);
    expect(lines).toEqual(['{"a":1}', '{"b":2}', '{"c":3}']);
  });
});
