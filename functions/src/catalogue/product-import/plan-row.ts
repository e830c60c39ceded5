import { withoutCosts } from '@kargha/domain/catalogue/cost-input';
import type { Product } from '@kargha/domain/catalogue/product';
import {
  productInputSchema,
  readProductUpdate,
  type ProductUpdate,
} from '@kargha/domain/catalogue/product-input';
import type { SheetOutcome } from '@kargha/domain/catalogue/product-import-endpoints';
import type { SheetCells } from '@kargha/domain/catalogue/product-sheet';
import { skuKey } from '@kargha/domain/shopping/quick-order';
import {
  changedCells,
  changedColumns,
  identityOf,
  type RowIdentity,
} from '@kargha/domain/catalogue/sheet-rows';
import { openingId } from '@kargha/domain/stock/stock';
import { variantWith } from '@kargha/domain/catalogue/variants';

import type { Transaction } from '../../platform/firestore.ts';
import { hashOf, randomId } from '../../platform/keyed-ids.ts';
import { changedParts } from '../products/product-audit.ts';
import { freshProduct } from '../products/product-store.ts';
import { refuseAboveMrp } from '../products/refuse-incomplete.ts';
import { refuseWithoutHsn } from '../products/refuse-without-hsn.ts';
import { writeAudit } from '../../records/audit-record.ts';
import { costingIn, costingRef, writeCosts } from '../../records/costing-record.ts';
import { productRef } from '../../records/product-record.ts';
import { movementRef, writeMovement } from '../../records/stock-record.ts';
import { planChange } from '../products/plan-change.ts';
import { adjustStock, newStock } from '../products/product-stock.ts';
import { refuseTakenSkus } from '../products/refuse-taken-sku.ts';
import { matchProduct } from './match-product.ts';
import { differing, fieldsOf } from './row-fields.ts';

export interface ImportRow {
  importId: string;
  row: number;
  /** only returns what would happen */
  dryRun: boolean;
  by: string;
  at: Date;
}

export interface PlannedRow {
  outcome: Omit<SheetOutcome, 'row' | 'problem'>;
  /** does nothing in a dry run or without changes */
  write: () => void;
}

const ID_LENGTH = 20;

/**
 * Plans to create the product of a row or to change the fields that differ. Stock is not changed, and images are
 * not downloaded. Throws HttpError and yup's ValidationError for an invalid row.
 */
export async function planRow(
  transaction: Transaction,
  row: ImportRow,
  cells: SheetCells,
): Promise<PlannedRow> {
  const identity = identityOf(cells);
  const product = await matchProduct(transaction, identity);
  if (product) return change(transaction, row, product, cells);
  return create(transaction, row, identity, cells);
}

const nothing = () => undefined;

async function create(
  transaction: Transaction,
  row: ImportRow,
  identity: RowIdentity,
  cells: SheetCells,
): Promise<PlannedRow> {
  const { images, ...fields } = fieldsOf(cells);
  const options = { abortEarly: false, stripUnknown: true };
  const input = await productInputSchema.validate(fields, options);
  await refuseAboveMrp(input, input, row.at);
  await refuseWithoutHsn(transaction, null, input);
  const notes = images === undefined ? [] : [NO_PICTURES];
  const outcome: PlannedRow['outcome'] = {
    result: 'created',
    productId: '',
    title: input.title,
    changes: [],
    notes,
  };
  if (row.dryRun) return { outcome, write: nothing };
  const id = await freeId(transaction, identity);
  const { by, at } = row;
  const { openings, ...stock } = newStock(id, input);
  await refuseTakenSkus(transaction, id, {}, stock.combinations);
  const generated = freshProduct(id, { ...input, ...stock }, { by, at });
  return {
    outcome: { ...outcome, productId: id },
    write() {
      for (const { id: rowId, unit, change: first } of openings) {
        writeMovement(transaction, rowId, { ...first, ...unit, orderId: null, by, at });
      }
      const { fields: stored, costs } = withoutCosts(input);
      transaction.create(productRef(id), { ...stored, ...stock, ...generated });
      writeCosts(transaction, { ...input, committed: 0, _id: id }, costs);
      audit(
        transaction,
        row,
        id,
        changedParts(null, { ...input, ...stock, marks: generated.marks }),
      );
    },
  };
}

