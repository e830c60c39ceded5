import type { Paise } from '../money/paise.ts';
import { addFigures, figuresOf, negateFigures, NO_FIGURES } from './settlement.ts';
import type { GatewayFigures, SettledItem } from './settlement-schema.ts';

/** A movement of the balance as the shop's own records know it. */
export interface GatewayEntry {
  /** the gateway's id of the payment, refund or dispute */
  id: string;
  kind: 'payment' | 'refund' | 'returned_refund' | 'returned_fee' | 'dispute';
  amount: Paise;
  /** without tax */
  fee: Paise;
  tax: Paise;
  /** The gateway has not said what it charges: what it settles is right. */
  isFeeUnknown?: true;
  /** when the shop recorded it */
  at: Date;
  paymentId: string;
  orderId: string | null;
}

export interface Match {
  entry: GatewayEntry;
  item: SettledItem;
}

/** Each entry has at most one item. What the gateway settles a second time is left over. */
export function matchItems(
  entries: readonly GatewayEntry[],
  items: readonly SettledItem[],
): Match[] {
  const free = new Map<string, GatewayEntry[]>();
  for (const entry of entries) free.set(keyOf(entry), [...(free.get(keyOf(entry)) ?? []), entry]);
  const inOrder = items.toSorted((a, b) => a.settledAt.getTime() - b.settledAt.getTime());
  return inOrder.flatMap((item) => {
    const entry = free.get(itemKey(item))?.shift();
    return entry ? [{ entry, item }] : [];
  });
}

/** The gateway books returned money as an adjustment of the payment, without the refund's id. */
function keyOf({ kind, id, paymentId, amount, fee, tax }: GatewayEntry): string {
  if (kind === 'returned_refund') return `adjustment ${paymentId} ${amount}`;
  if (kind === 'returned_fee') return `adjustment ${paymentId} ${fee + tax}`;
  return `${kind} ${id}`;
}

function itemKey({ type, entityId, disputeId, paymentId, credit }: SettledItem): string {
  if (type !== 'adjustment') return `${type} ${entityId}`;
  return disputeId === null ? `adjustment ${paymentId} ${credit}` : `dispute ${disputeId}`;
}

/** What the shop's record says about the balance. */
export function entryFigures({ kind, amount, fee, tax }: GatewayEntry): GatewayFigures {
  const charged = { fees: fee, tax };
  switch (kind) {
    case 'payment':
      return addFigures(NO_FIGURES, { payments: amount, ...charged });
    case 'refund':
      return addFigures(NO_FIGURES, { refunds: amount, ...charged });
    case 'returned_refund':
      return negateFigures(addFigures(NO_FIGURES, { refunds: amount }));
    case 'returned_fee':
      return negateFigures(addFigures(NO_FIGURES, charged));
    case 'dispute':
      return addFigures(NO_FIGURES, { disputes: amount });
  }
}

/** What has to be added to the entry for the item's money. */
export function difference(entry: GatewayEntry, item: SettledItem): GatewayFigures {
  const isReturn = entry.kind === 'returned_refund' || entry.kind === 'returned_fee';
  if (isReturn) return NO_FIGURES;
  return addFigures(figuresOf(item), negateFigures(entryFigures(entry)));
}

/** What the gateway settled and no record explains. */
export function unmatchedItems(
  items: readonly SettledItem[],
  matches: readonly Match[],
): readonly SettledItem[] {
  const matched = new Set(matches.map(({ item }) => item));
  return items.filter((item) => !matched.has(item));
}
