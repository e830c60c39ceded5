import { describe, expect, test } from 'vitest';

import { RuntimeClient, rules, signedIn } from './testing/runtime-client.ts';

describe('Firestore documents', () => {
  const user = (uid: string) =>
    `firestore.get(/databases/(default)/documents/users/$(${uid})).data`;
  const fields = {
    role: { stringValue: 'admin' },
    level: { integerValue: '3' },
    share: { doubleValue: 0.5 },
    on: { booleanValue: true },
    since: { timestampValue: '2026-11-21T10:20:30.123456Z' },
    home: { geoPointValue: { latitude: 18.5 } },
    team: { referenceValue: 'projects/demo/databases/(default)/documents/teams/a' },
    tags: { arrayValue: { values: [{ stringValue: 'a' }] } },
    more: { mapValue: { fields: { x: { nullValue: null } } } },
    key: { bytesValue: 'YWJj' },
    none: { arrayValue: {} },
  };

  test("are requested one after the other, and the decision has the request's id", () => {
    const client = new RuntimeClient();
    client.load(rules(`${user("'asha'")}.role == 'admin' && ${user("'ravi'")}.role == 'admin'`));
    expect(client.verify({})).toEqual({
      id: 1,
      server_request_id: 1,
      status: 'ok',
      action: 'fetch',
      errors: [],
      warnings: [],
      context: { path: '/databases/(default)/documents/users/asha' },
    });
    const second = client.send({
      id: 1,
      status: 'ok',
      result: { name: 'projects/p', fields },
      errors: [],
      warnings: [],
    });
    expect(second?.context).toEqual({ path: '/databases/(default)/documents/users/ravi' });
    const last = client.send({ id: 1, status: 'ok', result: { fields }, errors: [], warnings: [] });
    expect(last).toMatchObject({ id: 1, action: 'verify', errors: [], result: { permit: true } });
    expect(client.answers).toHaveLength(4);
  });

  test.each<[condition: string, permit: boolean]>([
    [`${user('request.auth.uid')}.level == 3`, true],
    [`${user('request.auth.uid')}.share == 0.5 && ${user('request.auth.uid')}.on`, true],
    [`${user('request.auth.uid')}.since.nanos() == 123456000`, true],
    [`${user('request.auth.uid')}.home == latlng.value(18.5, 0)`, true],
    [`${user('request.auth.uid')}.team == /databases/(default)/documents/teams/a`, true],
    [`'a' in ${user('request.auth.uid')}.tags && ${user('request.auth.uid')}.none == []`, true],
    [`${user('request.auth.uid')}.more.x == null`, true],
    [`${user('request.auth.uid')}.key == b'abc'`, true],
    [`firestore.get(/databases/(default)/documents/users/asha).id == 'asha'`, true],
    ['firestore.exists(/databases/(default)/documents/users/asha)', true],
    [`${user('request.auth.uid')}.missing == null`, false],
  ])('%s → %j', (condition, permit) => {
    const client = new RuntimeClient();
    client.load(rules(condition));
    expect(client.verify({ request: signedIn('asha') })?.action).toBe('fetch');
    const answer = client.send({
      id: 1,
      status: 'ok',
      result: { fields },
      errors: [],
      warnings: [],
    });
    expect(answer?.result).toEqual({ permit });
  });

  test.each<[condition: string, permit: boolean]>([
    ['firestore.exists(/databases/(default)/documents/users/asha)', false],
    ['!firestore.exists(/databases/(default)/documents/users/asha)', true],
    [`${user("'asha'")} == null`, false],
    [`${user("'asha'")}.x == 1 || true`, true],
  ])('that do not exist: %s → %j', (condition, permit) => {
    const client = new RuntimeClient();
    client.load(rules(condition));
    client.verify({});
    expect(client.send({ id: 1, status: 'not_found', errors: [], warnings: [] })?.result).toEqual({
      permit,
    });
  });

  test('are limited to two, and repeated ones are not fetched again', () => {
    const exists = (id: string) => `firestore.exists(/databases/(default)/documents/users/${id})`;
    const client = new RuntimeClient();
    client.load(
      rules(`${exists('a')} || ${exists('a')} || ${exists('b')} || ${exists('c')} || true`),
    );
    client.verify({});
    client.send({ id: 1, status: 'not_found', errors: [], warnings: [] });
    const answer = client.send({ id: 1, status: 'not_found', errors: [], warnings: [] });
    expect(answer?.result).toEqual({ permit: false });
    expect(answer?.warnings[0]).toContain('Too many Firestore documents (limit 2).');
  });

  test('are not fetched when something else decides', () => {
    const client = new RuntimeClient();
    client.load(rules(`request.auth == null || ${user("'asha'")}.role == 'admin'`));
    expect(client.verify({})?.result).toEqual({ permit: true });
  });

  test('have encoded ids in their path', () => {
    const client = new RuntimeClient();
    client.load(rules(`${user('request.auth.uid')}.level == 3`));
    const answer = client.verify({ request: signedIn('a b?#') });
    expect(answer?.context).toEqual({ path: '/databases/(default)/documents/users/a%20b%3F%23' });
  });
});