/** Derived from SKU or title, so that simultaneous imports cannot create the product twice. */
async function freeId(transaction: Transaction, { sku, title }: RowIdentity): Promise<string> {
  const known = sku === '' ? `title ${title}` : `sku ${skuKey(sku)}`;
  const id = hashOf(`product sheet ${known}`).slice(0, ID_LENGTH);
  const [product, first] = await transaction.getAll(
    productRef(id),
    movementRef(openingId({ productId: id })),
  );
  // The ID belonged to a deleted or renamed product, whose ledger is kept.
  return product?.exists || first?.exists ? randomId().slice(0, ID_LENGTH) : id;
}

async function change(
  transaction: Transaction,
  row: ImportRow,
  product: Product,
  cells: SheetCells,
): Promise<PlannedRow> {
  const { unitCost, supplier } = costingIn(await transaction.get(costingRef(product._id)));
  const before = { ...product, unitCost, supplier };
  const { quantity, images, ...sent } = fieldsOf(changedCells(cells, before), product);
  const update = differing(before, await readProductUpdate(sent));
  const { costs } = withoutCosts(update);
  const plan = await planChange(transaction, product, withKnownStock(product, update), row);
  const after = { ...before, ...plan.fields, ...costs };
  const notes = [
    ...(quantity === undefined ? [] : [stockNote(product, quantity)]),
    ...variantNotes(product, update),
    ...(images === undefined ? [] : [KEPT_PICTURES]),
  ];
  const isUnchanged = Object.keys(update).length === 0;
  const outcome: PlannedRow['outcome'] = {
    result: isUnchanged ? 'unchanged' : 'changed',
    productId: product._id,
    title: plan.changed.title,
    changes: changedColumns(before, after),
    notes,
  };
  if (isUnchanged || row.dryRun) return { outcome, write: nothing };
  return {
    outcome,
    write() {
      transaction.update(productRef(product._id), plan.fields);
      adjustStock(transaction, product._id, plan.moves, row);
      writeCosts(transaction, plan.changed, costs);
      audit(transaction, row, product._id, changedParts(before, after));
    },
  };
}

const NOT_FETCHED = 'Images: the import does not download images from URLs';
const NO_PICTURES = `${NOT_FETCHED}. Add them when you edit the product.`;
const KEPT_PICTURES = `${NOT_FETCHED}. The current images stay. Change them when you edit the product.`;

function audit(
  transaction: Transaction,
  { importId, row, by, at }: ImportRow,
  id: string,
  parts: ReturnType<typeof changedParts>,
): void {
  const line = { action: 'product.import', target: productRef(id).path, actor: by, at };
  const reason = `Row ${row} of import ${importId}`;
  writeAudit(transaction, { ...line, ...parts, reason });
}

/** Sheets change no stock: variants that exist keep theirs, and their picture. */
function withKnownStock(product: Product, update: ProductUpdate): ProductUpdate {
  if (!update.combinations) return update;
  const combinations = update.combinations.map((sent) => {
    const known = variantWith(product.combinations, sent.options);
    if (!known) return sent;
    const { id, quantity, picture } = known;
    return { ...sent, id, quantity, seenQuantity: quantity, picture };
  });
  return { ...update, combinations };
}

function variantNotes(product: Product, { combinations = [] }: ProductUpdate): string[] {
  return combinations.flatMap(({ options, quantity }) => {
    const known = variantWith(product.combinations, options);
    return known && known.quantity !== quantity ? [stockNote(known, quantity)] : [];
  });
}

function stockNote(
  { quantity: stored }: Pick<Product, 'quantity'>,
  sheetQuantity: unknown,
): string {
  return `Quantity: the sheet says ${String(sheetQuantity)}, the stock is ${stored}. The stock was not changed. Adjust it under Inventory.`;
}
