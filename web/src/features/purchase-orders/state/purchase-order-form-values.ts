import { indianDay } from '@kargha/domain/india/indian-day';
import { paise, paiseToRupees, rupeesToPaise, type Paise } from '@kargha/domain/money/paise';
import {
  MOST_ORDERED,
  MOST_UNIT_COST,
  purchaseTotal,
  type PurchaseOrderDetails,
} from '@kargha/domain/stock/purchase-order';
import type { PurchaseOrderEdit } from '@kargha/domain/stock/purchase-order-requests';
import { stripGrouping } from '@kargha/domain/money/parse-number';

export interface PurchaseLineValues {
  productId: string;
  title: string;
  ordered: string;
  /** rupees */
  unitCost: string;
}

/** The form as it is typed: numbers are text, the day is one in India. */
export interface PurchaseOrderFormValues {
  supplierId: string;
  /** shown, not sent */
  supplierName: string;
  expectedOn: string;
  note: string;
  lines: PurchaseLineValues[];
}

export const BLANK_ORDER: PurchaseOrderFormValues = {
  supplierId: '',
  supplierName: '',
  expectedOn: '',
  note: '',
  lines: [],
};

/** The form of an order that is there. */
export function purchaseOrderFormValues(order: PurchaseOrderDetails): PurchaseOrderFormValues {
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
function parseQuantity(typed: string): number | null {
  const plain = stripGrouping(typed);
  const parseCount = /^\d{1,6}$/.test(plain) ? Number(plain) : 0;
  return parseCount > 0 && parseCount <= MOST_ORDERED ? parseCount : null;
}

function parseCost(typed: string): Paise | null {
  const plain = stripGrouping(typed);
  const cost = /^\d{1,7}(\.\d{1,2})?$/.test(plain) ? rupeesToPaise(Number(plain)) : null;
  return cost !== null && cost <= MOST_UNIT_COST ? cost : null;
}

/** What is sent. Only for a form without errors. */
export function purchaseOrderContent(
  typed: PurchaseOrderFormValues,
): Omit<PurchaseOrderEdit, 'revision'> {
  return {
    supplierId: typed.supplierId,
    expectedOn: typed.expectedOn,
    note: typed.note.trim(),
    lines: typed.lines.map(({ productId, ordered, unitCost }) => ({
      productId,
      ordered: parseQuantity(ordered) ?? 0,
      unitCost: parseCost(unitCost) ?? 0,
    })),
  };
}

interface OrderErrorTexts {
  noSupplier: string;
  noDay: string;
  noLines: string;
  wrongLines: string;
}

/** What is wrong, by field. */
export function orderErrors(
  typed: PurchaseOrderFormValues,
  messages: OrderErrorTexts,
): Partial<Record<keyof PurchaseOrderFormValues, string>> {
  const isLineValid = ({ ordered, unitCost }: PurchaseLineValues) =>
    parseQuantity(ordered) !== null && parseCost(unitCost) !== null;
  return {
    ...(typed.supplierId === '' && { supplierId: messages.noSupplier }),
    ...(typed.expectedOn === '' && { expectedOn: messages.noDay }),
    ...(typed.lines.length === 0 && { lines: messages.noLines }),
    ...(!typed.lines.every(isLineValid) && { lines: messages.wrongLines }),
  };
}

/** Paise: what the lines cost as far as they are typed. */
export function calculateTotal(lines: readonly PurchaseLineValues[]): Paise {
  return purchaseTotal(
    lines.map(({ ordered, unitCost }) => ({
      ordered: parseQuantity(ordered) ?? 0,
      unitCost: parseCost(unitCost) ?? paise(0),
    })),
  );
}
