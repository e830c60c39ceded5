import type { Route } from '../companion-server/routes.ts';
import { fieldText } from '../tax-portal/portal-field.ts';
import type { Handler } from './aggregator-handler.ts';
import { AggregatorRefusal, type AggregatorOrder } from './aggregator-orders.ts';
import { ratesOf } from './aggregator-rates.ts';

/** The stand-in's couriers that Delhivery's two services cost as much as. */
const COURIER_OF_MODE: Readonly<Record<string, number>> = {
  S: 101,
  Surface: 101,
  E: 102,
  Express: 102,
};

/** No courier goes there, as for the aggregator. */
const isServed = (pincode: string) => !pincode.startsWith('744');

const route = (
  method: string,
  path: string,
  call: Handler['call'],
  work: Handler['work'],
): Route<Handler> => ({ method, path, handler: { call, work } });

/** Delhivery's own API, over the same orders: an order has its AWB from the start. */
export const DELHIVERY_ROUTES: readonly Route<Handler>[] = [
  route('GET', '/c/api/pin-codes/json', 'serviceability', ({ query }) => {
    const pin = query.get('filter_codes') ?? '';
    const flags = { pre_paid: 'Y', cod: 'Y', pickup: 'Y' };
    return { delivery_codes: isServed(pin) ? [{ postal_code: { pin, ...flags } }] : [] };
  }),
  route('GET', '/api/kinko/v1/invoice/charges/.json', 'rates', ({ query }) => {
    const parcel = {
      ...{ from: query.get('o_pin') ?? '', to: query.get('d_pin') ?? '' },
      kilograms: Number(query.get('cgm')) / 1000,
      size: [0, 0, 0] as const,
    };
    const id = COURIER_OF_MODE[query.get('md') ?? ''];
    const rate = ratesOf(parcel).find(({ courier_company_id }) => courier_company_id === id);
    return rate ? [{ total_amount: rate.rate }] : [];
  }),
  route('GET', '/api/v1/packages/json', 'find_orders', ({ orders, query }) => {
    const reference = query.get('ref_ids') ?? '';
    const found = [...orders.find(reference, false), ...orders.find(reference, true)];
    if (found.length === 0) return { Error: 'No such waybill or Order Id found' };
    return { ShipmentData: found.map((order) => ({ Shipment: shown(order) })) };
  }),
  route('POST', '/api/cmu/create.json', 'create_order', ({ orders, body }) => {
    const { shipments } = JSON.parse(fieldText(body.data)) as Sent;
    const [sent] = shipments;
    try {
      const order = orders.create(requestOf(sent), sent.payment_mode === 'Pickup');
      const courier = COURIER_OF_MODE[fieldText(sent.shipping_mode)] ?? 101;
      const { awbs } = orders.assign(order.shipmentId, courier, order.isReturn);
      const waybill = awbs.at(-1)?.awb ?? '';
      return { success: true, packages: [{ status: 'Success', waybill, remarks: [] }], rmk: '' };
    } catch (error) {
      if (!(error instanceof AggregatorRefusal)) throw error;
      const failed = { status: 'Fail', waybill: '', remarks: [error.message] };
      return { success: false, packages: [failed], rmk: 'Package creation failed' };
    }
  }),
  route('POST', '/api/p/edit', 'cancel_order', ({ orders, body }) => {
    const order = orders.withAwb(fieldText(body.waybill));
    if (order.isPickedUp) return { status: false, error: 'The parcel is already picked up.' };
    orders.cancel([order.id]);
    return { status: true, waybill: body.waybill, remark: 'Shipment has been cancelled.' };
  }),
  route('GET', '/api/p/packing_slip', 'label', ({ orders, query, origin }) => {
    const numbers = (query.get('wbns') ?? '').split(',');
    const packages = numbers.map((wbn) => {
      const pdf_download_link = `${origin}/files/label/${orders.withAwb(wbn).shipmentId}`;
      return { wbn, pdf_download_link };
    });
    return { packages };
  }),
  route('POST', '/fm/request/new', 'pickup', ({ body }) => {
    const { pickup_location: place, pickup_date: day } = body;
    if (fieldText(place) === '' || fieldText(day) === '')
      throw new AggregatorRefusal('The pickup location is not known.', 400);
    return { pickup_id: 1, pickup_location_name: place, pickup_date: day };
  }),
  route('POST', '/api/p/update', 'answer_delivery', ({ orders, body }) => {
    const [action] = body.data as { waybill: string; act: string; action_data: object }[];
    if (!action) throw new AggregatorRefusal('There is no action.', 400);
    const { failedDelivery } = orders.withAwb(action.waybill);
    if (!failedDelivery?.isOpen) throw new AggregatorRefusal('NDR action is not allowed.', 400);
    failedDelivery.answers.push({ action: action.act, ...action.action_data });
    return { request_id: `UPL${failedDelivery.answers.length}` };
  }),
];

interface Sent {
  shipments: [Record<string, unknown>];
}

/** The fields by which the orders are kept. */
function requestOf(sent: Record<string, unknown>): Record<string, unknown> {
  const { weight, shipment_length: length, shipment_width: breadth } = sent;
  return {
    ...{ order_id: sent.order, order_date: 'today', payment_method: sent.payment_mode },
    ...{ sub_total: sent.cod_amount ?? sent.total_amount, pickup_location: 'Workshop' },
    ...{ length, breadth, height: sent.shipment_height, weight: Number(weight) / 1000 },
    ...addressOf('billing', sent, ''),
    ...addressOf('pickup', sent, ''),
    ...addressOf('shipping', sent, 'return_'),
  };
}

function addressOf(kind: string, sent: Record<string, unknown>, from: string) {
  const value = (name: string) => sent[`${from}${name}`];
  return {
    ...{ [`${kind}_customer_name`]: value('name'), [`${kind}_address`]: value('add') },
    ...{ [`${kind}_city`]: value('city'), [`${kind}_state`]: value('state') },
    ...{ [`${kind}_pincode`]: value('pin'), [`${kind}_country`]: value('country') },
    [`${kind}_phone`]: value('phone'),
  };
}

function shown({ reference, isCancelled, awbs }: AggregatorOrder): object {
  const status = isCancelled
    ? { Status: 'Canceled', StatusType: 'CN' }
    : { Status: 'Manifested', StatusType: 'UD' };
  return { AWB: awbs.at(-1)?.awb ?? '', ReferenceNo: reference, Status: status };
}
