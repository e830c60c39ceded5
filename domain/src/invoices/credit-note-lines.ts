import {
  taxHeadsBy,
  remainingOf,
  lineTotal,
  subtractLines,
  type LinesAndTotals,
  type Remaining,
} from './creditable-invoice-lines.ts';
import type { InvoiceLine, InvoiceTotals } from './invoice.ts';
import { keyOf } from '../shopping/line-ref.ts';
import type { ShipmentLine } from '../orders/shipment.ts';
import { partOf, paise, sumPaise, type Paise } from '../money/paise.ts';

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
 * before shipping: shipping is credited only with an amount above their price, and anything above both reduces
 * the other lines. Without items everything is reduced in proportion, to the paisa. All notes of one refund group add up to its
 * items to the paisa, and all notes of an invoice to at most the invoice. The total is the amount actually
 * refunded; the difference is the round-off. A line whose goods stay with the customer, or are on another note,
 * has quantity 0.
 */
export function creditNoteLines(invoice: LinesAndTotals, input: CreditNoteInput): LinesAndTotals {
  const { amount, isValueOnly = false } = input;
  const { lines, shipping } = shareOfPieces(invoice, input) ?? shareOfPrice(invoice, input);
  const noteLines = isValueOnly ? lines.map(valueOnly) : lines;
  return { lines: noteLines, totals: totalsOf(noteLines, shipping, amount) };
}

interface Share {
  lines: InvoiceLine[];
  shipping: Paise;
}

const NONE: EarlierNotes = { ofClaim: [], others: [] };

/** Adds up to the amount; one that is above what is left has a round-off. */
function shareOfPrice(invoice: LinesAndTotals, { amount, before = NONE }: CreditNoteInput): Share {
  const remaining = remainingOf(invoice, [...before.ofClaim, ...before.others]);
  const { shippingLines } = remaining;
  const goods = remaining.lines.filter(hasRemainder);
  const untaxed = shippingLines.length > 0 ? paise(0) : remaining.shipping;
  const whole = sumPaise([totalOfLines([...goods, ...shippingLines]), untaxed]);
  const credited = paise(Math.min(amount, whole));
  let passed = 0;
  const shareOf = (total: Paise): Paise => {
    const earlier = partOf(credited, passed, whole);
    passed += total;
    return paise(partOf(credited, passed, whole) - earlier);
  };
  const isAll = amount >= invoice.totals.total;
  const reduced = goods.map((line) => creditedLine(line, shareOf(lineTotal(line))));
  const shipping = shippingLines.map((line) => creditedLine(line, shareOf(lineTotal(line))));
  return {
    lines: [...(isAll ? reduced : reduced.map(valueOnly)), ...shipping.filter(hasRemainder)],
    shipping: shareOf(untaxed),
  };
}

/** Each tax head in proportion, and the taxable value as the rest of the amount. */
function creditedLine(line: InvoiceLine, amount: Paise): InvoiceLine {
  const whole = lineTotal(line);
  const { cgst, sgst, igst } = scaled(line, whole === 0 ? 0 : amount / whole);
  const taxable = paise(Math.min(line.taxable, Math.max(0, amount - cgst - sgst - igst)));
  return { ...line, taxable, cgst, sgst, igst };
}

/** The share of the refund group up to this note, minus its earlier notes; null without items. */
function shareOfPieces(invoice: LinesAndTotals, input: CreditNoteInput): Share | null {
  const { amount, pieces, claimed = amount, before = NONE } = input;
  const remaining = remainingOf(invoice, before.others);
  const soFar = sumPaise([amount, ...before.ofClaim.map(({ totals }) => totals.total)]);
  const claim = paise(Math.max(soFar, Math.min(claimed, remaining.total)));
  const itemLines =
    pieces === 'rest'
      ? remaining.lines.filter(hasRemainder)
      : linesOfItems(invoice, remaining, pieces);
  if (itemLines.length === 0) return null;
  const uncreditedRoundOff = roundOffOf(invoice, before.others);
  const { goods, shipping, others } = splitRefundGroup(
    { claim, goods: totalOfLines(itemLines), uncreditedRoundOff },
    remaining.shipping,
  );
  const fraction = claim === 0 ? 0 : soFar / claim;
  const lines = itemLines.map((line) => scaled(line, goods * fraction));
  const reduced = reduceLines(others * fraction, subtractLines(remaining.lines, itemLines));
  const credit = shippingCredit(remaining, shipping * fraction);
  const shippingCredited = before.ofClaim.map(({ totals }) => totals.shipping);
  return {
    lines: subtractLines(
      [...lines, ...reduced, ...credit.lines],
      before.ofClaim.flatMap((note) => note.lines),
    ),
    shipping: paise(Math.max(0, credit.untaxed - sumPaise(shippingCredited))),
  };
}

