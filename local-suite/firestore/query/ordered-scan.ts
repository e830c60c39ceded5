import { compareToPrefix } from '../model/resource-id.ts';
import { formatFieldPath } from '../model/field-path.ts';
import type { DocumentSet, Slot } from '../store/document-set.ts';
import type { Direction } from '../store/sorted-list.ts';
import { requiredTests } from './filter-parser.ts';
import type { Order } from './query-order.ts';
import type { QueryPlan } from './query-plan.ts';
import { from, inAll, rangesOf, upTo } from './value-range.ts';
import type { ValuePosition } from './value-range.ts';

/** Documents in the query's order, so that a limit can end the scan early. */
export interface OrderedScan {
  size: number;
  slots: () => Iterable<Slot>;
}

/**
 * Scans the index with the query's order between its cursors. Returns `undefined` if no index has the order: more
 * than one sort field, or mixed directions.
 */
export function orderedScan(set: DocumentSet, plan: QueryPlan): OrderedScan | undefined {
  const [first, second] = plan.orders;
  if (!first) return undefined;
  const direction: Direction = first.descending ? 'descending' : 'ascending';
  const range = rangeOfFirstOrder(plan, first);
  if (first.ofName) return scanByName(set, plan, { range, direction });
  if (!second?.ofName || second.descending !== first.descending) return undefined;
  const index = set.byField(first.path);
  const position = ({ value }: { value: Parameters<ValuePosition>[0] }) => range(value);
  return {
    size: index.count(position),
    *slots() {
      for (const { slot } of index.range(position, direction)) yield slot;
    },
  };
}

function scanByName(
  set: DocumentSet,
  { scope }: QueryPlan,
  { range, direction }: { range: ValuePosition; direction: Direction },
): OrderedScan {
  const position = (slot: Slot) =>
    compareToPrefix(slot.segments, scope.parent) || range({ referenceValue: slot.current.name });
  return {
    size: set.slots.count(position),
    slots: () => set.slots.range(position, direction),
  };
}

/** Combines cursors and required tests on the first order field. */
function rangeOfFirstOrder({ start, end, filter }: QueryPlan, first: Order): ValuePosition {
  const [low, high] = first.descending ? [end, start] : [start, end];
  const path = formatFieldPath(first.path);
  const ofTests = requiredTests(filter)
    .filter((test) => formatFieldPath(test.path) === path && !test.op.startsWith('ARRAY'))
    .map(rangesOf)
    .filter((ranges) => ranges?.length === 1);
  return inAll([
    ...(low?.values[0] ? [from(low.values[0])] : []),
    ...(high?.values[0] ? [upTo(high.values[0])] : []),
    ...ofTests.flatMap((ranges) => ranges ?? []),
  ]);
}
