import fc from 'fast-check';
import { expect, test } from 'vitest';

import { creditNoteLines, type CreditNoteInput } from './credit-note-lines.ts';
import { remainingOf, type LinesAndTotals } from './creditable-invoice-lines.ts';
import { invoiceLines, invoiceTotals } from './invoice-tax.ts';
import { paise, sumPaise } from '../money/paise.ts';
import { priceOrder } from '../pricing/price-order.ts';
import { returnValue } from '../orders/return.ts';
import type { ShipmentLine } from '../orders/shipment.ts';

const ONE_RUPEE = 100;
/** Every line is rounded to the paisa. */
const PAISE = 10;
const HEADS = ['taxable', 'cgst', 'sgst', 'igst', 'shipping'] as const;

const soldLine = fc.record({
  quantity: fc.integer({ min: 1, max: 4 }),
  unitPrice: fc.integer({ min: 10_000, max: 900_000 }).map(paise),
  discount: fc.integer({ min: 0, max: 9_000 }).map(paise),
  taxPercent: fc.constantFrom(5, 12, 18),
});

/** A refund for pieces of a line over several payments, with a share of the shipping; or a price cut. */
const anyAction = fc.record({
  isForPieces: fc.boolean(),
  line: fc.nat(3),
  quantity: fc.integer({ min: 1, max: 4 }),
  /** share of the remaining amount for a price cut, of the shipping for a return */
  part: fc.double({ min: 0, max: 1, noNaN: true }),
  payments: fc.integer({ min: 1, max: 3 }),
});

type Action = typeof anyAction extends fc.Arbitrary<infer One> ? One : never;
type Sold = typeof soldLine extends fc.Arbitrary<infer One> ? One : never;

/** An order whose tax is rounded to the rupee, and its invoice. */
function sale(parts: readonly Sold[], isWithinState: boolean) {
  const lines = parts.map((part, place) => ({
    ...part,
    productId: `p${place}`,
    title: '',
    hsnCode: '5007',
    chargeTax: true,
  }));
  const taxed = invoiceLines(lines, isWithinState);
  const exact = sumPaise(taxed.flatMap(({ cgst, sgst, igst }) => [cgst, sgst, igst]));
  const tax = paise(Math.round(exact / ONE_RUPEE) * ONE_RUPEE);
  const { shipping, ...priced } = priceOrder(lines);
  const total = sumPaise([...taxed.map(({ taxable }) => taxable), tax, shipping]);
  const totals = { ...priced, shipping, tax, total };
  const invoice: LinesAndTotals = { lines: taxed, totals: invoiceTotals(taxed, totals) };
  return { order: { lines, totals }, invoice };
}

type Sale = ReturnType<typeof sale>;

/** Pieces that have not been returned before. */
function piecesBack({ order }: Sale, before: readonly ShipmentLine[], { line, quantity }: Action) {
  const { productId, quantity: sold } = order.lines[line % order.lines.length]!;
  const returned = before.filter((one) => one.productId === productId);
  const left = sold - returned.reduce((sum, one) => sum + one.quantity, 0);
  return left === 0 ? [] : [{ productId, quantity: Math.min(quantity, left) }];
}

/** The notes of all actions, one after the other, and one for the rest. */
function creditNotesOf(one: Sale, actions: readonly Action[]): LinesAndTotals[] {
  const notes: LinesAndTotals[] = [];
  const back: ShipmentLine[] = [];
  for (const action of actions) {
    const left = remainingOf(one.invoice, notes).total;
    const pieces = action.isForPieces ? piecesBack(one, back, action) : [];
    const shippingShare = one.order.totals.shipping * action.part;
    const value = returnValue(one.order, pieces, back) + Math.round(shippingShare);
    const requested = pieces.length > 0 ? value : Math.round(left * action.part);
    back.push(...pieces);
    notes.push(
      ...claim(one.invoice, notes, { pieces, amount: Math.min(requested, left), ...action }),
    );
  }
  const rest = remainingOf(one.invoice, notes).total;
  return [...notes, ...claim(one.invoice, notes, { pieces: 'rest', amount: rest, payments: 2 })];
}

function claim(
  invoice: LinesAndTotals,
  others: readonly LinesAndTotals[],
  {
    pieces,
    amount,
    payments,
  }: { amount: number; payments: number } & Pick<CreditNoteInput, 'pieces'>,
): LinesAndTotals[] {
  const ofClaim: LinesAndTotals[] = [];
  for (let number = 1; number <= payments; number += 1) {
    const upTo = (count: number) => Math.round((amount * count) / payments);
    const one = paise(upTo(number) - upTo(number - 1));
    if (one === 0) continue;
    const before = { ofClaim: [...ofClaim], others: [...others] };
    const taken = { amount: one, pieces, claimed: paise(amount), before };
    ofClaim.push(creditNoteLines(invoice, taken));
  }
  return ofClaim;
}

/** A price cut of one rupee, and two returns that each refund a few paise more than their pieces have left. */
const SMALL_AMOUNTS: [Sold[], boolean, Action[]] = [
  [
    { quantity: 2, unitPrice: paise(181_925), discount: paise(0), taxPercent: 5 },
    { quantity: 2, unitPrice: paise(594_178), discount: paise(0), taxPercent: 5 },
    { quantity: 2, unitPrice: paise(228_391), discount: paise(3176), taxPercent: 12 },
  ],
  false,
  [
    { isForPieces: false, line: 0, quantity: 1, part: 0.000065, payments: 1 },
    { isForPieces: true, line: 0, quantity: 2, part: 0, payments: 1 },
    { isForPieces: true, line: 1, quantity: 2, part: 0, payments: 1 },
  ],
];

test('adds up to the invoice for any reductions and returns', () => {
  fc.assert(
    fc.property(
      fc.array(soldLine, { minLength: 1, maxLength: 4 }),
      fc.boolean(),
      fc.array(anyAction, { maxLength: 6 }),
      (parts, isWithinState, actions) => {
        const one = sale(parts, isWithinState);
        const { totals } = one.invoice;
        const notes = creditNotesOf(one, actions);
        for (const note of notes) {
          const most = ONE_RUPEE + PAISE + Math.abs(totals.roundOff);
          expect(Math.abs(note.totals.roundOff)).toBeLessThanOrEqual(most);
        }
        const sum = (head: keyof LinesAndTotals['totals']) =>
          sumPaise(notes.map((note) => note.totals[head]));
        expect(sum('total')).toBe(totals.total);
        for (const head of HEADS) {
          expect(sum(head)).toBeLessThanOrEqual(totals[head]);
          expect(totals[head] - sum(head)).toBeLessThanOrEqual(ONE_RUPEE + PAISE);
        }
      },
    ),
    { numRuns: 2000, examples: [SMALL_AMOUNTS] },
  );
});
