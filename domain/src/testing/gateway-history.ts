import fc from 'fast-check';

import { paise } from '../money/paise.ts';
import type { GatewayRecords } from '../payments/gateway-statement.ts';
import type { GatewayEntry } from '../payments/match-settlement.ts';
import { DAY_MS } from '../records/time-spans.ts';
import type { SettledItem, Settlement } from '../payments/settlement-schema.ts';

/** The first moment of the histories. */
export const START = new Date('2026-10-01T00:00:00+05:30');

export function dayAfter(days: number): Date {
  return new Date(START.getTime() + days * DAY_MS);
}

/** A payment of ₹100 that the shop knows. */
export function gatewayEntry(id: string, more: Partial<GatewayEntry> = {}): GatewayEntry {
  const none = { fee: paise(0), tax: paise(0), orderId: 'order-1', paymentId: id, at: dayAfter(1) };
  return { id, kind: 'payment', amount: paise(10_000), ...none, ...more };
}

/** What the gateway settles for an entry. */
export function itemOf(of: GatewayEntry, settlementId: string, settledAt: Date): SettledItem {
  const { id, kind, amount, fee, tax, paymentId, at } = of;
  const charged = paise(fee + tax);
  const item = {
    settlementId,
    entityId: id,
    type: 'adjustment',
    amount,
    credit: paise(0),
    debit: paise(0),
    fee: paise(0),
    tax: paise(0),
    createdAt: at,
    settledAt,
    paymentId,
    disputeId: null,
    gatewayOrderId: null,
    method: null,
    description: null,
  };
  switch (kind) {
    case 'payment':
      return { ...item, type: 'payment', credit: paise(amount - charged), fee: charged, tax };
    case 'refund':
      return { ...item, type: 'refund', debit: paise(amount + charged), fee: charged, tax };
    case 'returned_refund':
      return { ...item, entityId: `adj_${id}`, credit: amount };
    case 'returned_fee':
      return { ...item, entityId: `adj_${id}_fee`, credit: charged };
    case 'dispute':
      return { ...item, entityId: `adj_${id}`, debit: amount, disputeId: id };
  }
}

export function settlementOf(
  id: string,
  items: readonly SettledItem[],
  createdAt: Date,
): Settlement {
  const amount = paise(items.reduce((sum, { credit, debit }) => sum + credit - debit, 0));
  return { id, amount, status: 'processed', utr: `UTR${id}`, createdAt };
}

const KINDS = ['payment', 'refund', 'returned_refund', 'returned_fee', 'dispute'] as const;
const FATES = ['normal', 'normal', 'normal', 'unknown', 'lost_item', 'dearer', 'twice'] as const;

/** One movement, and what happens to it at the gateway and in the shop. */
export const anyMovement = fc.record({
  kind: fc.constantFrom(...KINDS),
  amount: fc.integer({ min: 100, max: 5_000_000 }).map(paise),
  fee: fc.integer({ min: 0, max: 100_000 }).map(paise),
  tax: fc.integer({ min: 0, max: 18_000 }).map(paise),
  at: fc.integer({ min: 0, max: 55 }),
  /** days until it is settled; null for never */
  settledAfter: fc.option(fc.integer({ min: 1, max: 5 })),
  fate: fc.constantFrom(...FATES),
});
type Movement = typeof anyMovement extends fc.Arbitrary<infer One> ? One : never;

/** The shop's records, the gateway's answers, and the problems that have to be listed. */
export class GatewayHistory implements GatewayRecords {
  readonly entries: GatewayEntry[] = [];
  readonly items: SettledItem[] = [];
  readonly settlements: Settlement[];
  readonly #paid = new Map<string, SettledItem[]>();
  readonly #expected: string[] = [];

  constructor(movements: readonly Movement[]) {
    movements.forEach((movement, index) => this.#add(movement, `${movement.kind}_${index}`));
    this.settlements = [...this.#paid].map(([id, items]) =>
      settlementOf(id, items, dayAfter(Number(id.slice('setl_'.length)))),
    );
  }

  expectedProblems(): string[] {
    const short = [...this.#paid].filter(([, paid]) => {
      const lost = paid.filter((item) => !this.items.includes(item));
      return lost.reduce((sum, { credit, debit }) => sum + credit - debit, 0) !== 0;
    });
    return [...this.#expected, ...short.map(([id]) => `total_differs ${id}`)].toSorted();
  }

  #add(movement: Movement, id: string): void {
    const { at, settledAfter } = movement;
    const fate = fateOf(movement);
    const entry = entryOf(movement, id);
    if (fate !== 'unknown') this.entries.push(entry);
    if (settledAfter === null) {
      this.#expected.push(`not_settled ${id}`);
      return;
    }
    const item = itemOf(entry, '', dayAfter(at));
    const times = fate === 'twice' ? [settledAfter, settledAfter + 6] : [settledAfter];
    for (const after of times) {
      this.#pay(fate === 'dearer' ? dearer(item, 118) : item, at + after, fate !== 'lost_item');
    }
    this.#expect(item, entry, fate);
  }

  #pay(item: SettledItem, day: number, isReported: boolean): void {
    const settlementId = `setl_${day}`;
    const own = { ...item, settlementId, settledAt: dayAfter(day) };
    this.#paid.set(settlementId, [...(this.#paid.get(settlementId) ?? []), own]);
    if (isReported) this.items.push(own);
  }

  #expect(item: SettledItem, { id, kind }: GatewayEntry, fate: Movement['fate']): void {
    const name = item.disputeId ?? item.entityId;
    const isReturn = kind === 'returned_refund' || kind === 'returned_fee';
    const problem = {
      normal: [],
      unknown: [`${isReturn ? 'unexplained' : 'unknown'} ${name}`],
      lost_item: [`not_settled ${id}`],
      dearer: [`fee_differs ${id}`],
      twice: [`settled_twice ${name}`],
    };
    this.#expected.push(...problem[fate]);
  }
}

/** Only payments and refunds have fees; what is not settled has no fate. */
function fateOf({ kind, fate, settledAfter }: Movement): Movement['fate'] {
  if (settledAfter === null) return 'normal';
  const isCharged = kind === 'payment' || kind === 'refund';
  return fate === 'dearer' && !isCharged ? 'normal' : fate;
}

function entryOf({ kind, amount, fee, tax, at }: Movement, id: string): GatewayEntry {
  const charges = kind === 'dispute' || kind === 'returned_refund' ? {} : { fee, tax };
  return gatewayEntry(id, { kind, amount, ...charges, at: dayAfter(at), paymentId: `of_${id}` });
}

function dearer(item: SettledItem, more: number): SettledItem {
  const isPayment = item.type === 'payment';
  return {
    ...item,
    fee: paise(item.fee + more),
    credit: paise(item.credit - (isPayment ? more : 0)),
    debit: paise(item.debit + (isPayment ? 0 : more)),
  };
}
