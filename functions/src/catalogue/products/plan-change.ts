import { withoutCosts } from '@kargha/domain/catalogue/cost-input';
import { configuredAccess, effectiveAccess } from '@kargha/domain/catalogue/product-access';
import type { Product } from '@kargha/domain/catalogue/product';
import {
  isInCategory,
  type ProductUpdate,
  type Seen,
} from '@kargha/domain/catalogue/product-input';
import { searchTokens } from '@kargha/domain/catalogue/search-words';
import {
  allowsMarks,
  checkedMarks,
  SILK_MARK_REFUSED,
} from '@kargha/domain/catalogue/trust-mark-input';

import { invalidField } from '../../http/errors.ts';
import type { Transaction } from '../../platform/firestore.ts';
import type { Change } from './product-audit.ts';
import { skusOf, stockFields, stockPlan, type StockPlan } from './product-stock.ts';
import { refuseAboveMrp, refuseIncomplete } from './refuse-incomplete.ts';
import { refuseOnOrder } from './refuse-on-order.ts';
import { refuseTakenSkus } from './refuse-taken-sku.ts';
import { refuseWithoutHsn } from './refuse-without-hsn.ts';

const WRONG_COLLECTION = 'Choose a collection in this category.';

interface PlannedChange {
  /** the product after the change, without its bulk prices */
  changed: Product;
  /** what to write into the product */
  fields: Partial<Product>;
  moves: StockPlan['moves'];
}

/**
 * What the form or a sheet changes, after every check. It reads; the caller writes the fields and books the moves.
 * Throws 400 for fields that are missing or contradict each other, 409 sku_taken and variant_in_use.
 */
export async function planChange(
  transaction: Transaction,
  product: Product,
  update: ProductUpdate,
  { seen = {}, ...change }: Change & { seen?: Seen },
): Promise<PlannedChange> {
  refuseIncomplete(product, update);
  const stock = stockPlan(product, update, seen);
  await refuseOnOrder(transaction, product._id, stock.retired ?? []);
  await refuseTakenSkus(transaction, product._id, product.combinations, stock.combinations ?? {});
  const {
    bulk: _rules,
    combinations: _sent,
    quantity: _units,
    marks,
    ...plain
  } = withoutCosts(update).fields;
  const { sku = product.sku } = plain;
  const sent = {
    ...plain,
    // hasSKU always follows the stored SKU.
    hasSKU: sku !== '',
    marks: marks ? checkedMarks(marks, product.marks, change) : product.marks,
    ...stockFields(product, stock),
  };
  const changed = { ...product, ...configuredAccess(product), ...sent };
  await refuseWithoutHsn(transaction, product, changed);
  refuseUnfit(changed);
  await refuseAboveMrp(changed, update, change.at);
  const fields = {
    ...sent,
    ...effectiveAccess(changed),
    skus: skusOf(changed),
    searchTokens: searchTokens(changed),
    updatedAt: change.at,
  };
  return { changed, fields, moves: stock.moves };
}

/** Throws 400 for fields that contradict each other. */
function refuseUnfit({ category, productCollection, marks, provenance }: Product): void {
  if (!isInCategory(category, productCollection)) {
    throw invalidField('productCollection', WRONG_COLLECTION);
  }
  if (!allowsMarks(marks, provenance)) throw invalidField('marks', SILK_MARK_REFUSED);
}
