import type { AccessCodeRow, ListedAccessCode } from '@kargha/domain/catalogue/access-code';
import { COLLECTIONS } from '@kargha/domain/records/collections';

import { firestore, type DocumentSnapshot } from '../platform/firestore.ts';
import { readProduct } from '../records/product-record.ts';

/** Products of a page of codes that are read at most; more than any shop keeps behind them. */
const MOST_READ = 500;
/** Titles that a row names. */
const MAX_TITLES = 3;

/** The rows, at most 30, with the titles of the active products that stand behind each code. */
export async function withUnlockedProducts(
  rows: readonly AccessCodeRow[],
): Promise<ListedAccessCode[]> {
  if (rows.length === 0) return [];
  const { docs } = await firestore()
    .collection(COLLECTIONS.products)
    .where(
      'accessCodeId',
      'in',
      rows.map(({ id }) => id),
    )
    .limit(MOST_READ)
    .select('title', 'accessCodeId', 'restricted', 'status')
    .get();
  const unlocked = docs.flatMap(unlockedBy);
  return rows.map((row) => {
    const titles = unlocked.filter(({ code }) => code === row.id).map(({ title }) => title);
    const opens = titles.toSorted((one, other) => one.localeCompare(other, 'en'));
    const opensMore = opens.length > MAX_TITLES || docs.length === MOST_READ;
    return { ...row, opens: opens.slice(0, MAX_TITLES), opensMore };
  });
}

/** The code of a product that it hides, and that its holders see. */
function unlockedBy(snapshot: DocumentSnapshot): { code: string; title: string }[] {
  const product = readProduct(snapshot);
  if (product?.status !== 'active' || !product.restricted || !product.accessCodeId) return [];
  return [{ code: product.accessCodeId, title: product.title }];
}
