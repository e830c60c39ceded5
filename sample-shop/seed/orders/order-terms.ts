import {
  withCreditDueDates,
  paidAmount,
  planInstalments,
  type Instalment,
} from '@kargha/domain/payments/instalment';
import type { Order, OrderPayment } from '@kargha/domain/orders/order';
import type { Paise } from '@kargha/domain/money/paise';

import { stableHex } from '../foundation/stable-id.ts';
import { personOf } from '../people/people.ts';
import { orderIds } from './order-ids.ts';
import type { PlannedOrder } from './order-plan.ts';

type QuotationFields = Pick<
  Order,
  'quoteId' | 'paymentTerms' | 'instalments' | 'purchaseOrderNumber'
> & { instalmentGatewayOrders?: string[] };

/** Undefined before dispatch, when the invoice is issued. */
interface OrderDates {
  acceptedAt: Date;
  invoicedAt: Date | undefined;
}

/** Instalments whose advances are paid; empty for an order from the cart. */
export function quotationFields(
  { key, bulk, method }: PlannedOrder,
  total: Paise,
  { acceptedAt, invoicedAt }: OrderDates,
): QuotationFields {
  if (!bulk) return {};
  const { gatewayOrderId, paymentId } = orderIds(key);
  const plannedInstalments = planInstalments(total, bulk.terms, acceptedAt);
  const withPayments = plannedInstalments.map((instalment): Instalment =>
    instalment.due === 'now'
      ? { ...instalment, state: 'paid', gatewayOrderId, paymentId, method }
      : instalment,
  );
  const instalments = invoicedAt ? withCreditDueDates(withPayments, invoicedAt) : withPayments;
  const isPaid = instalments.some(({ state }) => state === 'paid');
  return {
    quoteId: stableHex('quote', bulk.quote),
    paymentTerms: bulk.terms,
    instalments,
    purchaseOrderNumber: bulk.purchaseOrder,
    ...(isPaid && { instalmentGatewayOrders: [gatewayOrderId] }),
  };
}

/** Not paid in full: only the advances have been captured. */
export function instalmentPayment(instalments: readonly Instalment[]): OrderPayment {
  return {
    state: 'pending',
    gateway: 'razorpay',
    gatewayOrderId: null,
    paymentId: null,
    method: null,
    captured: paidAmount(instalments),
    refunded: paidAmount([]),
  };
}

export function companyOf({ personKey, bulk }: PlannedOrder) {
  const { company } = bulk ? personOf(personKey) : {};
  return company && { gstin: company.gstin, companyName: company.name };
}
