import type { ShipmentState } from '../orders/order-state.ts';

/** What a courier reports about a parcel. */
export interface CourierEvent {
  awb: string;
  /** the aggregator's number of the status, such as 7 for delivered */
  code: number;
  /** in the courier's words */
  status: string;
  location: string;
  /** what the courier says about the last scan, such as why it could not deliver */
  reason: string;
  /** by the courier's clock: events arrive late, repeated and in any order */
  at: Date;
}

/**
 * Status numbers of Shiprocket's tracking webhook (apidocs.shiprocket.in), from memory. Others, such as a pickup that
 * was put off (20), change no state.
 */
const STATES: Readonly<Record<number, ShipmentState>> = {
  6: 'in_transit',
  7: 'delivered',
  9: 'rto',
  10: 'rto',
  14: 'rto',
  17: 'out_for_delivery',
  18: 'in_transit',
  // Undelivered: it goes back to the courier's station.
  21: 'in_transit',
  22: 'in_transit',
  26: 'delivered',
  38: 'in_transit',
  39: 'in_transit',
  40: 'rto',
  41: 'rto',
  42: 'in_transit',
  46: 'rto',
  48: 'in_transit',
  50: 'in_transit',
  51: 'in_transit',
};

const UNDELIVERED = 21;

/** Null for an event that only says something. */
export function stateOfEvent({ code }: Pick<CourierEvent, 'code'>): ShipmentState | null {
  return STATES[code] ?? null;
}

/** The courier came and could not hand it over: the customer is asked. */
export function isFailedDelivery({ code }: Pick<CourierEvent, 'code'>): boolean {
  return code === UNDELIVERED;
}

const PROGRESS: readonly ShipmentState[] = [
  'shipped',
  'in_transit',
  'out_for_delivery',
  'delivered',
  'rto',
];

type Known = Pick<CourierEvent, 'code' | 'at'>;

/**
 * True for an event that is later than the last one, by the courier's clock. Of two in the same second the one that is
 * further along counts, so that the order of arrival never decides.
 */
export function isLaterEvent(event: Known, last: Known | null | undefined): boolean {
  if (!last) return true;
  const difference = event.at.getTime() - last.at.getTime();
  if (difference !== 0) return difference > 0;
  const progress = progressOf(event) - progressOf(last);
  return progress === 0 ? event.code > last.code : progress > 0;
}

function progressOf(event: Known): number {
  const state = stateOfEvent(event);
  return state === null ? -1 : PROGRESS.indexOf(state);
}
