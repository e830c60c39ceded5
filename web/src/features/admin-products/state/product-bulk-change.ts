import type { Product } from '@kargha/domain/catalogue/product';
import {
  PRODUCTS_PER_BULK_STEP,
  type ProductBulkChange,
  type ProductOutcome,
} from '@kargha/domain/catalogue/product-bulk';
import type { BulkWork, RowOutcome } from '#ui/lists/use-bulk-run.ts';
import type { AllMatching } from '#ui/lists/use-select-all-matching.ts';

import { changeTicked, countProducts, takeBulkStep } from '../data/product-bulk-api.ts';
import type { ProductFilter } from './filter-products.ts';

type Change = BulkWork['change'];

/** How many products match now. @throws ApiError */
export const countMatching = (filter: ProductFilter) => countProducts(filter);

/** Makes a change in the ticked products, some at a time. @throws ApiError; what was told until then has happened */
export function changeOfTicked(products: readonly Product[], wish: ProductBulkChange): Change {
  return async (onOutcomes, isStopped) => {
    for (let at = 0; at < products.length && !isStopped(); at += PRODUCTS_PER_BULK_STEP) {
      const ids = products.slice(at, at + PRODUCTS_PER_BULK_STEP).map(({ _id }) => _id);
      onOutcomes((await changeTicked({ ...wish, ids })).map(rowOutcome));
    }
  };
}

/**
 * Lets the server make a change in all products that were chosen, some at a time, and then in the ticked ones that its
 * search has not met: a search on the screen also looks inside words. @throws ApiError as above
 */
export function changeOfEverything(
  { filter, until }: AllMatching<ProductFilter>,
  ticked: readonly Product[],
  wish: ProductBulkChange,
): Change {
  return async (onOutcomes, isStopped) => {
    const met = new Set<string>();
    let cursor: string | null = '';
    while (cursor !== null && !isStopped()) {
      const came: Awaited<ReturnType<typeof takeBulkStep>> = await takeBulkStep({
        ...wish,
        filter,
        until,
        cursor,
      });
      for (const { id } of came.outcomes) met.add(id);
      onOutcomes(came.outcomes.map(rowOutcome));
      cursor = came.nextCursor;
    }
    const rest = ticked.filter(({ _id }) => !met.has(_id));
    await changeOfTicked(rest, wish)(onOutcomes, isStopped);
  };
}

function rowOutcome({ id, title, problem }: ProductOutcome): RowOutcome {
  return { id, name: title, problem };
}
