import { number, object, string, type InferType } from 'yup';

import { ORDER_STATES, orderBadge, type OrderState } from './order-state.ts';
import { INDIAN_STATES } from '../india/indian-states.ts';
import { formMessages } from '../messages/form-messages.ts';
import type { PaymentState } from '../payments/payment.ts';
import { RISK_LEVELS } from '../payments/cash-on-delivery-risk.ts';
import { PAYMENT_METHODS } from '../payments/payment-method.ts';
import { PRODUCT_ID } from '../records/record-id.ts';
import { searchField } from '../records/request-fields.ts';

export const ORDERS_PER_PAGE = 25;
const ORDERS_PER_EXPORT_PAGE = 200;

const withBadge = (badge: ReturnType<typeof orderBadge>) =>
  ORDER_STATES.filter((state) => orderBadge(state) === badge);

/** Filters that match several states. `needs-action` is a flag. */
const STATE_GROUPS: Readonly<Record<string, readonly OrderState[]>> = {
  unpaid: ['pending_payment'],
  'to-pack': ['placed', 'confirmed'],
  'to-ship': ['packed'],
  'on-the-road': ['shipped', 'in_transit', 'out_for_delivery'],
  closed: ['cancelled', 'expired', 'returned'],
  pending: withBadge('pending'),
  processing: withBadge('processing'),
  completed: withBadge('completed'),
  other: withBadge('other'),
};
/** Orders that wait for staff, in any state. */
export const NEEDS_ACTION = 'needs-action';

/** Days for which an order has been waiting in the shop. */
export const WAITING_FILTERS = ['1', '2', '3', '5', '7', '14'] as const;

export const PAYMENT_FILTERS = ['pending', 'paid', 'refunded', 'failed'] as const;
export type PaymentFilter = (typeof PAYMENT_FILTERS)[number];

const PAYMENT_STATES_OF: Record<PaymentFilter, readonly PaymentState[]> = {
  pending: ['pending', 'authorized'],
  paid: ['captured'],
  refunded: ['partially_refunded', 'refunded'],
  failed: ['failed', 'cancelled'],
};

export const ORDER_SORTS = ['newest', 'oldest', 'highest', 'lowest'] as const;
export type OrderSort = (typeof ORDER_SORTS)[number];

const day = () =>
  string()
    .matches(/^\d{4}-\d{2}-\d{2}$/, {
      message: 'Write the date as 2026-11-21.',
      excludeEmptyString: true,
    })
    .test(
      'real-day',
      'This date does not exist.',
      (typed) => !typed || !Number.isNaN(Date.parse(typed)),
    )
    .default('');

const idFilter = () =>
  string()
    .matches(PRODUCT_ID, { message: 'This is not an ID.', excludeEmptyString: true })
    .default('');

/** GET /api/orders: days are days in IST. */
export const orderListQuerySchema = object({
  search: searchField(),
  state: string()
    .oneOf(
      ['', NEEDS_ACTION, ...Object.keys(STATE_GROUPS), ...ORDER_STATES],
      'This is not a state of orders.',
    )
    .default(''),
  payment: string()
    .oneOf(['', ...PAYMENT_FILTERS], 'This is not a state of payments.')
    .default(''),
  from: day(),
  to: day(),
  /** at least so many days since the order, and not shipped yet */
  waiting: string()
    .oneOf(['', ...WAITING_FILTERS], 'This is not a number of days.')
    .default(''),
  /** state or union territory of delivery */
  region: string()
    .oneOf(['', ...INDIAN_STATES.map(({ name }) => name)], 'This is not a state of India.')
    .default(''),
  courier: string().trim().max(60, formMessages.at_most).default(''),
  method: string()
    .oneOf(['', ...PAYMENT_METHODS], 'This is not a payment method.')
    .default(''),
  /** of orders with cash on delivery */
  risk: string()
    .oneOf(['', ...RISK_LEVELS], 'This is not a level of risk.')
    .default(''),
  tag: idFilter(),
  product: idFilter(),
  sort: string()
    .oneOf(ORDER_SORTS, `Sort by ${ORDER_SORTS.join(', ')}.`)
    .default('newest'),
  size: number()
    .oneOf(
      [ORDERS_PER_PAGE, ORDERS_PER_EXPORT_PAGE],
      `A page has ${ORDERS_PER_PAGE} or ${ORDERS_PER_EXPORT_PAGE} orders.`,
    )
    .default(ORDERS_PER_PAGE),
  cursor: string().max(200),
});
export type OrderListQuery = InferType<typeof orderListQuerySchema>;

/** What decides which orders match. */
export const ORDER_FILTERS = [
  'search',
  'state',
  'payment',
  'from',
  'to',
  'waiting',
  'region',
  'courier',
  'method',
  'risk',
  'tag',
  'product',
] as const satisfies readonly (keyof OrderListQuery)[];
export type OrderFilter = Pick<OrderListQuery, (typeof ORDER_FILTERS)[number]>;

export function statesOf(filter: string): readonly OrderState[] {
  const single = ORDER_STATES.find((state) => state === filter);
  return single ? [single] : (STATE_GROUPS[filter] ?? []);
}

export function paymentStatesOf(filter: string): readonly PaymentState[] {
  const known = PAYMENT_FILTERS.find((one) => one === filter);
  return known ? PAYMENT_STATES_OF[known] : [];
}
