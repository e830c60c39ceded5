import {
  taxHeadsBy,
  remainingOf,
  lineTotal,
  subtractLines,
  type LinesAndTotals,
  type Remaining,
} from './creditable-lines.ts';
import type { InvoiceLine, InvoiceTotals } from './invoice.ts';
import { keyOf } from '../shopping/line-ref.ts';
import type { ShipmentLine } from '../orders/shipment.ts';
import { paise, sumPaise, type Paise } from '../money/paise.ts';

export interface EarlierNotes {
  ofClaim: readonly LinesAndTotals[];
  others: readonly LinesAndTotals[];
}

export interface CreditNoteInput {
  amount: Paise;
  /** empty for a price reduction; `rest` when the order ends with everything that is left */
  pieces: readonly ShipmentLine[] | 'rest';
  /** total of all refunds for these items; `amount` when there is only one */
  claimed?: Paise;
  before?: EarlierNotes;
  isValueOnly?: boolean;
}

/** Order tax is rounded to the rupee: a smaller difference is neither goods nor shipping. */
const ONE_RUPEE = 100;

/**
 * The lines and totals of a credit note (CGST Act s. 34). Each tax head is credited with its line. Items come
 * before shipping: shipping is credited only with an amount beyond their price, and anything beyond both reduces
 * the other lines. Without items everything is reduced in proportion. All notes of one refund group add up to its
 * items to the paisa, and all notes of an invoice to at most the invoice. The total is the amount actually
 * refunded; the difference is the round-off. A line whose goods stay with the customer, or are on another note,
 * has quantity 0.
 */
export function creditNoteLines(invoice: LinesAndTotals, taken: CreditNoteInput): LinesAndTotals {
  const { amount, isValueOnly = false } = taken;
  const { lines, shipping } = shareOfPieces(invoice, taken) ?? shareOfPrice(invoice, taken);
  const stated = isValueOnly ? lines.map(withoutPieces) : lines;
  return { lines: stated, totals: totalsOf(stated, shipping, amount) };
}

interface Share {
  lines: InvoiceLine[];
  shipping: Paise;
}

const NONE: EarlierNotes = { ofClaim: [], others: [] };

function shareOfPrice(invoice: LinesAndTotals, { amount, before = NONE }: CreditNoteInput): Share {
  const left = remainingOf(invoice, [...before.ofClaim, ...before.others]);
  const part = left.total === 0 ? 0 : amount / left.total;
  const lines = left.lines.filter(isThere).map((line) => scaled(line, part));
  const isAll = amount >= invoice.totals.total;
  return {
    lines: isAll ? lines : lines.map(withoutPieces),
    shipping: partOf(left.shipping, part),
  };
}

/** The share of the refund group up to this note, minus its earlier notes; null without items. */
function shareOfPieces(invoice: LinesAndTotals, taken: CreditNoteInput): Share | null {
  const { amount, pieces, claimed = amount, before = NONE } = taken;
  const left = remainingOf(invoice, before.others);
  const soFar = sumPaise([amount, ...before.ofClaim.map(({ totals }) => totals.total)]);
  const claim = paise(Math.max(soFar, Math.min(claimed, left.total)));
  const base = pieces === 'rest' ? left.lines.filter(isThere) : named(invoice, left, pieces);
  if (base.length === 0) return null;
  const unsaid = unsaidBy(invoice, before.others);
  const { goods, shipping, others } = split({ claim, goods: goodsOf(base), unsaid }, left.shipping);
  const part = claim === 0 ? 0 : soFar / claim;
  const lines = base.map((line) => scaled(line, goods * part));
  const lowered = lowerBy(others * part, subtractLines(left.lines, base));
  const ways = before.ofClaim.map(({ totals }) => totals.shipping);
  return {
    lines: subtractLines(
      [...lines, ...lowered],
      before.ofClaim.flatMap((note) => note.lines),
    ),
    shipping: paise(Math.max(0, partOf(shipping, part) - sumPaise(ways))),
  };
}

