import { goodsOf, shippedGoods, shippingWorth, taxShares } from './line-worth.ts';
import type { Order, OrderLine } from './order.ts';
import { isSameLine } from '../shopping/line-ref.ts';
import { paise, partOf, sumPaise, timesPaise, type Paise } from '../money/paise.ts';
import { includedTax } from '../pricing/price-order.ts';
import { shippingParts, type ShippedGoods } from '../pricing/shipping-parts.ts';
import type { ShipmentLine } from './shipment.ts';

/** 100 %, in hundredths of a percent. */
const WHOLE = 10_000;

type Charges = Pick<Order['totals'], 'shipping' | 'tax' | 'shippingTax' | 'cashOnDeliveryFee'>;

/** With shipping, tax and its part on shipping for the items that stay; the fee only where it changes. */
export interface ItemRemoval extends Charges {
  /** without empty lines */
  lines: OrderLine[];
  subtotal: Paise;
  discount: Paise;
  /** price of the removed items with their share of discount and tax; without shipping */
  back: Paise;
  /** units that were reserved for the order */
  released: Pick<OrderLine, 'productId' | 'variantId' | 'held'>[];
}

type Reducible = Pick<Order, 'lines' | 'totals'>;

/**
 * Removes items: `requested` has the quantities to keep; other lines do not change. Exact to the paisa: what stays
 * and what is refunded always add up to the order's worth.
 */
export function removeItems(order: Reducible, requested: readonly ShipmentLine[]): ItemRemoval {
  const taxes = taxShares(order);
  const parts = order.lines.map((line, place) => {
    const requestedLine = requested.find((one) => isSameLine(one, line));
    const keptQuantity = Math.min(line.quantity, requestedLine?.quantity ?? line.quantity);
    return reduceLine(line, taxes[place] ?? paise(0), line.quantity - keptQuantity);
  });
  const taxBack = sumPaise(parts.map(({ tax }) => tax));
  const lines = parts.map(({ kept }) => kept).filter(({ quantity }) => quantity > 0);
  return {
    lines,
    subtotal: sumPaise(lines.map((line) => timesPaise(line.unitPrice, line.quantity))),
    discount: sumPaise(lines.map(({ discount }) => discount)),
    ...chargesAfter(order, lines, paise(order.totals.tax - taxBack)),
    back: sumPaise([taxBack, ...parts.map(({ goods }) => goods)]),
    released: parts
      .map(({ kept, held }) => ({ productId: kept.productId, variantId: kept.variantId, held }))
      .filter(({ held }) => held > 0),
  };
}

/**
 * Shipping costs what it did. Its tax follows the goods that stay: when their rates differ from before, the same
 * charge splits into another value and tax, and the fee for cash on delivery stays the same part of it.
 */
function chargesAfter(
  { totals, lines: before }: Reducible,
  lines: OrderLine[],
  tax: Paise,
): Charges {
  const { shipping, taxIncluded, shippingTax, cashOnDeliveryFee: fee } = totals;
  if (shippingTax === undefined || lines.length === 0) return { shipping, tax };
  const gross = shippingWorth(totals);
  if (taxIncluded) {
    const inside = includedTax(shippedGoods(lines), gross);
    return { shipping, tax: inside.tax, shippingTax: inside.shippingTax };
  }
  const rates = new Set(shippedGoods(before).map(({ taxPercent }) => taxPercent));
  if (rates.size === 1) return { shipping, tax, shippingTax };
  const charge = chargeWithin(gross, shippedGoods(lines));
  const onCharge = paise(gross - charge);
  return {
    shipping: charge,
    tax: paise(tax - shippingTax + onCharge),
    shippingTax: onCharge,
    ...(fee !== undefined && { cashOnDeliveryFee: partOf(fee, charge, shipping) }),
  };
}

/** The shipping charge that is this much with the tax on its parts. */
function chargeWithin(gross: Paise, goods: readonly ShippedGoods[]): Paise {
  const taxes = shippingParts(goods, gross).map(
    ({ amount, taxPercent }) => amount * Math.round(taxPercent * 100),
  );
  const value = gross * WHOLE;
  return partOf(gross, value, value + taxes.reduce((sum, one) => sum + one, 0));
}

function reduceLine(line: OrderLine, tax: Paise, removedQuantity: number) {
  const discount = paise(line.discount - partOf(line.discount, removedQuantity, line.quantity));
  const held = Math.min(line.held, removedQuantity);
  const kept = {
    ...line,
    quantity: line.quantity - removedQuantity,
    discount,
    held: line.held - held,
  };
  return {
    kept,
    held,
    goods: paise(goodsOf(line) - goodsOf(kept)),
    tax: partOf(tax, removedQuantity, line.quantity),
  };
}
