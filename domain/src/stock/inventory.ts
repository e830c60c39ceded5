import { boolean, number, object, string, type InferType } from 'yup';

import { paise, rupeesToPaise, type Paise } from '../money/paise.ts';
import type { Costing } from '../catalogue/costing.ts';
import { stockOnHand } from '../catalogue/product.ts';
import { searchField } from '../records/request-fields.ts';
import type { StockLevel } from './stock.ts';
import { recordIds } from '../records/record-id.ts';
import { formatCount } from '../money/count-format.ts';
import { quoteFormMessages } from '../messages/quote-form-messages.ts';
import { returnsMessages } from '../messages/returns-messages.ts';
import { formMessages } from '../messages/form-messages.ts';

/** Inventory filters (spec §2). */
export const INVENTORY_FILTERS = ['all', 'low', 'out'] as const;
export type InventoryFilter = (typeof INVENTORY_FILTERS)[number];

export const INVENTORY_FILTER_LABELS: Record<InventoryFilter, string> = {
  all: 'All products',
  low: 'Low stock',
  out: 'Out of stock',
};

/** Paise: stock in the store room at unit cost (rupees). Back-ordered units are worth nothing. */
export function stockValue(level: StockLevel, unitCost: number): Paise {
  return valueAtCost(stockOnHand(level), unitCost);
}

/** What the costing of a product stores about its stock. An unknown cost has no value: it is counted instead. */
export function stockWorth(
  level: StockLevel,
  unitCost: number | null,
): Pick<Costing, 'stockValue' | 'withoutCost'> {
  if (unitCost !== null) return { stockValue: stockValue(level, unitCost), withoutCost: 0 };
  return { stockValue: paise(0), withoutCost: stockOnHand(level) > 0 ? 1 : 0 };
}

/** Paise: units in the store room at unit cost (rupees). */
export function valueAtCost(onHand: number, unitCost: number): Paise {
  return paise(Math.max(0, onHand) * rupeesToPaise(unitCost));
}

export const ADJUSTMENT_REASONS = ['counted', 'damaged', 'lost', 'found', 'gift', 'other'] as const;
type AdjustmentReason = (typeof ADJUSTMENT_REASONS)[number];

export const ADJUSTMENT_REASON_LABELS: Record<AdjustmentReason, string> = {
  counted: 'Recounted',
  damaged: 'Damaged',
  lost: 'Lost or stolen',
  found: 'Found again',
  gift: 'Sample or gift',
  other: 'Other',
};

const MAX_ADJUSTMENT = 100_000;

export const requestIdField = () =>
  string()
    .strict()
    .matches(recordIds(8, 64), quoteFormMessages.request_id_not_valid)
    .required(quoteFormMessages.request_id_missing);

/**
 * POST /api/inventory/{id}/adjust. Always a difference, never a new number, so that sales and other counts at the
 * same time are kept.
 */
export const stockAdjustmentSchema = object({
  requestId: requestIdField(),
  /** of a product whose variants have their own stock; missing adjusts units that belong to none */
  variantId: string().strict().max(20),
  difference: number()
    .strict()
    .typeError('Enter the change as a whole number, such as 5 or -2.')
    .integer('Enter the change as a whole number, such as 5 or -2.')
    .min(-MAX_ADJUSTMENT, `At most ${formatCount(MAX_ADJUSTMENT)} pieces at once.`)
    .max(MAX_ADJUSTMENT, `At most ${formatCount(MAX_ADJUSTMENT)} pieces at once.`)
    .notOneOf([0], 'The change cannot be 0.')
    .required('Enter the change as a whole number, such as 5 or -2.'),
  reason: string()
    .oneOf(ADJUSTMENT_REASONS, 'This reason is not valid.')
    .required(returnsMessages.choose_a_reason),
  note: string().trim().max(200, formMessages.at_most).default(''),
}).exact(formMessages.unknown_field);
export type StockAdjustment = InferType<typeof stockAdjustmentSchema>;

/** Reason and note, as stored in the ledger. */
export function adjustmentNote({ reason, note }: Pick<StockAdjustment, 'reason' | 'note'>): string {
  const label = ADJUSTMENT_REASON_LABELS[reason];
  return note === '' ? label : `${label}: ${note}`;
}

export const inventoryQuerySchema = object({
  filter: string().oneOf(INVENTORY_FILTERS, 'This filter is not valid.').default('all'),
  search: searchField(),
  cursor: string().max(100),
  /** reads each product's cost as well, which doubles the reads */
  costs: boolean().default(false),
});
export type InventoryQuery = InferType<typeof inventoryQuerySchema>;

export const stockHistoryQuerySchema = object({ cursor: string().max(200) });
export type StockHistoryQuery = InferType<typeof stockHistoryQuerySchema>;

/** Why stock cannot be reduced by this much; null when it can. */
export function adjustmentRefusal({ quantity }: StockLevel, difference: number): string | null {
  if (difference >= 0 || quantity + difference >= 0) return null;
  const available = Math.max(0, quantity);
  return available === 0
    ? 'No pieces are available to remove.'
    : `Only ${available} ${available === 1 ? 'piece is' : 'pieces are'} available to remove.`;
}
