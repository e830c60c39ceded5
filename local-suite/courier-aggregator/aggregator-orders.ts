import { fieldText } from '../tax-portal/portal-field.ts';
import { ratesOf, type Parcel } from './aggregator-rates.ts';

/** An answer with an error: `{message, status_code}`. */
export class AggregatorRefusal extends Error {
  constructor(
    message: string,
    readonly status = 422,
  ) {
    super(message);
  }
}

interface AssignedAwb {
  awb: string;
  courier: string;
  /** rupees that were taken from the shop's wallet */
  charge: number;
  isCancelled: boolean;
}

export interface AggregatorOrder {
  id: number;
  shipmentId: number;
  /** the shop's own number; the aggregator accepts it again and again */
  reference: string;
  /** picked up at the customer's */
  isReturn: boolean;
  isCancelled: boolean;
  parcel: Parcel;
  request: Record<string, unknown>;
  awbs: AssignedAwb[];
  isPickupRequested: boolean;
  isPickedUp: boolean;
  /** null while no delivery has failed */
  failedDelivery: FailedDelivery | null;
}

/** What the aggregator calls NDR, a non-delivery report. */
interface FailedDelivery {
  reason: string;
  attempts: number;
  /** false once the courier tries again or returns the parcel: then no answer is accepted */
  isOpen: boolean;
  /** every answer counts, also a repeated one */
  answers: Record<string, unknown>[];
}

const ADDRESS = ['customer_name', 'address', 'city', 'pincode', 'state', 'country', 'phone'];
const addressFields = (kind: string) => ADDRESS.map((name) => `${kind}_${name}`);

const REQUIRED = [
  'order_id',
  'order_date',
  'payment_method',
  'sub_total',
  'length',
  'breadth',
  'height',
  'weight',
];
const REQUIRED_OUT = [...REQUIRED, 'pickup_location', ...addressFields('billing')];
const REQUIRED_BACK = [...REQUIRED, ...addressFields('pickup'), ...addressFields('shipping')];

const ANSWER_FIELDS: Readonly<Record<string, RegExp>> = {
  action: /^(re-attempt|return|fake-attempt)$/,
  deferred_date: /^\d{4}-\d{2}-\d{2}$/,
  phone: /^[6-9]\d{9}$/,
  address1: /\S/,
};

/** Where the stand-in's shop has its parcels picked up. */
const PICKUP_PINCODE = '560025';

/**
 * The orders of one shop. Nothing is idempotent: an order that is created twice exists twice, and each assignment takes
 * another AWB and its price.
 */
export class AggregatorOrders {
  #orders: AggregatorOrder[] = [];
  #last = 1000;

  create(request: Record<string, unknown>, isReturn: boolean): AggregatorOrder {
    const required = isReturn ? REQUIRED_BACK : REQUIRED_OUT;
    const missing = required.filter((name) => fieldText(request[name]) === '');
    if (missing.length > 0) {
      throw new AggregatorRefusal(`The ${missing.join(', ')} field is required.`);
    }
    const phone = fieldText(request[isReturn ? 'pickup_phone' : 'billing_phone']);
    if (!/^[6-9]\d{9}$/.test(phone)) throw new AggregatorRefusal('The phone number is not valid.');
    this.#last += 1;
    const order: AggregatorOrder = {
      id: this.#last,
      shipmentId: this.#last + 500_000,
      reference: fieldText(request.order_id),
      isReturn,
      ...{ isCancelled: false, isPickupRequested: false, isPickedUp: false },
      ...{ failedDelivery: null, awbs: [], request },
      parcel: parcelOf(request, isReturn),
    };
    this.#orders.push(order);
    return order;
  }

  assign(shipmentId: number, courierId: number, isReturn: boolean): AggregatorOrder {
    const order = this.#orders.find((one) => one.shipmentId === shipmentId);
    const isKnown = order && !order.isCancelled && order.isReturn === isReturn;
    if (!isKnown) throw new AggregatorRefusal('The shipment does not exist.');
    const rate = ratesOf(order.parcel).find((one) => one.courier_company_id === courierId);
    if (!rate) throw new AggregatorRefusal('This courier does not serve the pincode.', 400);
    const awb = `${courierId}${String(order.id).padStart(7, '0')}${order.awbs.length}`;
    order.awbs.push({ awb, courier: rate.courier_name, charge: rate.rate, isCancelled: false });
    return order;
  }

  cancel(ids: readonly number[]): void {
    for (const order of this.#orders.filter(({ id }) => ids.includes(id))) {
      if (order.isPickedUp) throw new AggregatorRefusal('The order is already picked up.', 400);
      order.isCancelled = true;
      for (const assigned of order.awbs) assigned.isCancelled = true;
    }
  }

  find(words: string, isReturn: boolean): AggregatorOrder[] {
    return this.#orders.filter(
      (order) => order.isReturn === isReturn && order.reference.includes(words),
    );
  }

  withShipments(ids: readonly number[]): AggregatorOrder[] {
    return ids.map((id) => {
      const order = this.#orders.find(({ shipmentId }) => shipmentId === id);
      if (!order) throw new AggregatorRefusal(`There is no shipment ${id}.`, 404);
      return order;
    });
  }

  /** Refuses all of them when one was requested before. */
  requestPickup(ids: readonly number[]): void {
    const found = this.withShipments(ids);
    if (found.some(({ isPickupRequested }) => isPickupRequested)) {
      throw new AggregatorRefusal('Already in Pickup Queue.', 400);
    }
    for (const order of found) order.isPickupRequested = true;
  }

  withAwb(awb: string): AggregatorOrder {
    const order = this.#orders.find(({ awbs }) => awbs.some((one) => one.awb === awb));
    if (!order) throw new AggregatorRefusal('There is no such AWB.', 404);
    return order;
  }

  /** The courier could not deliver: an answer is accepted from now on. */
  fail(awb: string, reason: string): void {
    const order = this.withAwb(awb);
    const { attempts = 0, answers = [] } = order.failedDelivery ?? {};
    order.failedDelivery = { reason, attempts: attempts + 1, isOpen: true, answers };
  }

  answer(awb: string, answer: Record<string, unknown>): void {
    const { failedDelivery } = this.withAwb(awb);
    if (!failedDelivery?.isOpen)
      throw new AggregatorRefusal('No action can be taken on this NDR.', 400);
    for (const [name, pattern] of Object.entries(ANSWER_FIELDS)) {
      const value = answer[name];
      const isMissing = value === undefined && name !== 'action';
      if (!isMissing && !pattern.test(fieldText(value))) {
        throw new AggregatorRefusal(`The ${name} is not valid.`);
      }
    }
    failedDelivery.answers.push(answer);
  }

  list(): AggregatorOrder[] {
    return this.#orders;
  }

  clear(): void {
    this.#orders = [];
  }
}

function parcelOf(request: Record<string, unknown>, isReturn: boolean): Parcel {
  const size = (name: string) => Number(request[name]);
  return {
    from: isReturn ? fieldText(request.pickup_pincode) : PICKUP_PINCODE,
    to: fieldText(isReturn ? request.shipping_pincode : request.billing_pincode),
    kilograms: size('weight'),
    size: [size('length'), size('breadth'), size('height')],
  };
}
