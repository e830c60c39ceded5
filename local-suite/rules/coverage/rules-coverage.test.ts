import { describe, expect, it } from 'vitest';

import { compileFirestoreRules } from '../firestore-policy.ts';
import { document, nameOf, readCheck, refusal, rulesAround } from '../testing/policy.ts';
import type { ExpressionReport } from './rules-coverage.ts';

function covered(matches: string) {
  const source = rulesAround(matches);
  const compiled = compileFirestoreRules(source);
  if (!compiled.ok) throw new Error(compiled.issues.map(({ message }) => message).join(' '));
  const { policy, coverage } = compiled;
  return {
    source,
    coverage,
    get: (path: string, data?: Parameters<typeof document>[1]) =>
      refusal(() => policy.checkGet(nameOf(path), document(path, data), readCheck({}))),
  };
}

/** Each expression's text with its values, with the expressions in it below. */
function outline(source: string, reports: readonly ExpressionReport[], indent = ''): string[] {
  return reports.flatMap(({ sourcePosition, values, children }) => {
    const text = source.slice(sourcePosition.currentOffset, sourcePosition.endOffset + 1);
    const counts = values.map(({ value, count }) => `${count}×${JSON.stringify(value)}`).join(' ');
    return [`${indent}${text} → ${counts}`, ...outline(source, children, `${indent}  `)];
  });
}

describe('coverage', () => {
  it('counts the values of each expression, and shows what was never evaluated', () => {
    const rules = covered(`
      match /orders/{id} {
        allow get: if resource.data.open == true /* why */ || (resource.data.total > 5 && isStaff( ));
        function isStaff() { return request.auth.token.staff; }
      }`);
    rules.get('orders/1', { open: true });
    rules.get('orders/2', { open: false, total: 1 });
    rules.get('orders/3', { open: false, total: 2 });
    const lines = outline(rules.source, rules.coverage.report());
    expect(lines.filter((line) => !/^ *(resource|request|resource\.data) →/.test(line))).toEqual([
      'resource.data.open == true /* why */ || (resource.data.total > 5 && isStaff( )) → 1×{"boolValue":true} 2×{"boolValue":false}',
      '  resource.data.open == true → 1×{"boolValue":true} 2×{"boolValue":false}',
      '    resource.data.open → 1×{"boolValue":true} 2×{"boolValue":false}',
      '  resource.data.total > 5 && isStaff( ) → 2×{"boolValue":false}',
      '    resource.data.total > 5 → 2×{"boolValue":false}',
      '      resource.data.total → 1×{"intValue":"1"} 1×{"intValue":"2"}',
      '    isStaff( ) → ',
      'request.auth.token.staff → ',
      '  request.auth.token → ',
      '    request.auth → ',
    ]);
  });

  it('reports errors with their message, positions from 1, and inclusive ends', () => {
    const rules = covered('match /a/{id} { allow get: if resource.data.missing == id; }');
    rules.get('a/1', { n: 1 });
    const [report] = rules.coverage.report();
    expect(report?.sourcePosition).toEqual({
      line: 4,
      column: 31,
      currentOffset: rules.source.indexOf('resource'),
      endOffset: rules.source.indexOf('id;') + 1,
    });
    expect(report?.values).toEqual([
      { value: { undefined: { causeMessage: expect.stringContaining('missing') } }, count: 1 },
    ]);
  });

  it('writes every kind of value', () => {
    const rules = covered(`match /a/{id} { allow get: if
      [1.5, 'x', null, b'\\x00'] != [] && {'k': true} != {} && /a/$(id) != /b && duration.value(3, 's') != null
      && timestamp.value(0) != null && [1].toSet() != null && latlng.value(1, 2) != null; }`);
    expect(rules.get('a/1', {})).toBeUndefined();
    const [report] = rules.coverage.report();
    const values = report!.children.flatMap(({ children }) => children[0]!.values);
    expect(values.map(({ value }) => value)).toEqual([
      {
        listValue: {
          values: [
            { floatValue: 1.5 },
            { stringValue: 'x' },
            { nullValue: null },
            { bytesValue: 'AA==' },
          ],
        },
      },
      { mapValue: { fields: { k: { boolValue: true } } } },
      { pathValue: { segments: [{ simple: 'a' }, { simple: '1' }] } },
      { durationValue: '3s' },
      { timestampValue: '1970-01-01T00:00:00.000Z' },
      { setValue: { values: [{ intValue: '1' }] } },
      { latlngValue: { latitude: 1, longitude: 2 } },
    ]);
  });

  it('keeps a bounded number of different values and counts the others', () => {
    const rules = covered('match /a/{id} { allow get: if id == "none" || resource.data == {}; }');
    for (let n = 0; n < 100; n += 1) rules.get(`a/${n}`, { n });
    const [, ...expressions] = outline(rules.source, rules.coverage.report());
    const id = rules.coverage.report()[0]!.children[0]!.children[0]!;
    expect(id.values).toHaveLength(21);
    expect(id.values.at(-1)).toEqual({ value: { others: true }, count: 80 });
    expect(expressions.find((line) => line.trim().startsWith('resource.data →'))).toContain('97×');
  });
});
