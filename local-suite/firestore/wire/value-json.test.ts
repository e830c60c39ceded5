import { expect, test } from 'vitest';

import type { Value } from '../messages.ts';
import { RpcError } from '../rpc-error.ts';
import { messageFromJson, messageToJson } from './proto-json.ts';
import { messageType } from './schema.ts';

const VALUE = messageType('google.firestore.v1.Value');
const valueOf = (json: string) => messageFromJson(VALUE, JSON.parse(json));
const jsonOf = (value: Value) => JSON.stringify(messageToJson(VALUE, value));

test.each([
  ['{"nullValue":null}', { nullValue: 'NULL_VALUE' }],
  ['{"nullValue":"NULL_VALUE"}', { nullValue: 'NULL_VALUE' }],
  ['{"nullValue":0}', { nullValue: 'NULL_VALUE' }],
  ['{"integerValue":"-0"}', { integerValue: '0' }],
  ['{"integerValue":42}', { integerValue: '42' }],
  ['{"integerValue":"9223372036854775807"}', { integerValue: '9223372036854775807' }],
  ['{"integerValue":"007"}', { integerValue: '7' }],
  ['{"doubleValue":"NaN"}', { doubleValue: NaN }],
  ['{"doubleValue":"-Infinity"}', { doubleValue: -Infinity }],
  ['{"doubleValue":"-0"}', { doubleValue: -0 }],
  ['{"doubleValue":"1.5e3"}', { doubleValue: 1500 }],
  ['{"bytesValue":"-_-_"}', { bytesValue: Buffer.from('+/+/', 'base64') }],
  ['{"bytesValue":"aGk"}', { bytesValue: Buffer.from('hi') }],
  [
    '{"timestampValue":"2026-01-31T09:30:00Z"}',
    { timestampValue: { seconds: '1769851800', nanos: 0 } },
  ],
  [
    '{"timestampValue":"2026-01-31t15:00:00.1234567+05:30"}',
    { timestampValue: { seconds: '1769851800', nanos: 123_456_700 } },
  ],
  ['{"map_value":{"fields":{}}}', { mapValue: { fields: {} } }],
])('reads %s', (json, value) => {
  expect(valueOf(json)).toEqual(value);
});

test.each([
  [{ nullValue: 'NULL_VALUE' } as const, '{"nullValue":null}'],
  [{ doubleValue: NaN }, '{"doubleValue":"NaN"}'],
  [{ doubleValue: -0 }, '{"doubleValue":"-0"}'],
  [{ integerValue: '7' }, '{"integerValue":"7"}'],
  [{ bytesValue: Buffer.from('hi') }, '{"bytesValue":"aGk="}'],
  [{ timestampValue: {} }, '{"timestampValue":"1970-01-01T00:00:00Z"}'],
  [
    { timestampValue: { seconds: '-1', nanos: 5_000_000 } },
    '{"timestampValue":"1969-12-31T23:59:59.005Z"}',
  ],
  [{ timestampValue: { nanos: 120_000 } }, '{"timestampValue":"1970-01-01T00:00:00.000120Z"}'],
  [{ timestampValue: { nanos: 1 } }, '{"timestampValue":"1970-01-01T00:00:00.000000001Z"}'],
])('writes %j as %s', (value, json) => {
  expect(jsonOf(value)).toBe(json);
});

test.each([
  '{"integerValue":"1.5"}',
  '{"integerValue":"9223372036854775808"}',
  '{"integerValue":true}',
  '{"doubleValue":"seven"}',
  '{"doubleValue":""}',
  '{"booleanValue":"true"}',
  '{"stringValue":7}',
  '{"bytesValue":"no base64!"}',
  '{"timestampValue":"2026-02-30T00:00:00Z"}',
  '{"timestampValue":"2026-01-31 09:30"}',
  '{"timestampValue":"2026-01-31T25:00:00Z"}',
  '{"timestampValue":"0000-12-31T23:59:59Z"}',
  '{"mapValue":[]}',
  '{"arrayValue":{"values":{}}}',
  '{"integerValue":"1","stringValue":"two"}',
  '"text"',
])('rejects %s', (json) => {
  expect(() => valueOf(json)).toThrow(RpcError);
});
