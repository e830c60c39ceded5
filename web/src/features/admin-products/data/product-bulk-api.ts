import type {
  ProductBulkChange,
  ProductBulkProgress,
  ProductOutcome,
} from '@kargha/domain/catalogue/product-bulk';
import { iteratePages } from '#lib/reading/iterate-pages.ts';
import { storedFields, type StoredFields } from '#lib/documents/stored-fields.ts';
import type { ListPage } from '#lib/reading/use-pages.ts';
import { callStaffApi, buildQuery } from '#session/state/staff-api.ts';

import type { ProductFilter } from '../state/filter-products.ts';

const ROOT = '/product-bulk';

/** Returns how many products match a filter, and the time of the count. @throws ApiError */
export async function countProducts(
  filter: ProductFilter,
): Promise<{ count: number; until: string }> {
  const answer = storedFields(await callStaffApi(`${ROOT}/count?${buildQuery({ ...filter })}`));
  return { count: answer.number('count'), until: answer.text('until') };
}

export async function changeSelectedProducts(
  body: ProductBulkChange & { ids: readonly string[] },
): Promise<ProductOutcome[]> {
  return toOutcomes(storedFields(await callStaffApi(`${ROOT}/ticked`, { method: 'POST', body })));
}

/** Changes the next products that match a filter. Cursor '' starts. @throws ApiError */
export async function runBulkStep(
  body: ProductBulkChange & { filter: ProductFilter; until: string; cursor: string },
): Promise<ProductBulkProgress> {
  const answer = storedFields(await callStaffApi(`${ROOT}/steps`, { method: 'POST', body }));
  return { outcomes: toOutcomes(answer), nextCursor: answer.text('nextCursor') || null };
}

/** Returns the manual collections, sorted by title. @throws ApiError */
export async function listManualCollections(): Promise<{ slug: string; title: string }[]> {
  const collections: { slug: string; title: string }[] = [];
  for await (const rows of iteratePages(readCollections)) {
    const manual = rows.filter((row) => row.text('kind') === 'manual');
    collections.push(
      ...manual.map((row) => ({ slug: row.text('slug'), title: row.text('title') })),
    );
  }
  return collections;
}

async function readCollections(cursor: string): Promise<ListPage<StoredFields>> {
  const answer = storedFields(await callStaffApi(`/collections?${buildQuery({ cursor })}`));
  return { rows: answer.parts('rows'), nextCursor: answer.text('nextCursor') || null };
}

function toOutcomes(answer: StoredFields): ProductOutcome[] {
  return answer.parts('outcomes').map((outcome) => ({
    id: outcome.text('id'),
    title: outcome.text('title'),
    problem: outcome.text('problem'),
  }));
}
