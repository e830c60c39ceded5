import { expect, test } from 'vitest';

import { findSuiteTests } from './changed-tests.ts';

const TESTS = [
  'tests/rules/access.rules.test.ts',
  'tests/rules/lists.rules.test.ts',
  'tests/functions/catalogue/reviews.test.ts',
  'tests/functions/catalogue/review-counts.test.ts',
  'tests/functions/stock/transfers.test.ts',
  'tests/e2e/reviews.test.ts',
  'tests/e2e/cart.test.ts',
];

test('runs the tests named after the folder of a changed file', () => {
  expect(findSuiteTests(['functions/src/content/reviews/review-routes.ts'], TESTS)).toEqual({
    rules: [],
    functions: [
      'tests/functions/catalogue/reviews.test.ts',
      'tests/functions/catalogue/review-counts.test.ts',
    ],
    e2e: ['tests/e2e/reviews.test.ts'],
  });
  expect(findSuiteTests(['web/src/features/cart/cart-texts.ts'], TESTS).e2e).toEqual([
    'tests/e2e/cart.test.ts',
  ]);
});

test('runs all rules tests when a rules file changed', () => {
  expect(findSuiteTests(['firestore.rules'], TESTS).rules).toHaveLength(2);
});

test('runs a changed test, and nothing for a change of documentation', () => {
  const [rules] = TESTS;
  expect(findSuiteTests([rules!], TESTS)).toEqual({ rules: [rules], functions: [], e2e: [] });
  expect(findSuiteTests(['README.md'], TESTS)).toEqual({ rules: [], functions: [], e2e: [] });
});
