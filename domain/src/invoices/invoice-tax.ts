import { refOf } from '../shopping/line-ref.ts';
import { lineTitle } from '../shopping/line-title.ts';
import type { InvoiceLine, InvoiceTotals, TaxHeads } from './invoice.ts';
import type { OrderLine } from '../orders/order.ts';
import { paise, sumPaise, type Paise } from '../money/paise.ts';
import { goodsOf, shippedGoods, taxPercentOf } from '../orders/line-worth.ts';
import { taxInside } from '../pricing/included-tax.ts';
import { orderWorth, type OrderTotals } from '../pricing/price-order.ts';
import { shippingParts, type ShippedGoods } from '../pricing/shipping-parts.ts';

const NOTHING = paise(0);

export type TaxedLine = Pick<
  OrderLine,
  | 'productId'
  | 'options'
  | 'tailoringId'
  | 'tailoring'
  | 'title'
  | 'hsnCode'
  | 'quantity'
  | 'unitPrice'
  | 'chargeTax'
  | 'taxPercent'
  | 'discount'
>;

type TaxedCharges = Pick<OrderTotals, 'taxIncluded' | 'shippingTax' | 'cashOnDeliveryFee'> & {
  shipping: Paise;
};

/**
 * The exact tax in paise on the value after discount (CGST Act 15(3)): half CGST and half SGST within the state,
 * else IGST. Taxed shipping has a line per rate. Unit prices are as the order has them, with or without tax.
 * @param charges the order's totals; without them shipping is not taxed
 */
export function invoiceLines(
  lines: readonly TaxedLine[],
  withinState: boolean,
  charges: TaxedCharges = { shipping: NOTHING },
): InvoiceLine[] {
  const { taxIncluded = false, shipping, shippingTax } = charges;
  const supply = { withinState, taxIncluded };
  const goods = lines.map((line) => ({
    ...refOf(line),
    description: lineTitle(line),
    hsnCode: line.hsnCode,
    quantity: line.quantity,
    unit: 'PCS',
    unitPrice: line.unitPrice,
    taxPercent: taxPercentOf(line),
    ...taxedValue(goodsOf(line), taxPercentOf(line), supply),
  }));
  if (shippingTax === undefined) return goods;
  const description = shippingName(charges);
  const carriage = shippingLines(shippedGoods(lines), shipping, supply);
  return [...goods, ...carriage.map((line) => ({ ...line, description }))];
}

/** The fee for cash on delivery is part of the shipping charge. */
function shippingName({
  shipping,
  cashOnDeliveryFee = NOTHING,
}: Pick<TaxedCharges, 'shipping' | 'cashOnDeliveryFee'>): string {
  if (cashOnDeliveryFee === 0) return 'Shipping';
  return shipping > cashOnDeliveryFee ? 'Shipping and cash on delivery' : 'Cash on delivery';
}

export interface Supply {
  withinState: boolean;
  taxIncluded: boolean;
}

const SHIPPING_LINE = 'shipping ';

/** Taxed shipping has the HSN code and rate of its goods, and counts no pieces. */
export function shippingLines(
  goods: readonly ShippedGoods[],
  shipping: Paise,
  supply: Supply,
): InvoiceLine[] {
  return shippingParts(goods, shipping).map(({ taxPercent, hsnCode, amount }) => ({
    productId: `${SHIPPING_LINE}${taxPercent}`,
    description: 'Shipping',
    hsnCode,
    quantity: 0,
    unit: 'PCS',
    unitPrice: amount,
    taxPercent,
    ...taxedValue(amount, taxPercent, supply),
  }));
}

/** No product id has a space. */
export function isShippingLine({ productId }: Pick<InvoiceLine, 'productId'>): boolean {
  return productId.startsWith(SHIPPING_LINE);
}

/** Splits an amount, with or without tax, into taxable value and tax. */
export function taxedValue(
  amount: Paise,
  percent: number,
  { withinState, taxIncluded }: Supply,
): TaxHeads & Pick<InvoiceLine, 'taxable'> {
  if (!taxIncluded) return { taxable: amount, ...taxHeads(amount, percent, withinState) };
  const tax = taxInside(amount, percent);
  const taxable = paise(amount - tax);
  if (!withinState) return { taxable, cgst: NOTHING, sgst: NOTHING, igst: tax };
  return { taxable, cgst: paise(tax / 2), sgst: paise(tax / 2), igst: NOTHING };
}

/**
 * The round-off brings the totals to what the order is worth. A gift card is a means of payment and takes nothing
 * off. Taxed shipping is in the lines.
 */
export function invoiceTotals(
  lines: readonly InvoiceLine[],
  order: Pick<OrderTotals, 'shipping' | 'total' | 'giftCard' | 'shippingTax' | 'cashOnDeliveryFee'>,
): InvoiceTotals {
  const sum = (field: 'taxable' | keyof TaxHeads) => sumPaise(lines.map((line) => line[field]));
  const heads = { cgst: sum('cgst'), sgst: sum('sgst'), igst: sum('igst') };
  const shipping = order.shippingTax === undefined ? order.shipping : NOTHING;
  const exact = sumPaise([sum('taxable'), shipping, heads.cgst, heads.sgst, heads.igst]);
  return {
    taxable: sum('taxable'),
    shipping,
    ...heads,
    roundOff: paise(orderWorth(order) - exact),
    total: orderWorth(order),
  };
}

/** IGST between states, else two equal halves, each rounded to the paisa. */
function taxHeads(taxable: Paise, percent: number, withinState: boolean): TaxHeads {
  const share = (of: number) => paise(Math.round((taxable * of) / 100));
  if (!withinState) return { cgst: NOTHING, sgst: NOTHING, igst: share(percent) };
  return { cgst: share(percent / 2), sgst: share(percent / 2), igst: NOTHING };
}
