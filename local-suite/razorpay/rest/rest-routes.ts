import type { Route } from '../../companion-server/routes.ts';
import { unknownId } from '../api-error.ts';
import type { Refund } from '../store/entities.ts';
import { readAmount, readCurrency } from './field-checks.ts';
import { collectionOf } from '../store/sandbox-store.ts';
import { listPage } from './list-page.ts';
import { createOrder, listOrders } from '../store/orders.ts';
import { capturePayment } from '../store/payments.ts';
import { createRefund } from '../store/refunds.ts';
import { REFUND_KEY_HEADER } from '../store/refund-keys.ts';
import { ACCOUNT_ROUTES } from './account-routes.ts';
import { on } from './rest-route.ts';
import type { RestAnswer, RestHandler, RestRequest } from './rest-route.ts';

/** The part of Razorpay's REST API that a shop needs, under /v1. */
export const REST_ROUTES: Route<RestHandler>[] = [
  ...ACCOUNT_ROUTES,
  on('POST /v1/orders', 'create_order', ({ sandbox, fields }) => createOrder(sandbox, fields)),
  on('GET /v1/orders', 'list_orders', ({ sandbox, query }) => listOrders(sandbox.store, query)),
  on('GET /v1/orders/:id', 'fetch_order', ({ sandbox, params }) =>
    sandbox.store.order(params.id ?? ''),
  ),
  on('GET /v1/orders/:id/payments', 'order_payments', ({ sandbox, params }) => {
    const { id } = sandbox.store.order(params.id ?? '');
    return collectionOf(sandbox.store.paymentsOf(id).toReversed());
  }),
  on('GET /v1/payments', 'list_payments', ({ sandbox, query }) =>
    listPage(sandbox.store.payments(), query),
  ),
  on('GET /v1/payments/:id', 'fetch_payment', ({ sandbox, params, query }) => {
    const payment = sandbox.store.payment(params.id ?? '');
    if (query.get('expand[]') !== 'offers') return payment;
    const { offer_id: id } = payment;
    return { ...payment, offers: collectionOf(id === null ? [] : [{ id }]) };
  }),
  on('POST /v1/payments/:id/capture', 'capture', ({ sandbox, params, fields }) => {
    const payment = sandbox.store.payment(params.id ?? '');
    if (fields.currency !== undefined) readCurrency(fields);
    capturePayment(sandbox, payment, readAmount(fields));
    return payment;
  }),
  { method: 'POST', path: '/v1/payments/:id/refund', handler: { call: 'refund', answer: refund } },
  on('GET /v1/payments/:id/refunds', 'list_refunds', ({ sandbox, params, query }) => {
    const { id } = sandbox.store.payment(params.id ?? '');
    return listPage(sandbox.store.refundsOf(id), query);
  }),
  on('GET /v1/payments/:id/refunds/:refund', 'fetch_refund', ({ sandbox, params }) => {
    const found = sandbox.store.refund(params.refund ?? '');
    if (found.payment_id !== params.id) throw unknownId();
    return found;
  }),
  on('GET /v1/refunds', 'list_refunds', ({ sandbox, query }) =>
    listPage(sandbox.store.refunds(), query),
  ),
  on('GET /v1/refunds/:id', 'fetch_refund', ({ sandbox, params }) =>
    sandbox.store.refund(params.id ?? ''),
  ),
];

function refund(request: RestRequest): RestAnswer {
  const { sandbox, params, fields, headers } = request;
  const payment = sandbox.store.payment(params.id ?? '');
  const make = (): Refund => createRefund(sandbox, payment, fields);
  const key = headers[REFUND_KEY_HEADER];
  if (typeof key !== 'string') return { body: make() };
  const { refund: made, settle } = sandbox.refundKeys.once(key, [payment.id, fields], make);
  return { body: made, settle };
}
