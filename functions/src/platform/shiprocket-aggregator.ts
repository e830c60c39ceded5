import {
  array,
  number,
  object,
  optional,
  parse,
  pipe,
  string,
  transform,
  union,
  nullish,
} from 'valibot';

import { indianDay } from '@kargha/domain/india/indian-day';
import { paiseToRupees, rupeesToPaise, type Paise } from '@kargha/domain/money/paise';
import { textOf } from '@kargha/domain/records/stored-record';

import { courierAccount, type CourierAccount } from './courier-account.ts';
import type {
  AggregatorOrder,
  CourierAggregator,
  NewAggregatorOrder,
  RateQuery,
} from './courier-aggregator.ts';
import { fetchPdf, nullIfRefused, shiprocketCaller, understand } from './shiprocket-call.ts';
import { deliveryCalls } from './shiprocket-deliveries.ts';

/** Null when this deployment has no courier aggregator. */
export function configuredAggregator(): CourierAggregator | null {
  const account = courierAccount();
  return account && shiprocketAggregator(account);
}

/** Shiprocket's public REST API (apidocs.shiprocket.in), from memory; docs/couriers.md says what was not tried. */
export function shiprocketAggregator(account: CourierAccount): CourierAggregator {
  const call = shiprocketCaller(account);
  const post = (path: string, body: object) => call({ method: 'POST', path, body });
  const file = async (path: string, field: string, shipmentIds: readonly string[]) => {
    const answer = await post(path, { shipment_id: shipmentIds.map(Number) });
    return fetchPdf(account, textOf(answer[field]));
  };
  return {
    rates: async (query) => {
      const path = `/courier/serviceability/?${rateQuery(query)}`;
      // 404: no courier serves this way.
      const answer = await call({ method: 'GET', path }).catch(nullIfRefused);
      return answer === null ? [] : understand(answer, readRates);
    },
    findOrders: async (reference) => {
      const query = new URLSearchParams({ search: reference, per_page: '20' }).toString();
      const answer = await call({ method: 'GET', path: `/orders?${query}` });
      const found = understand(answer, readOrders);
      return found.filter((order) => order.reference === reference);
    },
    createOrder: async (order) => {
      await post('/orders/create/adhoc', orderBody(order));
    },
    assignAwb: async (shipmentId, courierId) => {
      const body = { shipment_id: Number(shipmentId), courier_id: courierId };
      await post('/courier/assign/awb', body);
    },
    cancelOrder: async (orderId) => {
      await post('/orders/cancel', { ids: [Number(orderId)] });
    },
    labels: (shipmentIds) => file('/courier/generate/label', 'label_url', shipmentIds),
    manifest: (shipmentIds) => file('/manifests/generate', 'manifest_url', shipmentIds),
    requestPickup: async (shipmentIds) => {
      await post('/courier/generate/pickup', { shipment_id: shipmentIds.map(Number) });
    },
    ...deliveryCalls(call),
  };
}

function rateQuery({ fromPincode, toPincode, size, value, toCollect }: RateQuery): string {
  return new URLSearchParams({
    pickup_postcode: fromPincode,
    delivery_postcode: toPincode,
    weight: kilograms(size.weightGrams),
    length: String(size.lengthCm),
    breadth: String(size.breadthCm),
    height: String(size.heightCm),
    declared_value: rupees(value),
    cod: toCollect > 0 ? '1' : '0',
    is_return: '0',
  }).toString();
}

function orderBody(order: NewAggregatorOrder): object {
  const { reference, at, pickupLocation, customer, items, value, toCollect, size } = order;
  return {
    order_id: reference,
    order_date: indianDay(at),
    pickup_location: pickupLocation,
    ...billingFields(customer),
    shipping_is_billing: true,
    order_items: items.map(({ name, sku, hsn, quantity, price }) => ({
      ...{ name, sku: sku === '' ? name.slice(0, 50) : sku, hsn, units: quantity },
      selling_price: rupees(price),
    })),
    payment_method: toCollect > 0 ? 'COD' : 'Prepaid',
    // The courier collects this sum; a parcel that is paid names the value of its goods.
    sub_total: rupees(toCollect > 0 ? toCollect : value),
    length: size.lengthCm,
    breadth: size.breadthCm,
    height: size.heightCm,
    weight: kilograms(size.weightGrams),
  };
}

function billingFields(customer: NewAggregatorOrder['customer']): object {
  const { name, phone, email, line1, line2, city, state, pincode } = customer;
  return {
    billing_customer_name: name,
    billing_last_name: '',
    billing_address: line1,
    billing_address_2: line2,
    billing_city: city,
    billing_state: state,
    billing_pincode: pincode,
    billing_country: 'India',
    billing_email: email,
    billing_phone: phone,
  };
}

function rupees(amount: Paise): string {
  return paiseToRupees(amount).toFixed(2);
}

function kilograms(grams: number): string {
  return (grams / 1000).toFixed(3);
}

/** Numbers come as numbers or as text. */
const digits = pipe(union([number(), string()]), transform(String));
const amount = pipe(union([number(), string()]), transform(Number));

const ratesSchema = object({
  data: object({
    available_courier_companies: array(
      object({
        courier_company_id: number(),
        courier_name: string(),
        rate: amount,
        estimated_delivery_days: nullish(amount, null),
      }),
    ),
  }),
});

function readRates(answer: unknown) {
  return parse(ratesSchema, answer).data.available_courier_companies.map((one) => ({
    courierId: one.courier_company_id,
    courier: one.courier_name,
    charge: rupeesToPaise(one.rate),
    days: one.estimated_delivery_days,
  }));
}

const ordersSchema = object({
  data: array(
    object({
      id: digits,
      channel_order_id: digits,
      status: string(),
      shipments: array(
        object({ id: digits, awb: nullish(string(), ''), courier: nullish(string(), '') }),
      ),
      awb_data: optional(
        object({ charges: optional(object({ freight_charges: nullish(amount, null) }), {}) }),
        {},
      ),
    }),
  ),
});

function readOrders(answer: unknown): AggregatorOrder[] {
  return parse(ordersSchema, answer).data.map((order) => {
    const { id: shipmentId, awb, courier } = order.shipments[0] ?? NO_SHIPMENT;
    const charge = awb === '' ? null : order.awb_data.charges.freight_charges;
    return {
      orderId: order.id,
      reference: order.channel_order_id,
      isCancelled: /cancel/i.test(order.status),
      ...{ shipmentId, awb, courier },
      charge: typeof charge === 'number' ? rupeesToPaise(charge) : null,
    };
  });
}

const NO_SHIPMENT = { id: '', awb: '', courier: '' };
