import type { Shipment } from '../orders/order-schema.ts';
import type { ShipmentState } from '../orders/order-state.ts';
import { canMoveShipment } from '../orders/shipment.ts';
import { isLaterEvent, stateOfEvent, type CourierEvent } from './courier-event.ts';

type Scans = Pick<Shipment, 'lastScan' | 'stateScan'>;

interface Parcel extends Scans {
  state: ShipmentState;
}

/** What an event changes of a parcel. */
export interface CourierReport {
  state: ShipmentState;
  scans: Scans;
  /** `refused`: the courier reports a state that does not follow from the parcel's */
  move: 'none' | 'allowed' | 'refused';
}

/**
 * The parcel has the state that its courier reported last, by the courier's clock, except that a delivery is never
 * undone: cash, emails and the days for returns follow from it. So a delivery counts also when it is reported late, and
 * the order in which events arrive decides nothing. Null for an event that changes nothing.
 */
export function courierReport(parcel: Parcel, event: CourierEvent): CourierReport | null {
  const { state } = parcel;
  const scans = laterScans(parcel, event);
  const to = stateOfEvent(event) ?? state;
  const isLastState = scans.stateScan !== undefined;
  if ((isLastState || to === 'delivered') && canCourierMove(parcel, to)) {
    return { state: to, scans, move: 'allowed' };
  }
  if (Object.keys(scans).length === 0) return null;
  return { state, scans, move: isLastState && to !== state ? 'refused' : 'none' };
}

/**
 * A courier also takes back a return: by a delivery, or by a later scan when it reported the return itself. One that
 * staff recorded is not undone by a scan on the way.
 */
function canCourierMove(parcel: Parcel, to: ShipmentState): boolean {
  if (canMoveShipment(parcel.state, to)) return true;
  if (parcel.state !== 'rto') return false;
  const reported = lastStateScan(parcel);
  const isCorrected = ON_THE_WAY.includes(to) && reported && stateOfEvent(reported) === 'rto';
  return to === 'delivered' || isCorrected === true;
}

const ON_THE_WAY: readonly ShipmentState[] = ['in_transit', 'out_for_delivery'];

/** Those that the event replaces. */
function laterScans(parcel: Parcel, event: CourierEvent): Scans {
  const { code, status, location, at } = event;
  const saysState = stateOfEvent(event) !== null;
  return {
    ...(isLaterEvent(event, parcel.lastScan) && { lastScan: { code, status, location, at } }),
    ...(saysState && isLaterEvent(event, lastStateScan(parcel)) && { stateScan: { code, at } }),
  };
}

/** Older parcels have one scan only. */
function lastStateScan({ stateScan, lastScan }: Scans): Scans['stateScan'] {
  if (stateScan) return stateScan;
  return lastScan && stateOfEvent(lastScan) !== null ? lastScan : undefined;
}

type Contradicted = Pick<Shipment, 'state' | 'deliveredAt' | 'stateScan'>;

/**
 * What the courier reported last, where it does not agree with effects that are not undone: a return of a parcel that
 * was delivered, or a delivery of one that came back to the shop.
 */
export function contradiction(parcel: Contradicted): 'return' | 'delivery' | null {
  const { state, deliveredAt, stateScan } = parcel;
  const reported = stateScan ? stateOfEvent(stateScan) : null;
  if (state === 'delivered' && reported === 'rto') return 'return';
  const cameBack = state === 'returned' && deliveredAt === null;
  return cameBack && reported === 'delivered' ? 'delivery' : null;
}
