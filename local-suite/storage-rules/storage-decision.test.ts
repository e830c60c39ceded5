import { describe, expect, test } from 'vitest';

import {
  RuntimeClient,
  map,
  NULL,
  rules,
  signedIn,
  text,
  type Verify,
} from './testing/runtime-client.ts';

describe('decisions', () => {
  const CASES: [condition: string, request: Verify, permit: boolean][] = [
    ['request.auth == null', {}, true],
    ['request.auth != null', {}, false],
    ["request.auth.uid == 'asha'", { request: signedIn('asha') }, true],
    [
      "request.auth.token.role == 'admin'",
      { request: signedIn('asha', { role: text('admin') }) },
      true,
    ],
    ["path == /a/b.jpg && bucket == 'shop'", { path: '/b/shop/o/a/b.jpg' }, true],
    [
      'request.path == /b/shop/o/a',
      {
        path: '/b/shop/o/a',
        request: {
          path: { path_value: { segments: ['b', 'shop', 'o', 'a'].map((simple) => ({ simple })) } },
        },
      },
      true,
    ],
    ["request.method == 'create' && resource == null", { method: 'create' }, true],
    ['request.time == timestamp.value(1795256430123)', {}, true],
    [
      'request.resource.size < 5 * 1024 * 1024',
      { request: { resource: map({ size: { int_value: 5_000_000 } }) } },
      true,
    ],
    [
      'request.resource.size < 5 * 1024 * 1024',
      { request: { resource: map({ size: { int_value: 6_000_000 } }) } },
      false,
    ],
    [
      "request.resource.contentType.matches('image/.*')",
      { request: { resource: map({ contentType: text('image/png') }) } },
      true,
    ],
    [
      "resource.metadata.owner == 'asha'",
      { resource: map({ metadata: map({ owner: text('asha') }) }) },
      true,
    ],
    [
      'resource.timeCreated < request.time',
      { resource: map({ timeCreated: { timestamp_value: '2026-11-21T10:20:30.122999Z' } }) },
      true,
    ],
    [
      'resource.flag && resource.share == 0.5',
      { resource: map({ flag: { bool_value: true }, share: { float_value: 0.5 } }) },
      true,
    ],
    [
      'resource.tags == ["a"] && resource.groups == ["b"].toSet()',
      {
        resource: map({
          tags: { list_value: { values: [text('a')] } },
          groups: { set_value: { values: [text('b'), text('b')] } },
        }),
      },
      true,
    ],
    ['resource.data == b"abc"', { resource: map({ data: { bytes_value: 'YWJj' } }) }, true],
    ['resource.contentEncoding == null', { resource: map({ contentEncoding: NULL }) }, true],
  ];
  test.each(CASES)('%s, %j → %j', (condition, request, permit) => {
    const client = new RuntimeClient();
    expect(client.load(rules(condition))?.errors).toEqual([]);
    expect(client.verify(request)).toMatchObject({
      id: 1,
      status: 'ok',
      action: 'verify',
      errors: [],
      result: { permit },
    });
  });

  test('distinguish the methods', () => {
    const client = new RuntimeClient();
    client.load(rules('true', 'get, create'));
    const permits = ['get', 'list', 'create', 'update', 'delete'].map(
      (method) => client.verify({ method })?.result?.permit,
    );
    expect(permits).toEqual([true, false, true, false, false]);
  });

  test('explain a denial in a warning, and nothing when access is allowed', () => {
    const client = new RuntimeClient();
    client.load(rules('request.auth.uid == "asha"'));
    expect(client.verify({})?.warnings).toEqual([
      'Denied by rules: get /b/shop/o/a.jpg: line 4: Null value error.',
    ]);
    expect(client.verify({ request: signedIn('asha') })?.warnings).toEqual([]);
    expect(client.verify({ path: '/c/shop' })?.warnings).toEqual([
      'Denied by rules: get /c/shop: no allow statement matches',
    ]);
  });
});
