import { expect, test } from 'vitest';

import type { StructuredQuery } from '../messages.ts';
import { parseFieldPath } from '../model/field-path.ts';
import { planQuery } from './query-plan.ts';
import { by, ROOT, where } from './testing/query-fixture.ts';
import { usedIndexes } from './used-indexes.ts';

const ORDERS = { from: [{ collectionId: 'orders' }] };
const both = (...filters: ReturnType<typeof where>[]) => ({
  compositeFilter: { op: 'AND' as const, filters },
});

test.each<[string, StructuredQuery, string[]]>([
  ['everything', ORDERS, ['(__name__ ASC)']],
  ['one field', { ...ORDERS, where: where('uid', 'EQUAL', 'asha') }, ['(uid ASC, __name__ ASC)']],
  [
    'two equalities, merged',
    { ...ORDERS, where: both(where('uid', 'EQUAL', 'asha'), where('open', 'EQUAL', true)) },
    ['(uid ASC, __name__ ASC)', '(open ASC, __name__ ASC)'],
  ],
  ['a descending order', { ...ORDERS, orderBy: by('-total') }, ['(total DESC, __name__ DESC)']],
  [
    'an array and an order',
    { ...ORDERS, where: where('tags', 'ARRAY_CONTAINS', 'new'), orderBy: by('total') },
    ['(tags CONTAINS, total ASC, __name__ ASC)'],
  ],
  [
    'both branches of an OR',
    {
      ...ORDERS,
      where: {
        compositeFilter: {
          op: 'OR',
          filters: [where('uid', 'EQUAL', 'asha'), where('total', 'GREATER_THAN', 5)],
        },
      },
      orderBy: by('total'),
    },
    ['(uid ASC, total ASC, __name__ ASC)', '(total ASC, __name__ ASC)'],
  ],
])('names the indexes for %s', (_, query, properties) => {
  const used = usedIndexes(planQuery(ROOT, query));
  expect(used).toEqual(properties.map((text) => ({ query_scope: 'Collection', properties: text })));
});

test('names the scope of a collection group, and summed fields last', () => {
  const group = { from: [{ collectionId: 'orders', allDescendants: true }] };
  const plan = planQuery(ROOT, { ...group, where: where('uid', 'EQUAL', 'asha') });
  expect(usedIndexes(plan, [parseFieldPath('total')])).toEqual([
    { query_scope: 'Collection Group', properties: '(uid ASC, total ASC, __name__ ASC)' },
  ]);
});
