import { array, number, object, optional, parse, string, nullish } from 'valibot';

import { indianDay } from '@kargha/domain/india/indian-day';
import { paiseToRupees, rupeesToPaise, type Paise } from '@kargha/domain/money/paise';

import type { CourierAccount } from './courier-account.ts';
import type {
  AggregatorOrder,
  CourierAggregator,
  NewAggregatorOrder,
  ParcelAddress,
  RateQuery,
} from './courier-aggregator.ts';
import { anyNumber, digits } from './outside-service.ts';
import { nullIfRefused, shiprocketCaller, understand } from './shiprocket-call.ts';
import { deliveryCalls } from './shiprocket-deliveries.ts';
import { documentCalls } from './shiprocket-documents.ts';

/** Shiprocket's public REST API (apidocs.shiprocket.in), from memory; docs/couriers.md says what was not tried. */
export function shiprocketAggregator(account: CourierAccount): CourierAggregator {
  const call = shiprocketCaller(account);
  const post = (path: string, body: object) => call({ method: 'POST', path, body });
  return {
    rates: async (query) => {
      const path = `/courier/serviceability/?${rateQuery(query)}`;
      // 404: no courier serves this way.
      const answer = await call({ method: 'GET', path }).catch(nullIfRefused);
      return answer === null ? [] : understand(answer, readRates);
    },
    findOrders: async ({ reference, isReturn }) => {
      const query = new URLSearchParams({ search: reference, per_page: '20' }).toString();
      const list = isReturn ? '/orders/processing/return' : '/orders';
      const answer = await call({ method: 'GET', path: `${list}?${query}` });
      const found = understand(answer, readOrders);
      return found.filter((order) => order.reference === reference);
    },
    createOrder: async (order) => {
      if (order.returnTo) await post('/orders/create/return', returnBody(order, order.returnTo));
      else await post('/orders/create/adhoc', orderBody(order));
    },
    assignAwb: async (shipmentId, courierId, isReturn) => {
      const body = { shipment_id: Number(shipmentId), courier_id: courierId };
      await post('/courier/assign/awb', { ...body, ...(isReturn && { is_return: 1 }) });
    },
    cancelOrder: async (orderId) => {
      await post('/orders/cancel', { ids: [Number(orderId)] });
    },
    ...documentCalls(account, call),
    ...deliveryCalls(call),
  };
}

function rateQuery(query: RateQuery): string {
  const { fromPincode, toPincode, size, value, toCollect, isReturn } = query;
  return new URLSearchParams({
    pickup_postcode: fromPincode,
    delivery_postcode: toPincode,
    weight: kilograms(size.weightGrams),
    length: String(size.lengthCm),
    breadth: String(size.breadthCm),
    height: String(size.heightCm),
    declared_value: rupees(value),
    cod: toCollect > 0 ? '1' : '0',
    is_return: isReturn ? '1' : '0',
  }).toString();
}

function orderBody(order: NewAggregatorOrder): object {
  const { pickupLocation, customer, value, toCollect } = order;
  return {
    ...contentFields(order),
    pickup_location: pickupLocation,
    ...addressFields('billing', customer),
    shipping_is_billing: true,
    payment_method: toCollect > 0 ? 'COD' : 'Prepaid',
    // The courier collects this sum; a parcel that is paid names the value of its goods.
    sub_total: rupees(toCollect > 0 ? toCollect : value),
  };
}

function returnBody(order: NewAggregatorOrder, returnTo: ParcelAddress): object {
  return {
    ...contentFields(order),
    ...addressFields('pickup', order.customer),
    ...addressFields('shipping', returnTo),
    payment_method: 'Prepaid',
    sub_total: rupees(order.value),
  };
}

function contentFields({ reference, at, items, size }: NewAggregatorOrder): object {
  return {
    order_id: reference,
    order_date: indianDay(at),
    order_items: items.map(({ name, sku, hsn, quantity, price }) => ({
      ...{ name, sku: sku === '' ? name.slice(0, 50) : sku, hsn, units: quantity },
      selling_price: rupees(price),
    })),
    length: size.lengthCm,
    breadth: size.breadthCm,
    height: size.heightCm,
    weight: kilograms(size.weightGrams),
  };
}

function addressFields(kind: 'billing' | 'pickup' | 'shipping', place: ParcelAddress): object {
  const { name, phone, email, line1, line2, city, state, pincode } = place;
  return {
    [`${kind}_customer_name`]: name,
    [`${kind}_last_name`]: '',
    [`${kind}_address`]: line1,
    [`${kind}_address_2`]: line2,
    [`${kind}_city`]: city,
    [`${kind}_state`]: state,
    [`${kind}_pincode`]: pincode,
    [`${kind}_country`]: 'India',
    [`${kind}_email`]: email,
    [`${kind}_phone`]: phone,
  };
}

function rupees(amount: Paise): string {
  return paiseToRupees(amount).toFixed(2);
}

function kilograms(grams: number): string {
  return (grams / 1000).toFixed(3);
}

const ratesSchema = object({
  data: object({
    available_courier_companies: array(
      object({
        courier_company_id: number(),
        courier_name: string(),
        rate: anyNumber,
        estimated_delivery_days: nullish(anyNumber, null),
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
        object({ charges: optional(object({ freight_charges: nullish(anyNumber, null) }), {}) }),
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
