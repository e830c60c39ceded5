import { indianDay } from '@kargha/domain/india/indian-day';
import { paise, paiseToRupees, rupeesToPaise, type Paise } from '@kargha/domain/money/paise';
import {
  MOST_ORDERED,
  MOST_UNIT_COST,
  purchaseTotal,
  type PurchaseOrderDetails,
} from '@kargha/domain/stock/purchase-order';
import type { PurchaseOrderEdit } from '@kargha/domain/stock/purchase-order-requests';
import { ungrouped } from '@kargha/domain/money/parse-number';

export interface TypedLine {
  productId: string;
  title: string;
  ordered: string;
  /** rupees */
  unitCost: string;
}

/** The form as it is typed: numbers are text, the day is one in India. */
export interface TypedOrder {
  supplierId: string;
  /** shown, not sent */
  supplierName: string;
  expectedOn: string;
  note: string;
  lines: TypedLine[];
}

export const BLANK_ORDER: TypedOrder = {
  supplierId: '',
  supplierName: '',
  expectedOn: '',
  note: '',
  lines: [],
};

/** The form of an order that is there. */
export function typedOrder(order: PurchaseOrderDetails): TypedOrder {
  return {
    supplierId: order.supplierId,
    supplierName: order.supplierName,
    expectedOn: indianDay(new Date(order.expectedAt)),
    note: order.note,
    lines: order.lines.map(({ productId, title, ordered, unitCost }) => ({
      productId,
      title,
      ordered: String(ordered),
      unitCost: String(paiseToRupees(unitCost)),
    })),
  };
}

/** Whole pieces above none, as many as an order takes; null for what is no such number. */
function typedPieces(typed: string): number | null {
  const plain = ungrouped(typed);
  const pieces = /^\d{1,6}$/.test(plain) ? Number(plain) : 0;
  return pieces > 0 && pieces <= MOST_ORDERED ? pieces : null;
}

function typedCost(typed: string): Paise | null {
  const plain = ungrouped(typed);
  const cost = /^\d{1,7}(\.\d{1,2})?$/.test(plain) ? rupeesToPaise(Number(plain)) : null;
  return cost !== null && cost <= MOST_UNIT_COST ? cost : null;
}

/** What is sent. Only for a form without errors. */
export function sentOrder(typed: TypedOrder): Omit<PurchaseOrderEdit, 'revision'> {
  return {
    supplierId: typed.supplierId,
    expectedOn: typed.expectedOn,
    note: typed.note.trim(),
    lines: typed.lines.map(({ productId, ordered, unitCost }) => ({
      productId,
      ordered: typedPieces(ordered) ?? 0,
      unitCost: typedCost(unitCost) ?? 0,
    })),
  };
}

interface Sentences {
  noSupplier: string;
  noDay: string;
  noLines: string;
  wrongLines: string;
}

/** What is wrong, by field. */
export function orderErrors(
  typed: TypedOrder,
  say: Sentences,
): Partial<Record<keyof TypedOrder, string>> {
  const isLineRight = ({ ordered, unitCost }: TypedLine) =>
    typedPieces(ordered) !== null && typedCost(unitCost) !== null;
  return {
    ...(typed.supplierId === '' && { supplierId: say.noSupplier }),
    ...(typed.expectedOn === '' && { expectedOn: say.noDay }),
    ...(typed.lines.length === 0 && { lines: say.noLines }),
    ...(!typed.lines.every(isLineRight) && { lines: say.wrongLines }),
  };
}

/** Paise: what the lines cost as far as they are typed. */
export function typedTotal(lines: readonly TypedLine[]): Paise {
  return purchaseTotal(
    lines.map(({ ordered, unitCost }) => ({
      ordered: typedPieces(ordered) ?? 0,
      unitCost: typedCost(unitCost) ?? paise(0),
    })),
  );
}
