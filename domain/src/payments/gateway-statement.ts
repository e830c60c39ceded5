import { paise, sumPaise, type Paise } from '../money/paise.ts';
import {
  difference,
  entryFigures,
  matchItems,
  unmatchedItems,
  type GatewayEntry,
} from './match-settlement.ts';
import { settlementProblems } from './settlement-problems.ts';
import { addFigures, figuresOf, isPaidOut, netOf, NO_FIGURES } from './settlement.ts';
import type {
  GatewayFigures,
  GatewayStatement,
  SettledItem,
  Settlement,
  SettlementProblem,
} from './settlement-schema.ts';

export interface GatewayRecords {
  entries: readonly GatewayEntry[];
  items: readonly SettledItem[];
  settlements: readonly Settlement[];
}

interface Movement {
  at: Date;
  figures: GatewayFigures;
}

export interface Reconciliation {
  movements: readonly Movement[];
  payouts: readonly { at: Date; amount: Paise }[];
  problems: readonly SettlementProblem[];
}

/**
 * Matches what the shop recorded with what the gateway settled. A recorded entry counts when it was recorded, with
 * the shop's figures; a difference counts when it was settled. So a closed month never changes, and no amount is
 * counted twice or lost.
 */
export function reconcile(records: GatewayRecords, now: Date): Reconciliation {
  const { entries, items, settlements } = records;
  const matches = matchItems(entries, items);
  const matched = new Map(matches.map(({ entry, item }) => [entry, item]));
  const movements = [
    ...entries.map((entry) => ({ at: bookedAt(entry, matched), figures: entryFigures(entry) })),
    ...matches.map(({ entry, item }) => ({ at: item.settledAt, figures: difference(entry, item) })),
    ...unmatchedItems(items, matches).map((item) => ({
      at: item.settledAt,
      figures: figuresOf(item),
    })),
  ];
  const payouts = settlements.filter(isPaidOut).map(({ createdAt, amount }) => ({
    at: createdAt,
    amount,
  }));
  const problems = settlementProblems({ ...records, matches }, now);
  return { movements, payouts, problems };
}

/** The balance at the gateway from a moment up to another, exclusive. */
export function statementOf(
  { movements, payouts }: Reconciliation,
  { opening, from, to }: { opening: Paise; from: Date; to: Date },
): GatewayStatement {
  const isWithin = ({ at }: { at: Date }) => at >= from && at < to;
  const figures = movements
    .filter(isWithin)
    .reduce((sum, movement) => addFigures(sum, movement.figures), NO_FIGURES);
  const settlements = sumPaise(payouts.filter(isWithin).map(({ amount }) => amount));
  const closing = paise(opening + netOf(figures) - settlements);
  return { ...figures, opening, settlements, closing };
}

/** A payment that was settled before the shop heard of it counts from the settlement on. */
function bookedAt(entry: GatewayEntry, matched: ReadonlyMap<GatewayEntry, SettledItem>): Date {
  const settledAt = matched.get(entry)?.settledAt ?? entry.at;
  return settledAt < entry.at ? settledAt : entry.at;
}
