import { paise } from '../money/paise.ts';
import { includedTaxPercent } from '../pricing/included-tax.ts';
import { taxPercentOf as tablePercentOf, type TaxTable } from '../pricing/tax-table.ts';
import { registrationAt, type Seller } from '../settings/registration.ts';
import { lineTitle } from '../shopping/line-title.ts';
import { goodsOf, taxPercentOf } from './line-worth.ts';
import type { Order, OrderLine } from './order.ts';

export interface ChangedRate {
  title: string;
  /** per cent, when the order was placed */
  ordered: number;
  /** per cent, at the moment of the question */
  current: number;
}

type RatedOrder = Pick<Order, 'lines' | 'totals' | 'createdAt' | 'quoteId'>;

/**
 * Goods that are supplied and invoiced after a change of their rate have the new one, even if they were paid before
 * (CGST Act s. 14(b)(iii)); the order keeps the rate of its day. Staff may have chosen the rates of an offer: these
 * have changed only when the table did. A change of registration is another matter.
 */
export function changedRates(
  { lines, totals, createdAt, quoteId }: RatedOrder,
  { tax, seller: { registrations } }: { tax: TaxTable; seller: Pick<Seller, 'registrations'> },
  at: Date,
): ChangedRate[] {
  if (registrationAt(registrations, createdAt) !== registrationAt(registrations, at)) return [];
  return lines.flatMap((line) => {
    const percentAt = (moment: Date) =>
      percentOf(line, totals.taxIncluded === true, { tax, at: moment });
    const [ordered, current] = [taxPercentOf(line), percentAt(at)];
    const isChosen = quoteId !== undefined && percentAt(createdAt) === current;
    return ordered === current || isChosen ? [] : [{ title: lineTitle(line), ordered, current }];
  });
}

function percentOf(
  line: OrderLine,
  isIncluded: boolean,
  { tax, at }: { tax: TaxTable; at: Date },
): number {
  if (!line.chargeTax || line.quantity === 0) return taxPercentOf(line);
  const { hsnCode } = line;
  const unitPrice = goodsOf(line) / line.quantity;
  if (isIncluded) return includedTaxPercent({ hsnCode, unitPrice }, tax, at);
  return tablePercentOf({ hsnCode, unitPrice: paise(Math.ceil(unitPrice)) }, tax, at);
}
