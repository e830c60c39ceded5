import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { FieldOperator, StructuredQuery } from '../messages.ts';
import { valueOf } from '../model/testing/values.ts';
import type { Plain } from '../model/testing/values.ts';
import { PastView } from '../store/view.ts';
import { matchesQuery, planQuery } from './query-plan.ts';
import { runQuery } from './run-query.ts';
import { all, any, by, QueryFixture, ROOT, where, whereName } from './testing/query-fixture.ts';

const c = [{ collectionId: 'c' }];

describe('any query on any documents', () => {
  const plain = fc.oneof(
    fc.constantFrom<Plain>(null, true, NaN, 0, 1, 1.5, 2, 'a', 'b', [1, 'a'], [2], { a: 1 }),
  );
  const fields = fc.dictionary(fc.constantFrom('a', 'b'), plain, { maxKeys: 2 });
  const change = fc.record({
    id: fc.integer({ min: 0, max: 200 }),
    fields: fc.option(fields, { nil: undefined }),
  });
  const op = fc.constantFrom<FieldOperator>(
    ...(['EQUAL', 'NOT_EQUAL', 'LESS_THAN', 'LESS_THAN_OR_EQUAL', 'GREATER_THAN'] as const),
    ...(['GREATER_THAN_OR_EQUAL', 'ARRAY_CONTAINS'] as const),
  );
  const field = fc.constantFrom('a', 'b');
  const test = fc.oneof(
    fc.tuple(field, op, plain).map(([name, operator, operand]) => where(name, operator, operand)),
    fc
      .tuple(field, fc.array(plain, { minLength: 1, maxLength: 3 }))
      .map(([name, operands]) => where(name, 'IN', operands)),
    fc.integer({ min: 0, max: 200 }).map((id) => whereName('GREATER_THAN', `c/${id}`)),
  );
  const filter = fc.oneof(
    test,
    fc.tuple(test, test).map((tests) => all(...tests)),
    fc.tuple(test, test).map((tests) => any(...tests)),
    fc.tuple(test, test, test).map(([first, ...rest]) => all(first, any(...rest))),
  );
  const query = fc.record(
    {
      from: fc.constant(c),
      where: filter,
      orderBy: fc.constantFrom(by('a'), by('-a'), by('a', 'b'), by('b', '-a'), by('-__name__')),
      startAt: fc.record({ values: plain.map((value) => [valueOf(value)]), before: fc.boolean() }),
      endAt: fc.record({ values: plain.map((value) => [valueOf(value)]), before: fc.boolean() }),
      offset: fc.integer({ min: 0, max: 3 }),
      limit: fc.record({ value: fc.integer({ min: 0, max: 10 }) }),
    },
    { requiredKeys: ['from'] },
  );

  /** Some generated combinations are invalid; cursors need an order by a field. */
  const planOf = (given: StructuredQuery) => {
    const { startAt: _, endAt: __, ...withoutCursors } = given;
    const usable = given.orderBy?.[0]?.field.fieldPath === '__name__' ? withoutCursors : given;
    try {
      return planQuery(ROOT, given.orderBy ? usable : withoutCursors);
    } catch {
      return undefined;
    }
  };

  const write = (
    target: QueryFixture,
    changes: { id: number; fields?: Record<string, Plain> | undefined }[],
  ) => {
    for (const { id, fields: given } of changes) target.write(`c/${id}`, given);
  };

  it('returns the same with indexes as with a full scan, now and at a past time', () => {
    const changes = fc.array(change, { maxLength: 400, size: 'max' });
    fc.assert(
      fc.property(
        changes,
        changes,
        fc.array(query, { minLength: 1, maxLength: 4 }),
        (early, late, queries) => {
          const target = new QueryFixture();
          write(target, early);
          const past = new PastView(target.database, target.view.time);
          const plans = queries.map(planOf).filter((plan) => plan !== undefined);
          const expected = (plan: (typeof plans)[number]) =>
            [...target.database.all.slots]
              .map(({ current }) => current)
              .filter((document) => matchesQuery(plan, document))
              .sort(plan.compare)
              .slice(plan.offset, plan.limit === undefined ? undefined : plan.offset + plan.limit);
          const before = plans.map(expected);
          for (const plan of plans)
            expect(runQuery(target.view, plan).documents).toEqual(expected(plan));
          write(target, late);
          for (const [index, plan] of plans.entries()) {
            expect(runQuery(target.view, plan).documents).toEqual(expected(plan));
            expect(runQuery(past, plan).documents).toEqual(before[index]);
          }
        },
      ),
      { numRuns: 80 },
    );
  });
});
