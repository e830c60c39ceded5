import { addDays, indianDay } from '@kargha/domain/india/indian-day';
import { paiseToRupees, type Paise } from '@kargha/domain/money/paise';

import type { CourierAccount } from './courier-account.ts';
import {
  CourierError,
  type AggregatorAnswer,
  type CourierAggregator,
  type NewAggregatorOrder,
  type RateQuery,
} from './courier-aggregator.ts';
import { delhiveryCaller } from './delhivery-call.ts';
import {
  readCharge,
  readCreated,
  readEdited,
  readLabels,
  readPackages,
  readPincodes,
} from './delhivery-answers.ts';
import { runInBatches } from './run-in-batches.ts';
import { fetchPdf } from './fetch-pdf.ts';
import { understand } from './shiprocket-call.ts';

/** Delhivery's two services, as couriers of an aggregator. */
const MODES = [
  { courierId: 1, courier: 'Delhivery Surface', mode: 'S', name: 'Surface' },
  { courierId: 2, courier: 'Delhivery Express', mode: 'E', name: 'Express' },
] as const;

/**
 * Delhivery's own API, as its public documentation describes it (one.delhivery.com/developer-portal); not tried with an
 * account. It assigns the AWB with the order, so that its number stands for order and shipment, too.
 */
export function delhiveryAggregator(account: CourierAccount): CourierAggregator {
  const { get, post, postForm } = delhiveryCaller(account);
  const edit = (waybill: string) => post('/api/p/edit', { waybill, cancellation: 'true' });
  return {
    rates: async (query) => {
      if (!(await isServed(get, query))) return [];
      return Promise.all(
        MODES.map(async ({ courierId, courier, mode }) => {
          const answer = await get('/api/kinko/v1/invoice/charges/.json', chargeQuery(query, mode));
          const charge = understand(answer, readCharge);
          return { courierId, courier, charge, days: null };
        }),
      );
    },
    findOrders: async ({ reference }) => {
      const answer = await get('/api/v1/packages/json/', { ref_ids: reference });
      return understand(answer, readPackages).filter((order) => order.reference === reference);
    },
    createOrder: async (order) => {
      const answer = await postForm('/api/cmu/create.json', {
        format: 'json',
        data: JSON.stringify(orderBody(order)),
      });
      refuseFailed(understand(answer, readCreated));
    },
    assignAwb: () =>
      Promise.reject(new CourierError('unknown', 'Delhivery shows no AWB of the parcel yet.')),
    cancelOrder: async (waybill) => {
      const { status, remark, error } = understand(await edit(waybill), readEdited);
      if (status) return;
      throw new CourierError('refused', remark || error || 'Delhivery did not cancel the parcel.');
    },
    labels: async (waybills) => {
      const query = { wbns: waybills.join(','), pdf: 'true' };
      const links = understand(await get('/api/p/packing_slip', query), readLabels);
      if (links.length === 0) throw new CourierError('unknown', NO_LABELS);
      return runInBatches([...new Set(links)], AT_ONCE, (link) => fetchPdf(account, link));
    },
    manifest: null,
    requestPickup: async (waybills, { location, at }) => {
      await post('/fm/request/new/', {
        ...{ pickup_date: addDays(indianDay(at), 1), pickup_time: '11:00:00' },
        ...{ pickup_location: location, expected_package_count: waybills.length },
      });
    },
    // It lists no answers; a repeated one is an instruction that it has already.
    deliveryComments: () => Promise.resolve([]),
    answerDelivery: async (waybill, answer) => {
      if (answer.isReturn) await edit(waybill);
      else await post('/api/p/update', { data: [{ waybill, ...deliveryAction(answer) }] });
    },
  };
}

const NO_LABELS = 'Delhivery sent no labels.';
/** Label files that are fetched together. */
const AT_ONCE = 5;

