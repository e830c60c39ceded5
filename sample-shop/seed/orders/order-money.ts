import type { OrderLine, OrderPayment } from '@kargha/domain/orders/order';
import { paise, rupeesToPaise, type Paise } from '@kargha/domain/money/paise';
import { pictureFile } from '@kargha/domain/catalogue/pictures';
import type { PaymentState } from '@kargha/domain/payments/payment';

import {
  neededMeasurements,
  tailoringFor,
  toMillimetres,
} from '@kargha/domain/catalogue/tailoring';
import { tailoringOf } from '@kargha/domain/catalogue/tailoring-schema';
import { DEFAULT_DELIVERY } from '@kargha/domain/shopping/delivery';
import { tailoringIdOf } from '@kargha/domain/shopping/tailoring-choice';

import { tailoringOfSample } from '../catalogue/sample-tailoring.ts';
import type { CatalogueEntry } from '../catalogue/catalogue-entry.ts';
import { entryOf } from '../catalogue/catalogue.ts';
import { hindiFieldsOf } from '../catalogue/hindi/product-texts-hindi.ts';
import { variantOfSample } from '../catalogue/sample-variants.ts';
import { hoursAfter } from '../foundation/anchor.ts';
import type { OrderIds } from './order-ids.ts';
import type { PlannedLine, PlannedOrder } from './order-plan.ts';
import { timeOfState, wasPaid, type TimelineEntry } from './order-timeline.ts';

/** From the checkout to a payment that arrived after the reservation expired. */
const LATE_HOURS = 0.6;
const ADVANCE_HOURS = 2;
const REFUND_HOURS: Record<string, number> = { returned: 26, cancelled: 2, expired: 0.2 };

export function orderLine([productId, quantity, agreedRupees]: PlannedLine): OrderLine {
  const entry = entryOf(productId);
  // The options of quotation lines are agreed in text.
  const { price, ...goods } = goodsOf(entry, agreedRupees === undefined);
  return {
    productId,
    ...goods,
    ...(agreedRupees === undefined && middleMeasurements(productId)),
    title: entry.title,
    titleHindi: hindiFieldsOf(productId).titleHindi,
    image: pictureFile({ path: `products/${productId}/drape` }, 320, 'webp'),
    hsnCode: entry.hsn,
    unitPrice: rupeesToPaise(agreedRupees ?? price),
    quantity,
    chargeTax: entry.untaxed !== true,
    discount: paise(0),
    held: entry.supply === 'uncounted' ? 0 : quantity,
  };
}

function goodsOf(entry: CatalogueEntry, hasChoice: boolean) {
  const choice = hasChoice ? middleOptions(entry) : {};
  const variant = variantOfSample(entry, choice.options);
  const { sku = '', price } = entry;
  if (!variant) return { ...choice, sku, price };
  return { ...choice, variantId: variant.id, sku: variant.sku, price: variant.price ?? price };
}

/** Chooses the middle value of each option. */
function middleOptions({ variants = {} }: CatalogueEntry): Pick<OrderLine, 'options'> {
  const options = Object.entries(variants).map(([name, values]): [string, string] => [
    name,
    values[Math.floor(values.length / 2)] ?? '',
  ]);
  return options.length === 0 ? {} : { options: Object.fromEntries<string>(options) };
}

/** A piece that is always made to measure, in the middle of the limits. */
function middleMeasurements(
  productId: string,
): Pick<OrderLine, 'tailoring' | 'tailoringId' | 'makingDays'> {
  const product = { tailoring: tailoringOfSample(productId) };
  const measurements = Object.fromEntries(
    neededMeasurements(tailoringOf(product), []).map(({ id, min, max, unit }): [string, number] => [
      id,
      toMillimetres((min + max) / 2, unit),
    ]),
  );
  const tailoring = tailoringFor(product, { measurements });
  const tailoringId = tailoringIdOf({ measurements });
  const makingDays = DEFAULT_DELIVERY.weavingDays;
  return tailoring && tailoringId !== undefined ? { tailoring, tailoringId, makingDays } : {};
}

/** `total` in paise. */
export function orderPayment(order: PlannedOrder, ids: OrderIds, total: Paise): OrderPayment {
  const isPaid = wasPaid(order);
  return {
    state: paymentState(order),
    gateway: 'razorpay',
    gatewayOrderId: order.state === 'pending_payment' ? null : ids.gatewayOrderId,
    paymentId: isPaid ? ids.paymentId : null,
    method: isPaid ? order.method : null,
    captured: isPaid ? total : paise(0),
    refunded: order.refunded ? total : paise(0),
  };
}

export function advanceTime(acceptedAt: Date): Date {
  return hoursAfter(acceptedAt, ADVANCE_HOURS);
}

export function paymentTime(
  order: PlannedOrder,
  timeline: readonly TimelineEntry[],
): Date | undefined {
  const [checkout] = timeline;
  if (order.payment === 'late') return checkout && hoursAfter(checkout.at, LATE_HOURS);
  if (order.bulk) return wasPaid(order) && checkout ? advanceTime(checkout.at) : undefined;
  return order.payment === 'failed'
    ? checkout && hoursAfter(checkout.at, 0.1)
    : timeOfState(timeline, 'placed');
}

export function refundTime(
  order: PlannedOrder,
  timeline: readonly TimelineEntry[],
): Date | undefined {
  if (!order.refunded) return undefined;
  const since =
    order.payment === 'late' ? paymentTime(order, timeline) : timeOfState(timeline, order.state);
  return since && hoursAfter(since, REFUND_HOURS[order.state] ?? 0);
}

function paymentState(order: PlannedOrder): PaymentState {
  if (order.refunded) return 'refunded';
  if (wasPaid(order)) return 'captured';
  return order.state === 'pending_payment' ? 'pending' : 'cancelled';
}
