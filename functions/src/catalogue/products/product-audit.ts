import { isDeepStrictEqual } from 'node:util';

import type { BulkTier } from '@kargha/domain/catalogue/bulk-price';
import type { StaffProduct } from '@kargha/domain/catalogue/product-sheet';
import type { Product } from '@kargha/domain/catalogue/product';

import type { Transaction } from '../../platform/firestore.ts';
import { writeAudit } from '../../records/audit-record.ts';
import { productRef } from '../../records/product-record.ts';

export interface Change {
  by: string;
  at: Date;
}

type AuditedProduct = Partial<Omit<StaffProduct, '_id'>> & { bulkTiers?: readonly BulkTier[] };

interface ProductChange extends Change {
  id: string;
  before: AuditedProduct | null;
  after: AuditedProduct | null;
}

const DERIVED = new Set<string>([
  '_id',
  'slug',
  'searchTokens',
  'pictures',
  'cardPictures',
  'committed',
  'hasLowStock',
  'hasSoldOut',
  'skus',
  'soldScore',
  'reviews',
  'createdAt',
  'updatedAt',
]);

/** Writes an audit row with the fields that differ; nothing without changes. */
export function auditProduct(
  transaction: Transaction,
  { id, before, after, by, at }: ProductChange,
): void {
  const fields = changedFields(before, after);
  if (fields.length === 0) return;
  writeAudit(transaction, {
    action: actionOf(fields, before, after),
    target: productRef(id).path,
    actor: by,
    ...changedParts(before, after),
    reason: '',
    at,
  });
}

/** Fields that differ, for an audit row. */
export function changedParts(
  before: AuditedProduct | null,
  after: AuditedProduct | null,
): { before: object | null; after: object | null } {
  const fields = changedFields(before, after);
  return {
    before: before && pickFields(before, fields),
    after: after && pickFields(after, fields),
  };
}

function changedFields(before: AuditedProduct | null, after: AuditedProduct | null): string[] {
  const sides = [before ?? {}, after ?? {}].map((side) => new Map(Object.entries(side)));
  const names = new Set(sides.flatMap((side) => [...side.keys()]));
  const [valueBefore, valueAfter] = sides.map(
    (side) =>
      (name: string): unknown =>
        side.get(name) ?? null,
  );
  return [...names].filter(
    (name) => !DERIVED.has(name) && !isDeepStrictEqual(valueBefore?.(name), valueAfter?.(name)),
  );
}

/** A change of the status alone has its own action. */
function actionOf(
  fields: readonly string[],
  before: AuditedProduct | null,
  after: AuditedProduct | null,
): string {
  if (!before) return 'product.create';
  if (!after) return 'product.delete';
  const isStatusChange = fields.length === 1 && fields[0] === 'status';
  return isStatusChange && after.status ? STATUS_ACTIONS[after.status] : 'product.change';
}

const STATUS_ACTIONS: Record<Product['status'], string> = {
  active: 'product.activate',
  archived: 'product.archive',
  draft: 'product.withdraw',
};

function pickFields(side: AuditedProduct, fields: readonly string[]): object {
  const all = new Map(Object.entries(side));
  return Object.fromEntries(fields.map((name) => [name, all.get(name) ?? null]));
}
