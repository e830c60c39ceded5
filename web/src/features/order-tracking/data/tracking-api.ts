import { ORDER_STATES, type OrderState } from '@kargha/domain/orders/order-state';
import { SHIPMENT_STATES, type ShipmentState } from '@kargha/domain/orders/shipment';
import { END_STEPS, TRACKING_STEPS, type TrackedStep } from '@kargha/domain/orders/tracking';
import { callApi } from '#lib/server/api-client.ts';
import { storedFields, type StoredFields } from '#lib/documents/stored-fields.ts';
import { webAddress } from '#lib/addresses/web-address.ts';

export type TrackingQuery = { id: string; contact: string } | { token: string };

/** Contains no street, phone number or price. */
export interface TrackedOrder {
  number: string;
  status: OrderState;
  steps: TrackedStep[];
  shipments: { courier: string; awb: string; trackingUrl: string; state: ShipmentState }[];
  city: string;
  pincode: string;
  items: { name: string; quantity: number }[];
  /** where to download the tax invoice; null without a link token or an invoice */
  invoicePath: string | null;
}

/** @throws ApiError not_found (for a wrong number and a wrong contact alike), link_expired, too_many_requests */
export async function trackOrder(query: TrackingQuery): Promise<TrackedOrder> {
  const answer = await callApi('/orders/track', { method: 'POST', body: query });
  const order = storedFields(answer).part('order');
  const hasInvoice = 'token' in query && order.text('invoice') !== '';
  return {
    number: order.text('number'),
    status: order.choice('status', ORDER_STATES),
    steps: order.parts('steps').map(stepFrom),
    shipments: order.parts('shipments').map((shipment) => ({
      courier: shipment.text('courier'),
      awb: shipment.text('awb'),
      trackingUrl: webAddress(shipment.text('trackingUrl')),
      state: shipment.choice('state', SHIPMENT_STATES),
    })),
    city: order.text('city'),
    pincode: order.text('pincode'),
    items: order
      .parts('items')
      .map((item) => ({ name: item.text('name'), quantity: item.number('quantity') })),
    invoicePath: hasInvoice ? invoicePath(query.token) : null,
  };
}

function invoicePath(token: string): string {
  return `/api/orders/track/invoice?token=${encodeURIComponent(token)}`;
}

export async function requestNewLink(token: string): Promise<void> {
  await callApi('/orders/track-link', { method: 'POST', body: { token } });
}

function stepFrom(fields: StoredFields): TrackedStep {
  const at = fields.timeOrNull('at');
  return {
    step: fields.choice('step', [...TRACKING_STEPS, ...END_STEPS]),
    state: fields.choice('state', ['pending', 'current', 'completed']),
    ...(at && { at }),
  };
}
