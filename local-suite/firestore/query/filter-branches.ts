import type { FieldTest, FilterNode } from './filter-parser.ts';

/** Returns the filter in disjunctive form, each branch a list of tests; `in` stays one test. */
export function branchesOf(filter: FilterNode | undefined): FieldTest[][] {
  if (!filter) return [[]];
  if (filter.kind === 'field') return [[filter]];
  const inner = filter.filters.map(branchesOf);
  if (filter.kind === 'or') return inner.flat();
  return inner.reduce<FieldTest[][]>(
    (found, next) => found.flatMap((left) => next.map((right) => [...left, ...right])),
    [[]],
  );
}
