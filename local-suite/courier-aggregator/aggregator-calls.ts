import { matchRoute, type Route } from '../companion-server/routes.ts';
import { fieldText } from '../tax-portal/portal-field.ts';
import type { AggregatorCall, CallInput, Handler } from './aggregator-handler.ts';
import {
  AggregatorRefusal,
  type AggregatorOrder,
  type AggregatorOrders,
} from './aggregator-orders.ts';
import { plainPdf } from './aggregator-pdf.ts';
import { DELHIVERY_ROUTES } from './delhivery-calls.ts';
import { ratesOf } from './aggregator-rates.ts';

/** What the local suite's shop signs in with. Any other email or password is refused. */
export const AGGREGATOR_CREDENTIALS = {
  email: 'kargha@aggregator.example',
  password: 'local-suite-password',
  webhookToken: 'local-suite-webhook-token',
} as const;

/** The password of Delhivery's API is a token. */
export const isSignedIn = (authorization: string | undefined) =>
  authorization === `Bearer ${AGGREGATOR_TOKEN}` ||
  authorization === `Token ${AGGREGATOR_CREDENTIALS.password}`;

const AGGREGATOR_TOKEN = 'local-suite-aggregator-token';

const route = (method: string, path: string, call: AggregatorCall, work: Handler['work']) => ({
  method,
  path: `/v1/external${path}`,
  handler: { call, work },
});

const ROUTES: readonly Route<Handler>[] = [
  route('POST', '/auth/login', 'login', ({ body: { email, password } }) => {
    const isKnown =
      email === AGGREGATOR_CREDENTIALS.email && password === AGGREGATOR_CREDENTIALS.password;
    if (!isKnown) throw new AggregatorRefusal('Invalid email and password combination', 403);
    return { token: AGGREGATOR_TOKEN };
  }),
  route('GET', '/courier/serviceability', 'rates', ({ query }) => {
    const value = (name: string) => query.get(name) ?? '';
    const couriers = ratesOf({
      from: value('pickup_postcode'),
      to: value('delivery_postcode'),
      kilograms: Number(value('weight')),
      size: [Number(value('length')), Number(value('breadth')), Number(value('height'))],
    });
    if (couriers.length === 0) {
      throw new AggregatorRefusal('No courier serves this pincode.', 404);
    }
    return { status: 200, data: { available_courier_companies: couriers } };
  }),
  route('POST', '/orders/create/adhoc', 'create_order', ({ orders, body }) =>
    created(orders.create(body, false)),
  ),
  route('POST', '/orders/create/return', 'create_order', ({ orders, body }) =>
    created(orders.create(body, true)),
  ),
  route('GET', '/orders', 'find_orders', ({ orders, query }) => ({
    data: orders.find(query.get('search') ?? '', false).map(shown),
  })),
  route('GET', '/orders/processing/return', 'find_orders', ({ orders, query }) => ({
    data: orders.find(query.get('search') ?? '', true).map(shown),
  })),
  route('POST', '/courier/assign/awb', 'assign_awb', ({ orders, body }) => {
    const isReturn = Number(body.is_return ?? 0) === 1;
    const order = orders.assign(Number(body.shipment_id), Number(body.courier_id), isReturn);
    const { awb, courier } = order.awbs.at(-1) ?? { awb: '', courier: '' };
    const data = { awb_code: awb, courier_name: courier, shipment_id: order.shipmentId };
    return { awb_assign_status: 1, response: { data } };
  }),
  route('POST', '/orders/cancel', 'cancel_order', ({ orders, body }) => {
    orders.cancel(idsOf(body.ids));
    return { status_code: 200, message: 'Order cancelled successfully.' };
  }),
  route('POST', '/courier/generate/label', 'label', (input) => {
    assigned(input);
    return { label_created: 1, label_url: fileUrl(input, 'label'), not_created: [] };
  }),
  route('POST', '/manifests/generate', 'manifest', (input) => {
    assigned(input);
    return { status: 1, manifest_url: fileUrl(input, 'manifest') };
  }),
  route('POST', '/courier/generate/pickup', 'pickup', (input) => {
    assigned(input);
    input.orders.requestPickup(idsOf(input.body.shipment_id));
    return { pickup_status: 1, response: { data: 'Pickup is confirmed.' } };
  }),
  route('GET', '/ndr/:awb', 'find_answers', ({ orders, params }) => {
    const { failedDelivery } = orders.withAwb(params.awb ?? '');
    if (!failedDelivery) throw new AggregatorRefusal('No NDR found for this AWB.', 404);
    const { reason, attempts, answers } = failedDelivery;
    const history = answers.map(({ comments }, place) => ({ id: place + 1, comment: comments }));
    return { data: [{ awb_code: params.awb, status: 'UNDELIVERED', reason, attempts, history }] };
  }),
  route('POST', '/ndr/:awb/action', 'answer_delivery', ({ orders, params, body }) => {
    orders.answer(params.awb ?? '', body);
    return { success: true, message: 'Action updated successfully.' };
  }),
];

export function findCall(method: string | undefined, path: string) {
  return matchRoute([...ROUTES, ...DELHIVERY_ROUTES], method, path.replace(/\/$/, ''));
}

/** The PDF behind a link of `label` or `manifest`. */
export function fileOf(orders: AggregatorOrders, kind: string, ids: string): Buffer {
  const found = orders.withShipments(ids.split(',').map(Number));
  if (kind === 'manifest') return plainPdf([['MANIFEST', ...found.map(lineOf)]]);
  return plainPdf(found.map((order) => ['LABEL', lineOf(order), ...addressOf(order)]));
}

function lineOf({ awbs, reference }: AggregatorOrder): string {
  const { awb = '', courier = '' } = awbs.at(-1) ?? {};
  return `${awb} ${courier} ${reference}`;
}

function addressOf({ request }: AggregatorOrder): string[] {
  const names = ['customer_name', 'address', 'city', 'pincode', 'state'];
  return names.map((name) => fieldText(request[`billing_${name}`]));
}

function fileUrl({ origin, body }: CallInput, kind: string): string {
  return `${origin}/files/${kind}/${idsOf(body.shipment_id).join(',')}`;
}

/** Labels, manifests and pickups need an AWB. */
function assigned({ orders, body }: CallInput): void {
  const without = orders
    .withShipments(idsOf(body.shipment_id))
    .filter(({ awbs }) => awbs.every(({ isCancelled }) => isCancelled));
  if (without.length > 0) throw new AggregatorRefusal('AWB is not assigned.', 400);
}

function idsOf(value: unknown): number[] {
  return Array.isArray(value) ? value.map(Number) : [];
}

function created({ id, shipmentId }: AggregatorOrder): object {
  return { order_id: id, shipment_id: shipmentId, status: 'NEW', status_code: 1 };
}

function shown(order: AggregatorOrder): object {
  const { id, reference, isCancelled, shipmentId, awbs } = order;
  const active = awbs.findLast((one) => !one.isCancelled);
  return {
    id,
    channel_order_id: reference,
    status: isCancelled ? 'CANCELED' : active ? 'READY TO SHIP' : 'NEW',
    shipments: [{ id: shipmentId, awb: active?.awb ?? '', courier: active?.courier ?? '' }],
    awb_data: { charges: { freight_charges: active ? String(active.charge) : '' } },
  };
}