function deliveryAction({ day, phone, address1, address2 }: AggregatorAnswer): object {
  if (day !== '') return { act: 'DEFER_DLV', action_data: { deferred_date: day } };
  if (phone === '' && address1 === '') return { act: 'RE-ATTEMPT', action_data: {} };
  const add = address1 === '' ? {} : { add: `${address1}, ${address2}` };
  return { act: 'EDIT_DETAILS', action_data: { ...(phone !== '' && { phone }), ...add } };
}

type Get = ReturnType<typeof delhiveryCaller>['get'];

async function isServed(get: Get, { fromPincode, toPincode, toCollect, isReturn }: RateQuery) {
  const filter_codes = isReturn ? fromPincode : toPincode;
  const answer = await get('/c/api/pin-codes/json/', { filter_codes });
  return understand(answer, readPincodes).some(({ postal_code: { pre_paid, cod, pickup } }) => {
    if (isReturn) return pickup === 'Y';
    return (toCollect > 0 ? cod : pre_paid) === 'Y';
  });
}

/** Cubic centimetres to a kilogram: the heavier of weight and volume is charged. */
const VOLUME = 5000;

function chargeQuery({ fromPincode, toPincode, size, toCollect, isReturn }: RateQuery, md: string) {
  const { weightGrams, lengthCm, breadthCm, heightCm } = size;
  const volume = (lengthCm * breadthCm * heightCm * 1000) / VOLUME;
  return {
    ...{ md, ss: isReturn ? 'DTO' : 'Delivered', o_pin: fromPincode, d_pin: toPincode },
    cgm: String(Math.ceil(Math.max(weightGrams, volume))),
    pt: toCollect > 0 ? 'COD' : 'Pre-paid',
    ...(toCollect > 0 && { cod: rupees(toCollect) }),
  };
}

function orderBody(order: NewAggregatorOrder): object {
  const { reference, customer, items, value, toCollect, size, returnTo, pickupLocation } = order;
  const { name, phone, line1, line2, city, state, pincode } = customer;
  const shipment = {
    ...{ order: reference, name, phone, city, state, pin: pincode, country: 'India' },
    add: [line1, line2].filter((line) => line !== '').join(', '),
    payment_mode: paymentMode(order),
    ...(toCollect > 0 && { cod_amount: rupees(toCollect) }),
    ...(returnTo && {
      ...{ return_name: returnTo.name, return_phone: returnTo.phone, return_add: returnTo.line1 },
      ...{ return_city: returnTo.city, return_state: returnTo.state },
      ...{ return_pin: returnTo.pincode, return_country: 'India' },
    }),
    total_amount: rupees(value),
    products_desc: items
      .map((item) => item.name)
      .join(', ')
      .slice(0, 200),
    hsn_code: [...new Set(items.map(({ hsn }) => hsn))].join(','),
    quantity: String(items.reduce((sum, { quantity }) => sum + quantity, 0)),
    ...{ weight: String(size.weightGrams), shipment_length: String(size.lengthCm) },
    ...{ shipment_width: String(size.breadthCm), shipment_height: String(size.heightCm) },
    shipping_mode: MODES.find(({ courierId }) => courierId === order.courierId)?.name ?? 'Surface',
  };
  return { shipments: [shipment], pickup_location: { name: pickupLocation } };
}

/** `Pickup` goes from the customer to the shop. */
function paymentMode({ returnTo, toCollect }: NewAggregatorOrder): string {
  if (returnTo) return 'Pickup';
  return toCollect > 0 ? 'COD' : 'Prepaid';
}

function rupees(amount: Paise): string {
  return paiseToRupees(amount).toFixed(2);
}

function refuseFailed({ isCreated, remarks }: ReturnType<typeof readCreated>): void {
  if (isCreated) return;
  // An order with our reference is there: the next attempt finds it.
  const failure = /duplicate/i.test(remarks) ? 'unknown' : 'refused';
  throw new CourierError(failure, remarks || 'Delhivery did not accept the parcel.');
}
