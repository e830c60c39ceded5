import type { StateTimes } from './order-schema.ts';
import type { OrderState } from './order-state.ts';

export type { StateTimes };

/** The six steps that a shopper sees (spec §4). */
export const TRACKING_STEPS = [
  'Order Placed',
  'Order Confirmed',
  'Shipped',
  'In Transit',
  'Out for Delivery',
  'Delivered',
] as const;
type TrackingStep = (typeof TRACKING_STEPS)[number];

/** Final steps of an order of which nothing more will be sent. */
export const END_STEPS = ['Cancelled', 'Expired'] as const;
type EndStep = (typeof END_STEPS)[number];

export type StepState = 'completed' | 'current' | 'pending';

export interface TrackedStep {
  step: TrackingStep | EndStep;
  state: StepState;
  at?: Date;
}

/** The order state that completes each step. */
const REACHED_BY: Record<TrackingStep, OrderState> = {
  'Order Placed': 'placed',
  'Order Confirmed': 'confirmed',
  Shipped: 'shipped',
  'In Transit': 'in_transit',
  'Out for Delivery': 'out_for_delivery',
  Delivered: 'delivered',
};

const REACHED: Record<OrderState, number> = {
  pending_payment: -1,
  placed: 0,
  confirmed: 1,
  packed: 1,
  shipped: 2,
  in_transit: 3,
  out_for_delivery: 4,
  delivered: 5,
  on_hold: -1,
  cancelled: -1,
  expired: -1,
  rto: -1,
  returned: 5,
};

const END_OF: Partial<Record<OrderState, EndStep>> = { cancelled: 'Cancelled', expired: 'Expired' };

export function hasTrackingStep(state: OrderState): boolean {
  return END_OF[state] !== undefined || Object.values(REACHED_BY).includes(state);
}

/** True for an order that was closed before its parcels were sent. */
export function isClosedBeforeDelivery(state: OrderState): boolean {
  return END_OF[state] !== undefined;
}

/** The date is of use from the time the order is placed until it is delivered. */
export function isAwaited(state: OrderState): boolean {
  return REACHED[state] >= 0 && REACHED[state] < REACHED.delivered;
}

export function isEndStep(step: TrackedStep['step']): boolean {
  return END_STEPS.some((end) => end === step);
}

/**
 * The last step reached is current, or completed once delivered. An order on hold keeps its completed steps, and
 * none is current. A closed order has its completed steps and a final one.
 */
export function trackingSteps(state: OrderState, times: StateTimes): TrackedStep[] {
  const end = END_OF[state];
  if (end === undefined) return sixSteps(state, times);
  const taken = sixSteps(state, times).filter((step) => step.state === 'completed');
  const at = times[state];
  return [...taken, { step: end, state: 'completed', ...(at && { at }) }];
}

function sixSteps(state: OrderState, times: StateTimes): TrackedStep[] {
  const onTheRoad = REACHED[state];
  const reached = onTheRoad >= 0 ? onTheRoad : lastTaken(times);
  return TRACKING_STEPS.map((step, index) => {
    const at = times[REACHED_BY[step]];
    const known = index <= reached && at ? { at } : {};
    return { step, state: stepState(index, reached, onTheRoad >= 0 && reached < 5), ...known };
  });
}

function stepState(index: number, reached: number, moving: boolean): StepState {
  if (index > reached) return 'pending';
  return index === reached && moving ? 'current' : 'completed';
}

function lastTaken(times: StateTimes): number {
  return TRACKING_STEPS.findLastIndex((step) => times[REACHED_BY[step]] !== undefined);
}