/** Taxed shipping is credited on its own lines, any other as a sum. @param amount with tax */
function shippingCredit({ shippingLines, shipping }: Remaining, amount: number) {
  if (shippingLines.length === 0) return { lines: [], untaxed: paise(Math.round(amount)) };
  const fraction = shipping === 0 ? 0 : amount / shipping;
  const lines = shippingLines.map((line) => scaled(line, fraction)).filter(hasRemainder);
  return { lines, untaxed: paise(0) };
}

interface Split {
  /** as a fraction of the goods */
  goods: number;
  shipping: Paise;
  /** paise that belong neither to the goods nor to shipping */
  others: number;
}

interface RefundGroup {
  claim: Paise;
  goods: Paise;
  /** paise that earlier notes credited as round-off, above that of the invoice */
  uncreditedRoundOff: number;
}

/**
 * Splits a refund group into goods, shipping and other lines. Less than a rupee becomes round-off, until the
 * round-offs of all notes reach a rupee.
 */
function splitRefundGroup(
  { claim, goods, uncreditedRoundOff }: RefundGroup,
  shipping: Paise,
): Split {
  const excess = claim - goods;
  const needsLine = (rest: number) =>
    rest > 0 && rest + Math.max(0, uncreditedRoundOff) >= ONE_RUPEE;
  if (needsLine(excess - shipping)) return { goods: 1, shipping, others: excess - shipping };
  if (excess > shipping - ONE_RUPEE) return { goods: 1, shipping, others: 0 };
  if (needsLine(excess)) return { goods: 1, shipping: paise(excess), others: 0 };
  return { goods: excess > -ONE_RUPEE ? 1 : claim / goods, shipping: paise(0), others: 0 };
}

function roundOffOf(invoice: LinesAndTotals, notes: readonly LinesAndTotals[]): number {
  return notes.reduce((sum, { totals }) => sum + totals.roundOff, 0) - invoice.totals.roundOff;
}

/** Reduces lines in proportion by an amount in paise, at most by their price. */
function reduceLines(amount: number, lines: readonly InvoiceLine[]): InvoiceLine[] {
  const linesTotal = totalOfLines(lines);
  if (amount === 0 || linesTotal === 0) return [];
  const fraction = Math.min(1, amount / linesTotal);
  return lines.filter(hasRemainder).map((line) => valueOnly(scaled(line, fraction)));
}

function linesOfItems(
  { lines: sold }: LinesAndTotals,
  remaining: Remaining,
  pieces: Exclude<CreditNoteInput['pieces'], 'rest'>,
): InvoiceLine[] {
  const requested = new Map<string, number>();
  for (const one of pieces) {
    requested.set(keyOf(one), (requested.get(keyOf(one)) ?? 0) + one.quantity);
  }
  return remaining.lines.flatMap((line, place) => {
    const requestedQuantity = requested.get(keyOf(line)) ?? 0;
    const quantity = Math.min(line.quantity, requestedQuantity);
    if (quantity === 0) return [];
    requested.set(keyOf(line), requestedQuantity - quantity);
    return [lineForQuantity(sold[place] ?? line, line, quantity)];
  });
}

/** The last items of a line absorb its rounding difference. */
function lineForQuantity(sold: InvoiceLine, remaining: InvoiceLine, quantity: number): InvoiceLine {
  const heads = taxHeadsBy((head) => {
    const share = Math.round((sold[head] * quantity) / sold.quantity);
    const isRounding = Math.abs(remaining[head] - share) <= sold.quantity;
    return quantity === remaining.quantity && isRounding
      ? remaining[head]
      : Math.min(remaining[head], share);
  });
  return { ...remaining, ...heads, quantity };
}

function scaled(line: InvoiceLine, fraction: number): InvoiceLine {
  return { ...line, ...taxHeadsBy((head) => fractionOf(line[head], fraction)) };
}

function valueOnly(line: InvoiceLine): InvoiceLine {
  return { ...line, quantity: 0 };
}

function fractionOf(whole: Paise, fraction: number): Paise {
  return paise(Math.round(whole * fraction));
}

function hasRemainder(line: InvoiceLine): boolean {
  return line.quantity > 0 || lineTotal(line) > 0;
}

function totalsOf(lines: readonly InvoiceLine[], shipping: Paise, total: Paise): InvoiceTotals {
  const heads = taxHeadsBy((head) => sumPaise(lines.map((line) => line[head])));
  const exact = sumPaise([...Object.values(heads), shipping]);
  return { ...heads, shipping, roundOff: paise(total - exact), total };
}

function totalOfLines(lines: readonly InvoiceLine[]): Paise {
  return sumPaise(lines.map(lineTotal));
}
