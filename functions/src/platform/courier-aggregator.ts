import type { Paise } from '@kargha/domain/money/paise';
import type { CourierRate } from '@kargha/domain/couriers/choose-courier';
import type { PackageSize } from '@kargha/domain/couriers/parcel-package';

/**
 * `refused`: the aggregator answered no, nothing happened. `unavailable`: the call did not get through, nothing
 * happened. `unknown`: it may have happened, or may still happen.
 */
export type CourierFailure = 'refused' | 'unavailable' | 'unknown';

export class CourierError extends Error {
  constructor(
    readonly failure: CourierFailure,
    message: string,
  ) {
    super(message);
  }
}

export interface RateQuery {
  fromPincode: string;
  toPincode: string;
  size: PackageSize;
  /** of the goods */
  value: Paise;
  /** what the courier collects; 0 for a parcel that is paid */
  toCollect: Paise;
  /** true from the customer to the shop */
  isReturn: boolean;
}

export interface ParcelAddress {
  name: string;
  phone: string;
  email: string;
  line1: string;
  line2: string;
  city: string;
  state: string;
  pincode: string;
}

export interface NewAggregatorOrder {
  /** the shop's own number of the parcel, by which a lost answer is found */
  reference: string;
  /** of the courier's rate */
  courierId: number;
  at: Date;
  /** name of the place at the aggregator where parcels are picked up */
  pickupLocation: string;
  customer: ParcelAddress;
  /** where a return goes; null for a parcel to the customer */
  returnTo: ParcelAddress | null;
  items: readonly { name: string; sku: string; hsn: string; quantity: number; price: Paise }[];
  value: Paise;
  /** what the courier collects; 0 for a parcel that is paid */
  toCollect: Paise;
  size: PackageSize;
}

export interface AggregatorAnswer {
  isReturn: boolean;
  comments: string;
  /** as 2026-11-28; '' for the next possible day */
  day: string;
  /** ten digits; '' to keep it */
  phone: string;
  /** '' to keep it */
  address1: string;
  address2: string;
}

/** Our number of a parcel, and which way it goes. */
interface ParcelReference {
  reference: string;
  /** true from the customer to the shop */
  isReturn: boolean;
}

interface PickupRequest {
  /** name of the place at the aggregator */
  location: string;
  at: Date;
}

/** An order as the aggregator has it now. */
export interface AggregatorOrder {
  orderId: string;
  shipmentId: string;
  reference: string;
  isCancelled: boolean;
  /** '' before a courier is assigned */
  awb: string;
  courier: string;
  /** what the aggregator takes for it; null when it does not say */
  charge: Paise | null;
}

/**
 * A courier aggregator. It has no idempotency: a repeated call happens again, so that callers look first. Every call
 * throws CourierError and nothing else.
 */
export interface CourierAggregator {
  /** The couriers that serve this way, with their prices; empty for none. */
  rates: (query: RateQuery) => Promise<CourierRate[]>;
  /** All orders with this number, cancelled ones too. */
  findOrders: (parcel: ParcelReference) => Promise<AggregatorOrder[]>;
  /** A service without orders assigns the courier's AWB at once, and takes its price. */
  createOrder: (order: NewAggregatorOrder) => Promise<void>;
  /** Takes the courier's price. What was assigned is read with findOrders. */
  assignAwb: (shipmentId: string, courierId: number, isReturn: boolean) => Promise<void>;
  /** With its AWB, whose price is given back. */
  cancelOrder: (orderId: string) => Promise<void>;
  /** PDF files: one for all, or several. */
  labels: (shipmentIds: readonly string[]) => Promise<Buffer[]>;
  /** null for a courier that needs none */
  manifest: ((shipmentIds: readonly string[]) => Promise<Buffer>) | null;
  requestPickup: (shipmentIds: readonly string[], pickup: PickupRequest) => Promise<void>;
  /** Comments of the answers that it has for a parcel that could not be delivered. */
  deliveryComments: (awb: string) => Promise<string[]>;
  /** Says what to do with a parcel that could not be delivered. */
  answerDelivery: (awb: string, answer: AggregatorAnswer) => Promise<void>;
}
