import type {
  AccessCodeRow,
  ListedAccessCode,
} from '@kargha/domain/catalogue/access-code-endpoints';
import { COLLECTIONS } from '@kargha/domain/records/collections';

import { firestore, type DocumentSnapshot } from '../../platform/firestore.ts';
import { readProductOrSkip } from '../../records/product-record.ts';

const MAX_READ = 500;
const MAX_TITLES = 3;

/** Adds the titles of the active products behind each code. At most 30 rows. */
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
    .limit(MAX_READ)
    .select('title', 'accessCodeId', 'restricted', 'status')
    .get();
  const unlocked = docs.flatMap(unlockedBy);
  return rows.map((row) => {
    const titles = unlocked.filter(({ code }) => code === row.id).map(({ title }) => title);
    const opens = titles.toSorted((one, other) => one.localeCompare(other, 'en'));
    const opensMore = opens.length > MAX_TITLES || docs.length === MAX_READ;
    return { ...row, opens: opens.slice(0, MAX_TITLES), opensMore };
  });
}

/** Only restricted products are unlocked by a code. */
function unlockedBy(snapshot: DocumentSnapshot): { code: string; title: string }[] {
  const product = readProductOrSkip(snapshot);
  if (product?.status !== 'active' || !product.restricted || !product.accessCodeId) return [];
  return [{ code: product.accessCodeId, title: product.title }];
}
