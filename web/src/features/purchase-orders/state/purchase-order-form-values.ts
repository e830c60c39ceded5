import { refOf, type LineRef } from '@kargha/domain/shopping/line-ref';
import { indianDay } from '@kargha/domain/india/indian-day';
import { paise, paiseToRupees, rupeesToPaise, type Paise } from '@kargha/domain/money/paise';
import { MAX_ORDERED, MAX_UNIT_COST, purchaseTotal } from '@kargha/domain/stock/purchase-order';
import type { PurchaseOrderDetails } from '@kargha/domain/stock/purchase-order-endpoints';
import type { PurchaseOrderEdit } from '@kargha/domain/stock/purchase-order-requests';
import { stripGrouping } from '@kargha/domain/money/parse-number';

export interface PurchaseLineValues extends LineRef {
  title: string;
  ordered: string;
  /** rupees */
  unitCost: string;
}

/** Form values: numbers are text, the day is in India (IST). */
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

export function purchaseOrderFormValues(order: PurchaseOrderDetails): PurchaseOrderFormValues {
  return {
    supplierId: order.supplierId,
    supplierName: order.supplierName,
    expectedOn: indianDay(order.expectedAt),
    note: order.note,
    lines: order.lines.map(({ title, ordered, unitCost, ...line }) => ({
      ...refOf(line),
      title,
      ordered: String(ordered),
      unitCost: String(paiseToRupees(unitCost)),
    })),
  };
}

/** Returns a whole number from 1 to the maximum, or null for any other text. */
function parseQuantity(text: string): number | null {
  const plain = stripGrouping(text);
  const quantity = /^\d{1,6}$/.test(plain) ? Number(plain) : 0;
  return quantity > 0 && quantity <= MAX_ORDERED ? quantity : null;
}

function parseCost(text: string): Paise | null {
  const plain = stripGrouping(text);
  const cost = /^\d{1,7}(\.\d{1,2})?$/.test(plain) ? rupeesToPaise(Number(plain)) : null;
  return cost !== null && cost <= MAX_UNIT_COST ? cost : null;
}

export function purchaseOrderContent(
  values: PurchaseOrderFormValues,
): Omit<PurchaseOrderEdit, 'revision'> {
  return {
    supplierId: values.supplierId,
    expectedOn: values.expectedOn,
    note: values.note.trim(),
    lines: values.lines.map(({ ordered, unitCost, ...line }) => ({
      ...refOf(line),
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

export function orderErrors(
  values: PurchaseOrderFormValues,
  messages: OrderErrorTexts,
): Partial<Record<keyof PurchaseOrderFormValues, string>> {
  const isLineValid = ({ ordered, unitCost }: PurchaseLineValues) =>
    parseQuantity(ordered) !== null && parseCost(unitCost) !== null;
  return {
    ...(values.supplierId === '' && { supplierId: messages.noSupplier }),
    ...(values.expectedOn === '' && { expectedOn: messages.noDay }),
    ...(values.lines.length === 0 && { lines: messages.noLines }),
    ...(!values.lines.every(isLineValid) && { lines: messages.wrongLines }),
  };
}

/** Total of the valid lines in paise. */
export function calculateTotal(lines: readonly PurchaseLineValues[]): Paise {
  return purchaseTotal(
    lines.map(({ ordered, unitCost }) => ({
      ordered: parseQuantity(ordered) ?? 0,
      unitCost: parseCost(unitCost) ?? paise(0),
    })),
  );
}
