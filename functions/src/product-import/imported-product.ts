import { COLLECTIONS } from '@kargha/domain/collections';
import {
  belongsTogether,
  type ProductInput,
  type ProductUpdate,
} from '@kargha/domain/product-input';
import { searchTokens } from '@kargha/domain/search-words';
import { opening, openingId } from '@kargha/domain/stock';

import { invalid, notFound } from '../http/errors.ts';
import { firestore, inTransaction, type Transaction } from '../platform/firestore.ts';
import { hashOf } from '../platform/keyed-ids.ts';
import { freshProduct } from '../products/product-store.ts';
import { writeAudit } from '../records/audit-record.ts';
import { productRef, readProduct } from '../records/product-record.ts';
import { writeMovement } from '../records/stock-record.ts';

/** A row of an import, and who brings it. */
export interface ImportRow {
  importId: string;
  row: number;
  by: string;
  at: Date;
}

const ID_LENGTH = 20;

/** Writes the row's product with the first row of its ledger; false when this import has done so before. */
export function createImported(row: ImportRow, input: ProductInput): Promise<boolean> {
  const { importId, by, at } = row;
  const id = hashOf(`${importId} ${row.row}`).slice(0, ID_LENGTH);
  return once(row, (transaction) => {
    if (input.images.some((image) => image.startsWith('data:'))) {
      throw invalid('Pictures of a sheet are addresses.');
    }
    const product = { ...input, ...freshProduct(id, input, at) };
    const first = opening({ quantity: input.quantity, committed: 0 });
    writeMovement(transaction, openingId(id), { ...first, productId: id, orderId: null, by, at });
    transaction.create(productRef(id), product);
    audit(transaction, row, { action: 'product.import', id, title: input.title });
  });
}

/**
 * Changes the fields that the row has of a product that is there; false when this import has done so before. Its stock
 * stays: pieces are counted under Inventory. Throws 404 not_found, and 400 for a collection of another category.
 */
export function changeImported(
  row: ImportRow,
  id: string,
  { quantity: _counted, images: _pictures, ...update }: ProductUpdate,
): Promise<boolean> {
  const isPlain = /^[\w-]{1,100}$/.test(id);
  if (!isPlain) return Promise.reject(notFound(`There is no product with the ID ${id}.`));
  return once(row, async (transaction) => {
    const product = readProduct(await transaction.get(productRef(id)));
    if (!product) throw notFound(`There is no product with the ID ${id}.`);
    const changed = { ...product, ...update };
    if (!belongsTogether(changed.category, changed.productCollection)) {
      throw invalid('Choose a collection of the category.');
    }
    transaction.update(productRef(id), {
      ...update,
      searchTokens: searchTokens(changed),
      updatedAt: row.at,
    });
    audit(transaction, row, { action: 'product.import', id, title: changed.title });
  });
}

/** The row's line in the audit is its mark: where it stands, the row has had its effect. */
function once(
  row: ImportRow,
  work: (transaction: Transaction) => Promise<void> | void,
): Promise<boolean> {
  return inTransaction(async (transaction) => {
    const mark = firestore().collection(COLLECTIONS.audit).doc(markOf(row));
    if ((await transaction.get(mark)).exists) return false;
    await work(transaction);
    return true;
  });
}

function audit(
  transaction: Transaction,
  row: ImportRow,
  { action, id, title }: { action: string; id: string; title: string },
): void {
  const line = { action, target: `products/${id}`, actor: row.by, before: null, at: row.at };
  const reason = `Row ${row.row} of import ${row.importId}`;
  writeAudit(transaction, { ...line, after: { title }, reason }, markOf(row));
}

function markOf({ importId, row }: ImportRow): string {
  return `import_${importId}_${row}`;
}
