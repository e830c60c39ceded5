import { formatPaise, formatRupees } from '../money/money-format.ts';
import { paise } from '../money/paise.ts';

/** Amount fields in paise, by the collection of the changed document. */
const PAISE: Readonly<Record<string, readonly string[]>> = {
  companyCredits: ['limit'],
  discounts: ['amount', 'maxDiscount', 'minSubtotal'],
  draftOrders: ['total', 'shipping', 'giftCard'],
  giftCards: ['amount', 'balance', 'initial'],
  purchaseOrders: ['total', 'unitCost'],
};

/** Fields that are stored in rupees. */
const RUPEES: Readonly<Record<string, readonly string[]>> = {
  products: ['price', 'costPerItem', 'unitCost'],
  settings: ['freeAboveRupees', 'flatFeeRupees', 'maxUnitRupees'],
};

/** Fields that are paise in all other documents. */
const PAISE_ANYWHERE = [
  'amount',
  'captured',
  'discount',
  'giftCard',
  'owed',
  'refunded',
  'shipping',
  'subtotal',
  'tax',
  'total',
  'unitPrice',
];

type FormatAmount = (amount: number) => string;

const inRupees: FormatAmount = (amount) => formatPaise(paise(amount));

/** One side of an audit row with amounts as ₹1,234.50, at any depth. `target` is the path of the changed document. */
export function withRupees(target: string, side: object | null): Record<string, unknown> | null {
  const collection = target.split('/')[0] ?? '';
  return side && formatFields(side, formattersOf(collection));
}

/** Formatters of a collection, by field name. */
function formattersOf(collection: string): ReadonlyMap<string, FormatAmount> {
  const rupees = RUPEES[collection];
  if (rupees) return new Map(rupees.map((name) => [name, formatRupees]));
  return new Map((PAISE[collection] ?? PAISE_ANYWHERE).map((name) => [name, inRupees]));
}

function formatFields(
  side: object,
  formatters: ReadonlyMap<string, FormatAmount>,
): Record<string, unknown> {
  const formatted: Record<string, unknown> = {};
  for (const [name, value] of fieldsOf(side)) {
    const format = typeof value === 'number' ? formatters.get(name) : undefined;
    formatted[name] = format ? format(Number(value)) : formatValue(value, formatters);
  }
  return { ...formatted, ...staffDiscount(new Map(fieldsOf(side))) };
}

function formatValue(value: unknown, formatters: ReadonlyMap<string, FormatAmount>): unknown {
  if (Array.isArray(value)) return value.map((one: unknown) => formatValue(one, formatters));
  return typeof value === 'object' && value !== null ? formatFields(value, formatters) : value;
}

/** A staff discount is in percent or paise, depending on its kind. */
function staffDiscount(fields: ReadonlyMap<string, unknown>): { value?: string } {
  const [kind, value] = [fields.get('kind'), fields.get('value')];
  if (typeof value !== 'number') return {};
  if (kind === 'fixed') return { value: inRupees(value) };
  return kind === 'percent' ? { value: `${value} %` } : {};
}

function fieldsOf(side: object): [name: string, value: unknown][] {
  return Object.entries(side);
}
