import { MAX_LISTED_PRODUCTS } from '@kargha/domain/catalogue/collection-rule';

import { invalid } from '../../http/errors.ts';
import { inTransaction } from '../../platform/firestore.ts';
import type { Change } from '../products/product-audit.ts';
import { writeAudit } from '../../records/audit-record.ts';
import { collectionRef, findCollection } from './collection-record.ts';

/**
 * Appends products to a collection's list; existing ones keep their place. Throws 404 not_found, and 400 invalid
 * for a rule-based collection or too many products.
 */
export function addToCollection(
  slug: string,
  ids: readonly string[],
  { by, at }: Change,
): Promise<void> {
  return inTransaction(async (transaction) => {
    const { kind, productIds: before, revision } = await findCollection(slug, transaction);
    if (kind === 'rule')
      throw invalid(
        'This collection picks its products by a rule, so you cannot add products to it.',
      );
    const productIds = [...new Set([...before, ...ids])];
    if (productIds.length === before.length) return;
    if (productIds.length > MAX_LISTED_PRODUCTS) {
      throw invalid(`A collection can have at most ${MAX_LISTED_PRODUCTS} products.`);
    }
    const ref = collectionRef(slug);
    transaction.update(ref, { productIds, revision: revision + 1, updatedAt: at });
    const row = { action: 'collection.change', target: ref.path, actor: by, reason: '', at };
    writeAudit(transaction, { ...row, before: { productIds: before }, after: { productIds } });
  });
}
