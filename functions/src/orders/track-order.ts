import { cancelOption } from '@kargha/domain/orders/order-action';
import { readOrderNumber } from '@kargha/domain/orders/order-number';
import { lineTitle } from '@kargha/domain/shopping/line-title';
import { shipmentState } from '@kargha/domain/orders/shipment';
import { isAwaited, trackingSteps } from '@kargha/domain/orders/tracking';
import type { TrackOrderRequest } from '@kargha/domain/orders/tracking-requests';
import type { TrackedOrder } from '@kargha/domain/orders/tracking-endpoints';
import { cancelRefunds } from '@kargha/domain/payments/cancel-refunds';
import { orderMessages } from '@kargha/domain/messages/order-messages';

import { HttpError, notFound } from '../http/errors.ts';
import { consumeAttempt, type RateLimit, type Attempt } from '../http/rate-limit.ts';
import type { KeyedIds } from '../platform/keyed-ids.ts';
import { findOrder, orders, orderWithId, type OrderRecord } from '../records/order-record.ts';
import { hindiLineTitle } from '../mail/hindi-line-title.ts';
import { findOrderByLink } from '../money/links/find-order-by-link.ts';

/** Wrong attempts for one order from one address: the last four digits of a phone must not be guessed. */
const PER_GUESSER: RateLimit = { scope: 'track-order', attempts: 5, minutes: 15 };
/**
 * Wrong four-digit attempts from all addresses together: someone who changes addresses could try all ten
 * thousand. Over the limit, the full phone number, the email address and the link still work.
 */
const PER_ORDER: RateLimit = { scope: 'track-number', attempts: 30, minutes: 60 };
const PER_ADDRESS: RateLimit = { scope: 'track-address', attempts: 30, minutes: 15 };

const LAST_DIGITS = 4;
const WHOLE_NUMBER = 10;

/**
 * Finds an order by its number, its id or a tracking number, together with the email or the last four digits of
 * the phone; or by the token of its link alone. Throws the same 404 not_found for a wrong number and a wrong
 * contact, 410 link_expired, 429 after too many attempts, and 429 full_contact_needed after too many with four
 * digits.
 */
export async function trackOrder(
  ids: KeyedIds,
  input: TrackOrderRequest,
  address: string,
  now: Date,
): Promise<TrackedOrder> {
  const perAddress = await consumeAttempt(PER_ADDRESS, address, now);
  const order = input.token
    ? await findOrderByLink(ids, input.token, now)
    : await findByContact(input, address, now);
  if (!order) throw input.token ? unknownLink() : unknownOrder();
  await perAddress.undo();
  return { ...publicView(order), ...(input.token && linkView(order)) };
}

async function findByContact(
  { id = '', contact = '' }: TrackOrderRequest,
  address: string,
  now: Date,
): Promise<OrderRecord | null> {
  const typed = id.trim().toUpperCase();
  if (typed === '' || contact.trim() === '') return null;
  const number = readOrderNumber(id) ?? typed;
  const attempts = [await consumeAttempt(PER_GUESSER, `${address} ${number}`, now)];
  if (isLastFourDigits(contact)) attempts.push(await takeLastDigitsAttempt(number, now));
  const order = await findByNumber(number, typed, id.trim());
  if (!isContactOf(order, contact)) return null;
  await Promise.all(attempts.map((one) => one.undo()));
  return order;
}

function digitsOf(typed: string): string {
  return typed.replaceAll(/\D/g, '');
}

function isLastFourDigits(contact: string): boolean {
  return !contact.includes('@') && digitsOf(contact).length === LAST_DIGITS;
}

async function takeLastDigitsAttempt(number: string, now: Date): Promise<Attempt> {
  try {
    return await consumeAttempt(PER_ORDER, number, now);
  } catch (error) {
    if (error instanceof HttpError)
      throw new HttpError(429, 'full_contact_needed', orderMessages.full_contact_needed());
    throw error;
  }
}

/** Compared when there is no order, so that a wrong number takes as long as a wrong contact. */
const NO_CUSTOMER = { email: '', phone: '' };

/** Always looks up all three: the order number, a tracking number and the order id. */
async function findByNumber(number: string, awb: string, id: string): Promise<OrderRecord | null> {
  const [byNumber, byAwb, byId] = await Promise.all([
    findOrder(orders().where('number', '==', number)),
    findOrder(orders().where('awbs', 'array-contains', awb)),
    orderWithId(id),
  ]);
  return byNumber ?? byAwb ?? byId;
}

/** Accepts the email in any case, the full phone number or its last four digits. */
function isContactOf(order: OrderRecord | null, contact: string): boolean {
  const customer = order?.customer ?? NO_CUSTOMER;
  const typed = contact.trim();
  if (typed.includes('@')) return typed.toLowerCase() === customer.email.toLowerCase();
  const [digits, phone] = [digitsOf(typed), digitsOf(customer.phone)];
  if (digits.length === LAST_DIGITS) return phone.endsWith(digits);
  return (
    digits.length >= WHOLE_NUMBER && digits.slice(-WHOLE_NUMBER) === phone.slice(-WHOLE_NUMBER)
  );
}

function publicView(order: OrderRecord): TrackedOrder {
  const { city, pincode } = order.customer.address;
  return {
    number: order.number,
    status: order.state,
    steps: trackingSteps(order.state, order.stateTimes),
    shipments: order.shipments.map((parcel) => ({
      pieces: parcel.lines.flatMap(({ pieces = [] }) => pieces),
      id: parcel.id,
      courier: parcel.courier,
      awb: parcel.awb,
      trackingUrl: parcel.trackingUrl,
      state: shipmentState(parcel, order),
      failedDelivery: parcel.failedDelivery ?? null,
    })),
    deliveryState: order.customer.address.state,
    expectedDelivery: isAwaited(order.state) ? (order.expectedDelivery ?? null) : null,
    city,
    pincode,
    replaces: order.exchange?.orderNumber ?? '',
    replacements: (order.replacements ?? []).map(({ orderNumber }) => orderNumber),
    cancelOption: cancelOption(order),
    cancelRefunds: [],
    items: order.lines.map((line) => ({
      name: lineTitle(line),
      ...(line.titleHindi && { nameHindi: hindiLineTitle(line) }),
      quantity: line.quantity,
    })),
  };
}

/** What only a link shows: number and contact can be guessed. */
function linkView(order: OrderRecord): Pick<TrackedOrder, 'invoice' | 'cancelRefunds'> {
  return {
    invoice: order.invoiceNumber ?? null,
    cancelRefunds: cancelOption(order) === 'cancel' ? cancelRefunds(order) : [],
  };
}

function unknownOrder(): HttpError {
  return notFound(orderMessages.tracked_order_not_found());
}

/** The same for a mistyped link and for an order that is gone. */
function unknownLink(): HttpError {
  return notFound(orderMessages.tracking_link_not_valid());
}
