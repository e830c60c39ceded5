import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { paise, type Paise } from '../money/paise.ts';
import { DAY_MS } from '../records/time-spans.ts';
import {
  anyMovement,
  dayAfter as day,
  gatewayEntry as entry,
  GatewayHistory,
  itemOf,
  settlementOf,
  START,
} from '../testing/gateway-history.ts';
import { reconcile, statementOf, type GatewayRecords } from './gateway-statement.ts';
import type { GatewayEntry } from './match-settlement.ts';
import type { SettlementProblemCode, SettledItem } from './settlement-schema.ts';

const MIDDLE = new Date('2026-11-01T00:00:00+05:30');
const END = new Date('2026-12-01T00:00:00+05:30');
const NOW = new Date('2027-01-15T12:00:00+05:30');

function problems(records: GatewayRecords, now = NOW): [SettlementProblemCode, string][] {
  return reconcile(records, now).problems.map(({ code, id }) => [code, id]);
}

function settled(entries: readonly GatewayEntry[], change: (item: SettledItem) => SettledItem) {
  const items = entries.map((one) => change(itemOf(one, 'setl_1', day(3))));
  return { entries, items, settlements: [settlementOf('setl_1', items, day(3))] };
}

describe('a settlement', () => {
  const payment = entry('pay_1', { fee: paise(200), tax: paise(36) });

  test('matches payments, refunds, fees, tax and disputes', () => {
    const entries = [
      payment,
      entry('rfnd_1', { kind: 'refund', amount: paise(1_000), fee: paise(500), tax: paise(90) }),
      entry('disp_1', { kind: 'dispute', amount: paise(2_000), paymentId: 'pay_1' }),
    ];
    const records = settled(entries, (item) => item);
    expect(problems(records)).toEqual([]);
    const statement = statementOf(reconcile(records, NOW), {
      opening: paise(0),
      from: START,
      to: END,
    });
    expect(statement).toEqual({
      opening: 0,
      payments: 10_000,
      refunds: 1_000,
      fees: 700,
      tax: 126,
      disputes: 2_000,
      adjustments: 0,
      settlements: 6_174,
      closing: 0,
    });
  });

  test('lists a changed fee with both amounts and books it when it was settled', () => {
    const dearer = (item: SettledItem) => ({
      ...item,
      credit: paise(item.credit - 118),
      fee: paise(item.fee + 118),
      tax: paise(item.tax + 18),
    });
    const records = settled([payment], dearer);
    const { problems: listed } = reconcile(records, NOW);
    expect(listed).toMatchObject([{ code: 'fee_differs', id: 'pay_1', expected: 236, found: 354 }]);
    const { fees, tax, closing } = statementOf(reconcile(records, NOW), {
      opening: paise(0),
      from: START,
      to: END,
    });
    expect([fees, tax, closing]).toEqual([300, 54, 0]);
  });

  test('lists a payment that the shop does not know, until the shop is notified of it', () => {
    const { items, settlements } = settled([payment], (item) => item);
    expect(problems({ entries: [], items, settlements })).toEqual([['unknown', 'pay_1']]);
    const late = { ...payment, at: day(40) };
    expect(problems({ entries: [late], items, settlements })).toEqual([]);
    const october = { opening: paise(0), from: START, to: MIDDLE };
    for (const entries of [[], [late]]) {
      const { closing } = statementOf(reconcile({ entries, items, settlements }, NOW), october);
      expect(closing).toBe(0);
    }
  });

  test('lists what was settled twice, and what is missing in a settlement', () => {
    const { items, settlements } = settled([payment], (item) => item);
    const again = items.map((item) => ({ ...item, settlementId: 'setl_2', settledAt: day(5) }));
    const both = [...settlements, settlementOf('setl_2', again, day(5))];
    expect(
      problems({ entries: [payment], items: [...items, ...again], settlements: both }),
    ).toEqual([['settled_twice', 'pay_1']]);
    expect(problems({ entries: [payment], items: [], settlements })).toEqual([
      ['not_settled', 'pay_1'],
      ['total_differs', 'setl_1'],
    ]);
  });

  test('waits a week before it lists a payment as not settled', () => {
    const records = { entries: [payment], items: [], settlements: [] };
    expect(problems(records, new Date(payment.at.getTime() + 7 * DAY_MS))).toEqual([]);
    expect(problems(records, new Date(payment.at.getTime() + 7 * DAY_MS + 1))).toHaveLength(1);
  });

  test('lists an adjustment that nothing explains', () => {
    const stray = entry('pay_9', { kind: 'returned_refund', amount: paise(777) });
    const items = [itemOf(stray, 'setl_1', day(3))];
    const settlements = [settlementOf('setl_1', items, day(3))];
    expect(problems({ entries: [], items, settlements })).toEqual([['unexplained', 'adj_pay_9']]);
    expect(problems({ entries: [stray], items, settlements })).toEqual([]);
  });

  test('ignores settlements that did not reach the bank', () => {
    const { items, settlements } = settled([payment], (item) => item);
    const failed = settlements.map((settlement) => ({ ...settlement, status: 'failed' }));
    const { closing } = statementOf(
      reconcile({ entries: [payment], items, settlements: failed }, NOW),
      { opening: paise(0), from: START, to: END },
    );
    expect(closing).toBe(9_764);
  });
});

/** The balance by plain sums over what the gateway did, without the months. */
function balanceOf({ entries, items, settlements }: GatewayHistory): Paise {
  const net = (all: readonly SettledItem[]) =>
    all.reduce((sum, { credit, debit }) => sum + credit - debit, 0);
  const seen = new Set(items.map(({ entityId, disputeId }) => disputeId ?? entityId));
  const waiting = entries
    .map((one) => itemOf(one, '', NOW))
    .filter(({ entityId, disputeId }) => !seen.has(disputeId ?? entityId));
  const paidOut = settlements.reduce((sum, { amount }) => sum + amount, 0);
  return paise(net(items) + net(waiting) - paidOut);
}

describe('any history', () => {
  const histories = fc.array(anyMovement, { maxLength: 40 }).map((all) => new GatewayHistory(all));

  test('keeps the balance to the paisa, from month to month', () => {
    fc.assert(
      fc.property(histories, (history) => {
        const books = reconcile(history, NOW);
        const october = statementOf(books, { opening: paise(0), from: START, to: MIDDLE });
        const opening = october.closing;
        const rest = statementOf(books, { opening, from: MIDDLE, to: NOW });
        const all = statementOf(books, { opening: paise(0), from: START, to: NOW });
        expect(rest.closing).toBe(all.closing);
        expect(all.closing).toBe(balanceOf(history));
        const { payments, refunds, fees, tax, disputes, adjustments, settlements } = all;
        expect(payments - refunds - fees - tax - disputes + adjustments - settlements).toBe(
          all.closing,
        );
      }),
    );
  });

  test('lists exactly what does not match', () => {
    fc.assert(
      fc.property(histories, (history) => {
        const listed = problems(history).map((problem) => problem.join(' '));
        expect(listed.toSorted()).toEqual(history.expectedProblems());
      }),
    );
  });

  test('gives the same answer in any order', () => {
    fc.assert(
      fc.property(histories, (history) => {
        const { entries, items, settlements } = history;
        const reversed = {
          entries: entries.toReversed(),
          items: items.toReversed(),
          settlements: settlements.toReversed(),
        };
        const span = { opening: paise(0), from: START, to: NOW };
        expect(statementOf(reconcile(reversed, NOW), span)).toEqual(
          statementOf(reconcile(history, NOW), span),
        );
      }),
    );
  });
});