interface Split {
  /** as a fraction of the goods */
  goods: number;
  shipping: Paise;
  /** paise that belong neither to the goods nor to shipping */
  others: number;
}

interface Claim {
  claim: Paise;
  goods: Paise;
  /** paise that earlier notes credited as round-off, beyond that of the invoice */
  unsaid: number;
}

/**
 * Splits a refund group into goods, shipping and other lines. Less than a rupee becomes round-off, until the
 * round-offs of all notes reach a rupee.
 */
function split({ claim, goods, unsaid }: Claim, shipping: Paise): Split {
  const beyond = claim - goods;
  const isToBeSaid = (rest: number) => rest > 0 && rest + Math.max(0, unsaid) >= ONE_RUPEE;
  if (isToBeSaid(beyond - shipping)) return { goods: 1, shipping, others: beyond - shipping };
  if (beyond > shipping - ONE_RUPEE) return { goods: 1, shipping, others: 0 };
  if (isToBeSaid(beyond)) return { goods: 1, shipping: paise(beyond), others: 0 };
  return { goods: beyond > -ONE_RUPEE ? 1 : claim / goods, shipping: paise(0), others: 0 };
}

function unsaidBy(invoice: LinesAndTotals, notes: readonly LinesAndTotals[]): number {
  return notes.reduce((sum, { totals }) => sum + totals.roundOff, 0) - invoice.totals.roundOff;
}

/** Reduces lines in proportion by an amount in paise, at most by their price. */
function lowerBy(amount: number, lines: readonly InvoiceLine[]): InvoiceLine[] {
  const worth = goodsOf(lines);
  if (amount === 0 || worth === 0) return [];
  const part = Math.min(1, amount / worth);
  return lines.filter(isThere).map((line) => withoutPieces(scaled(line, part)));
}

function named(
  { lines: sold }: LinesAndTotals,
  left: Remaining,
  pieces: Exclude<CreditNoteInput['pieces'], 'rest'>,
): InvoiceLine[] {
  const wanted = new Map<string, number>();
  for (const one of pieces) {
    wanted.set(keyOf(one), (wanted.get(keyOf(one)) ?? 0) + one.quantity);
  }
  return left.lines.flatMap((line, place) => {
    const asked = wanted.get(keyOf(line)) ?? 0;
    const quantity = Math.min(line.quantity, asked);
    if (quantity === 0) return [];
    wanted.set(keyOf(line), asked - quantity);
    return [piecesOf(sold[place] ?? line, line, quantity)];
  });
}

/** The last items of a line absorb its rounding difference. */
function piecesOf(sold: InvoiceLine, left: InvoiceLine, quantity: number): InvoiceLine {
  const heads = taxHeadsBy((head) => {
    const share = Math.round((sold[head] * quantity) / sold.quantity);
    const isRounding = Math.abs(left[head] - share) <= sold.quantity;
    return quantity === left.quantity && isRounding ? left[head] : Math.min(left[head], share);
  });
  return { ...left, ...heads, quantity };
}

function scaled(line: InvoiceLine, part: number): InvoiceLine {
  return { ...line, ...taxHeadsBy((head) => partOf(line[head], part)) };
}

function withoutPieces(line: InvoiceLine): InvoiceLine {
  return { ...line, quantity: 0 };
}

function partOf(whole: Paise, part: number): Paise {
  return paise(Math.round(whole * part));
}

function isThere(line: InvoiceLine): boolean {
  return line.quantity > 0 || lineTotal(line) > 0;
}

function totalsOf(lines: readonly InvoiceLine[], shipping: Paise, total: Paise): InvoiceTotals {
  const heads = taxHeadsBy((head) => sumPaise(lines.map((line) => line[head])));
  const exact = sumPaise([...Object.values(heads), shipping]);
  return { ...heads, shipping, roundOff: paise(total - exact), total };
}

function goodsOf(lines: readonly InvoiceLine[]): Paise {
  return sumPaise(lines.map(lineTotal));
}
