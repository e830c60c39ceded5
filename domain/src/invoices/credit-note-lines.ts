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

/** Credit notes of the same invoice that were issued before. */
export interface EarlierNotes {
  /** of other payments that give back what the same pieces cost */
  ofClaim: readonly LinesAndTotals[];
  others: readonly LinesAndTotals[];
}

/** What a credit note takes back: an amount, and the pieces if it is for pieces. */
export interface CreditNoteInput {
  /** at most what is left of the invoice */
  amount: Paise;
  /** empty when no goods came back, as after a price reduction; `rest` when the sale ends with all that is left of it */
  pieces: readonly ShipmentLine[] | 'rest';
  /** what all payments together give back for the pieces; the amount where only one does */
  claimed?: Paise;
  /** absent when the note is the first of its invoice */
  before?: EarlierNotes;
  /** the pieces stand on another note, before or after this one */
  isValueOnly?: boolean;
}

/** An order's tax is rounded to the rupee: what differs by less is no part of goods or shipping. */
const ONE_RUPEE = 100;

/**
 * The lines and sums of a credit note (CGST Act s. 34): each head of tax goes back with its line. Pieces come before
 * the way to the customer: shipping goes back only with what was given beyond their price. What goes beyond both, as when
 * a lower price has left less of the pieces, is a lower price of the other lines. Without pieces everything goes back in
 * proportion. All notes of one claim add up to its pieces to the paisa, and all of an invoice to no more
 * than the invoice. The amount is what was really given back; what no line can say stands as round-off. A line whose
 * goods stay with the customer, or stand on another note, has a quantity of 0: only its value is less.
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

/** What the claim has come to with this note, without what its earlier notes say of it; null without any piece. */
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
  /** as a share of the goods */
  goods: number;
  shipping: Paise;
  /** what neither the goods nor the way have cost, in paise */
  others: number;
}

interface Claim {
  claim: Paise;
  /** what its goods have cost */
  goods: Paise;
  /** in paise, what earlier notes have given back as round-off beyond that of the invoice */
  unsaid: number;
}

/**
 * How much of a claim is for the goods, for the way, and for neither of them. Less than a rupee is said as round-off, until
 * that of all notes would come to a rupee.
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

/** Lines whose goods stay, in proportion less by an amount in paise, and by no more than they cost. */
function lowerBy(amount: number, lines: readonly InvoiceLine[]): InvoiceLine[] {
  const worth = goodsOf(lines);
  if (amount === 0 || worth === 0) return [];
  const part = Math.min(1, amount / worth);
  return lines.filter(isThere).map((line) => withoutPieces(scaled(line, part)));
}

/** The lines of the pieces, of which no more goes back than is left. */
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

/** The last pieces of a line take what rounding has left of it. */
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
