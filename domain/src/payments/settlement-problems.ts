import { formatPaise } from '../money/money-format.ts';
import { paise, sumPaise } from '../money/paise.ts';
import { DAY_MS } from '../records/time-spans.ts';
import {
  difference,
  entryFigures,
  unmatchedItems,
  type GatewayEntry,
  type Match,
} from './match-settlement.ts';
import type {
  SettledItem,
  Settlement,
  SettlementProblem,
  SettlementProblemCode,
} from './settlement-schema.ts';
import { figuresOf, isPaidOut, netOf } from './settlement.ts';

/**
 * Razorpay settles within two working days of the capture (razorpay.com/docs/payments/settlements); weekends, bank
 * holidays and partial settlements take longer.
 */
const SETTLED_WITHIN_DAYS = 7;

interface Matched {
  entries: readonly GatewayEntry[];
  items: readonly SettledItem[];
  settlements: readonly Settlement[];
  matches: readonly Match[];
}

/** Everything that does not match: what the gateway and the shop know differently, and what is missing. */
export function settlementProblems(
  { entries, items, settlements, matches }: Matched,
  now: Date,
): SettlementProblem[] {
  const settled = new Set(matches.map(({ entry }) => entry));
  return [
    ...matches.flatMap(differenceProblems),
    ...unmatchedItems(items, matches).map((item) => unmatchedProblem(item, items)),
    ...entries
      .filter((entry) => !settled.has(entry) && isLate(entry, now))
      .map((entry) => missingProblem(entry)),
    ...settlements.filter(isPaidOut).flatMap((settlement) => totalProblem(settlement, items)),
  ];
}

function isLate({ at }: GatewayEntry, now: Date): boolean {
  return now.getTime() - at.getTime() > SETTLED_WITHIN_DAYS * DAY_MS;
}

function differenceProblems({ entry, item }: Match): SettlementProblem[] {
  const wrong = difference(entry, item);
  const { id, orderId } = entry;
  const about = { id, orderId, settlementId: item.settlementId, at: item.settledAt };
  const [ours, theirs] = [entryFigures(entry), figuresOf(item)];
  const problems: SettlementProblem[] = [];
  if (!entry.isFeeUnknown && (wrong.fees !== 0 || wrong.tax !== 0)) {
    const expected = paise(ours.fees + ours.tax);
    problems.push({
      ...about,
      code: 'fee_differs',
      expected,
      found: paise(theirs.fees + theirs.tax),
    });
  }
  const others = { ...wrong, fees: paise(0), tax: paise(0) };
  if (Object.values(others).some((amount) => amount !== 0)) {
    const found = paise(netOf(theirs) + theirs.fees + theirs.tax);
    const expected = paise(netOf(ours) + ours.fees + ours.tax);
    problems.push({ ...about, code: 'amount_differs', expected, found });
  }
  return problems;
}

function unmatchedProblem(item: SettledItem, items: readonly SettledItem[]): SettlementProblem {
  const { entityId, disputeId, settlementId, settledAt: at, type } = item;
  const isTwice = items.some(
    (other) => other.entityId === entityId && other.settlementId !== settlementId,
  );
  const isKnownKind = type === 'payment' || type === 'refund' || disputeId !== null;
  const unknown = isKnownKind ? 'unknown' : 'unexplained';
  return {
    code: isTwice ? 'settled_twice' : unknown,
    id: disputeId ?? entityId,
    settlementId,
    orderId: null,
    expected: paise(0),
    found: paise(item.credit - item.debit),
    at,
  };
}

function missingProblem(entry: GatewayEntry): SettlementProblem {
  return {
    code: 'not_settled',
    id: entry.id,
    settlementId: null,
    orderId: entry.orderId,
    expected: netOf(entryFigures(entry)),
    found: paise(0),
    at: entry.at,
  };
}

function totalProblem(
  { id, amount, createdAt }: Settlement,
  items: readonly SettledItem[],
): SettlementProblem[] {
  const own = items.filter(({ settlementId }) => settlementId === id);
  const expected = sumPaise(own.map(({ credit, debit }) => paise(credit - debit)));
  if (expected === amount) return [];
  const about = { id, settlementId: id, orderId: null, at: createdAt };
  return [{ ...about, code: 'total_differs', expected, found: amount }];
}

const SENTENCES: Record<SettlementProblemCode, string> = {
  not_settled: '{id} of {expected} was not settled within 7 days.',
  unknown: 'The gateway settled {found} for {id}, which the shop does not know.',
  amount_differs: '{id} was settled with {found} before fees instead of {expected}.',
  fee_differs: 'The gateway charged {found} for {id} instead of {expected}.',
  settled_twice: '{id} was settled again, with {found}.',
  unexplained:
    'The gateway booked an adjustment of {found} ({id}) without a reason the shop knows.',
  total_differs: 'Settlement {id} is {found}, but its items add up to {expected}.',
};

/** What staff read. */
export function describeSettlementProblem(
  problem: Pick<SettlementProblem, 'code' | 'id' | 'expected' | 'found'>,
): string {
  return SENTENCES[problem.code]
    .replace('{id}', problem.id)
    .replace('{found}', formatPaise(problem.found))
    .replace('{expected}', formatPaise(problem.expected));
}
