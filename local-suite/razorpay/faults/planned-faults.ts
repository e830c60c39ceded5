/** The REST calls that can be made to fail. */
export const CALLS = [
  'create_order',
  'fetch_order',
  'list_orders',
  'order_payments',
  'fetch_payment',
  'list_payments',
  'capture',
  'refund',
  'fetch_refund',
  'list_refunds',
  'list_disputes',
  'fetch_dispute',
  'accept_dispute',
  'contest_dispute',
  'create_document',
  'list_settlements',
  'settlement_items',
  'list_downtimes',
] as const;

export type Call = (typeof CALLS)[number];

/** `before` and `after` refer to the call's effect. */
export const FAULTS = [
  'timeout_before',
  'timeout_after',
  'refused',
  'rate_limited',
  'declined',
  'not_enough_balance',
  'server_error_html',
  'malformed_json',
  'wrong_amount',
  'wrong_id',
  'slow_30s',
] as const;

export type Fault = (typeof FAULTS)[number];

export interface PlannedFault {
  call: Call | 'any';
  fault: Fault;
  /** How many more calls it affects. */
  times: number;
  /** How many calls pass before it begins, such as the first pages of a list; absent for none. */
  skip?: number;
}

/** The faults that are switched on, in the order they are used. */
export class PlannedFaults {
  #planned: PlannedFault[] = [];

  add(fault: PlannedFault): void {
    this.#planned.push({ ...fault });
  }

  /** Uses up and returns the next fault for a call; undefined if there is none. */
  take(call: Call): Fault | undefined {
    const planned = this.#planned.find((fault) => fault.call === call || fault.call === 'any');
    if (planned === undefined) return undefined;
    if (planned.skip !== undefined && planned.skip > 0) {
      planned.skip -= 1;
      return undefined;
    }
    planned.times -= 1;
    this.#planned = this.#planned.filter(({ times }) => times > 0);
    return planned.fault;
  }

  list(): PlannedFault[] {
    return this.#planned.map((fault) => ({ ...fault }));
  }

  clear(): void {
    this.#planned = [];
  }
}
