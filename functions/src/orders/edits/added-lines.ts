import { canAddItems } from '@kargha/domain/orders/order-edit-requests';
import { taxPercentOf } from '@kargha/domain/orders/line-worth';
import type { OrderLine } from '@kargha/domain/orders/order';
import { shopTaxPercent } from '@kargha/domain/pricing/included-tax';
import { isTaxIncluded } from '@kargha/domain/pricing/price-mode';
import type { PriceTerms } from '@kargha/domain/pricing/price-order';
import { isMadeForBuyer } from '@kargha/domain/shopping/gift';
import { isSameLine } from '@kargha/domain/shopping/line-ref';
import { lineTitle } from '@kargha/domain/shopping/line-title';
import type { ShipmentLine } from '@kargha/domain/orders/shipment';

import { conflict } from '../../http/errors.ts';
import { readAvailableProducts } from '../../money/checkout/available-products.ts';
import { deliveryOf } from '../../money/checkout/checkout-sale.ts';
import { mergeItems } from '../../money/checkout/checkout-items.ts';
import { priceSale } from '../../money/checkout/price-checkout.ts';
import { refuseOtherStates } from '../../money/checkout/refuse-other-states.ts';
import type { Transaction } from '../../platform/firestore.ts';
import { notAllowed } from '../../records/change-order.ts';
import type { OrderRecord } from '../../records/order-record.ts';
import { settingsIn, settingsRef } from '../../records/settings-record.ts';

const INVOICED =
  'This order has its invoice. Items that are added now need an invoice of their own: please create another order.';
const OTHER_PRICES =
  'The shop has changed between prices with and without GST since this order was placed. Please create another order.';

/** What an edit asks for more than the order has. */
export function addedItems(
  order: Pick<OrderRecord, 'lines'>,
  requested: readonly ShipmentLine[],
): ShipmentLine[] {
  return requested.flatMap((line) => {
    const now = order.lines.find((one) => isSameLine(one, line))?.quantity ?? 0;
    return line.quantity > now ? [{ ...line, quantity: line.quantity - now }] : [];
  });
}

/**
 * The lines that an edit adds. A product that is new to the order costs what it costs this customer today; more of a
 * line costs what the line does. Throws 409 not_allowed, invoice_issued and cannot_add, and as priceSale and
 * refuseOtherStates do.
 */
export async function readAddedLines(
  transaction: Transaction,
  order: OrderRecord,
  requested: readonly ShipmentLine[],
  at: Date,
): Promise<OrderLine[]> {
  const wanted = addedItems(order, requested);
  if (wanted.length === 0) return [];
  if (order.invoiceNumber) throw conflict('invoice_issued', INVOICED);
  if (!canAddItems(order) || !order.stockHeld || order.payment.state === 'refunded') {
    throw notAllowed(order);
  }
  refuseTailored(order, wanted);
  const settings = settingsIn(await transaction.get(settingsRef()));
  const terms = { shipping: settings.shipping, tax: settings.tax, at };
  if (isTaxIncluded(terms.tax, at) !== (order.totals.taxIncluded === true)) {
    throw conflict('cannot_add', OTHER_PRICES);
  }
  const items = mergeItems(wanted);
  const available = await readAvailableProducts(transaction, items, order.uid);
  const { weavingDays } = settings.delivery;
  const { lines } = priceSale(items, { ...available, byStaff: true, terms, weavingDays });
  refuseOtherStates(settings.seller, deliveryOf(order.customer), lines, at);
  return lines.map((line) => asOrdered(order, line, terms));
}

/** A piece that is made for its buyer has measurements, and the work on it has a separate price. */
function refuseTailored(order: OrderRecord, wanted: readonly ShipmentLine[]): void {
  const tailored = wanted.find(({ tailoringId }) => tailoringId !== undefined);
  if (!tailored) return;
  const line = order.lines.find((one) => isSameLine(one, tailored));
  const title = line ? lineTitle(line) : 'A piece with tailoring';
  const why = line && !isMadeForBuyer(line) ? 'is a gift' : 'is made to measure';
  throw conflict('cannot_add', `${title} ${why}. Please create another order for it.`);
}

/** One line has one price and one GST rate. */
function asOrdered({ lines }: OrderRecord, added: OrderLine, { tax, at }: PriceTerms): OrderLine {
  const ordered = lines.find((one) => isSameLine(one, added));
  if (!ordered) return added;
  const { unitPrice, chargeTax, hsnCode } = ordered;
  const taxPercent = chargeTax ? shopTaxPercent({ hsnCode, unitPrice }, tax, at) : 0;
  if (taxPercent === taxPercentOf(ordered)) return { ...added, unitPrice };
  throw conflict(
    'cannot_add',
    `More of ${lineTitle(ordered)} would have another GST rate. Please create another order for it.`,
  );
}
