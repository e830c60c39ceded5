import type { Product } from '@kargha/domain/catalogue/product';
import {
  PRODUCTS_PER_BULK_STEP,
  type ProductBulkChange,
  type ProductBulkFilter,
} from '@kargha/domain/catalogue/product-bulk';
import type { ProductOutcome } from '@kargha/domain/catalogue/product-bulk-endpoints';
import type { BulkWork, RowOutcome } from '#ui/lists/use-bulk-run.ts';
import type { AllMatching } from '#ui/lists/use-select-all-matching.ts';

import { changeSelectedProducts, runBulkStep } from '../data/product-bulk-api.ts';

export { countProducts } from '../data/product-bulk-api.ts';

type Change = BulkWork['change'];

/** Changes the selected products in batches. @throws ApiError; batches reported before the error are applied */
export function bulkChangeForSelected(
  products: readonly Product[],
  bulkChange: ProductBulkChange,
): Change {
  return async (onOutcomes, isStopped) => {
    for (let start = 0; start < products.length && !isStopped(); start += PRODUCTS_PER_BULK_STEP) {
      const ids = products.slice(start, start + PRODUCTS_PER_BULK_STEP).map(({ _id }) => _id);
      onOutcomes((await changeSelectedProducts({ ...bulkChange, ids })).map(rowOutcome));
    }
  };
}

/**
 * Lets the server change all matching products in batches, then the selected ones that its search did not match:
 * the search on the screen also matches inside words. @throws ApiError
 */
export function bulkChangeForAllMatching(
  { filter, until }: AllMatching<ProductBulkFilter>,
  ticked: readonly Product[],
  bulkChange: ProductBulkChange,
): Change {
  return async (onOutcomes, isStopped) => {
    const changedIds = new Set<string>();
    let cursor: string | null = '';
    while (cursor !== null && !isStopped()) {
      const step: Awaited<ReturnType<typeof runBulkStep>> = await runBulkStep({
        ...bulkChange,
        filter,
        until,
        cursor,
      });
      for (const { id } of step.outcomes) changedIds.add(id);
      onOutcomes(step.outcomes.map(rowOutcome));
      cursor = step.nextCursor;
    }
    const rest = ticked.filter(({ _id }) => !changedIds.has(_id));
    await bulkChangeForSelected(rest, bulkChange)(onOutcomes, isStopped);
  };
}

function rowOutcome({ id, title, problem }: ProductOutcome): RowOutcome {
  return { id, name: title, problem };
}
