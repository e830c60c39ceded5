import { html } from '../../companion-server/html.ts';
import type { Html } from '../../companion-server/html.ts';
import { table } from '../../companion-server/table.ts';
import { formatPaise } from '../checkout-window/format-paise.ts';
import { OUTCOMES } from './control-fields.ts';
import type { Outcome } from './control-fields.ts';
import type { Order, Payment, Refund } from '../store/entities.ts';
import type { Delivery } from '../webhooks/webhook-sender.ts';

/** Rows per table. */
const ROWS = 25;

const OUTCOME_LABELS: Record<Outcome, string> = {
  captured: 'Pay',
  failed: 'Fail',
  authorized_late: 'Pay late',
};

const SUCCESS_STATUSES = ['paid', 'captured', 'processed', 'delivered'];
const FAILURE_STATUSES = ['failed', 'given_up'];

export function ordersTable(orders: Order[]): Html {
  return table<Order>(
    'Orders',
    [
      { label: 'Order', cell: ({ id, receipt }) => idWithHint(id, receipt ?? '') },
      { label: 'Amount', cell: ({ amount }) => formatPaise(amount), isNumber: true },
      { label: 'Status', cell: ({ status }) => badge(status) },
      { label: 'Attempts', cell: ({ attempts }) => attempts, isNumber: true },
      { label: 'Created', cell: ({ created_at: at }) => timeOf(at), isNumber: true },
      { label: 'Pay here', cell: payButtons },
    ],
    newest(orders),
    'No orders yet. They appear when someone checks out in the shop.',
  );
}

export function paymentsTable(payments: Payment[]): Html {
  return table<Payment>(
    'Payments',
    [
      { label: 'Payment', cell: ({ id, order_id: order }) => idWithHint(id, order) },
      { label: 'Amount', cell: ({ amount }) => formatPaise(amount), isNumber: true },
      { label: 'Status', cell: ({ status }) => badge(status) },
      { label: 'Method', cell: ({ method }) => method },
      {
        label: 'Refunded',
        cell: (payment) => formatPaise(payment.amount_refunded),
        isNumber: true,
      },
      { label: 'Created', cell: ({ created_at: at }) => timeOf(at), isNumber: true },
    ],
    newest(payments),
    'No payments yet.',
  );
}

export function refundsTable(refunds: Refund[]): Html {
  return table<Refund>(
    'Refunds',
    [
      { label: 'Refund', cell: ({ id, payment_id: payment }) => idWithHint(id, payment) },
      { label: 'Amount', cell: ({ amount }) => formatPaise(amount), isNumber: true },
      { label: 'Status', cell: ({ status }) => badge(status) },
      { label: 'Created', cell: ({ created_at: at }) => timeOf(at), isNumber: true },
      {
        label: 'Test',
        cell: ({ id, status }) =>
          status === 'failed' ? '' : actionButton(`/people/refunds/${id}/fail`, 'Fail refund'),
      },
    ],
    newest(refunds),
    'No refunds yet.',
  );
}

export function webhooksTable(deliveries: Delivery[]): Html {
  return table<Delivery>(
    'Webhooks',
    [
      { label: 'Event', cell: ({ event, eventId }) => idWithHint(event, eventId) },
      { label: 'Status', cell: ({ status }) => badge(status) },
      { label: 'Responses', cell: ({ tries }) => tries.join(', ') || 'none yet' },
      {
        label: 'Test',
        cell: ({ eventId }) => actionButton(`/people/webhooks/${eventId}/send`, 'Send again'),
      },
    ],
    newest(deliveries),
    'No events yet. They tell the shop about payments and refunds.',
  );
}

function payButtons({ id, status }: Order): Html {
  if (status === 'paid') return html``;
  return html`<form class="actions" method="post" action="/people/orders/${id}/pay">
    ${OUTCOMES.map(
      (outcome) =>
        html`<button
          name="outcome"
          value="${outcome}"
          aria-label="${OUTCOME_LABELS[outcome]}: ${id}"
        >
          ${OUTCOME_LABELS[outcome]}
        </button>`,
    )}
  </form>`;
}

function actionButton(action: string, label: string): Html {
  return html`<form method="post" action="${action}"><button>${label}</button></form>`;
}

function idWithHint(id: string, hint: string): Html {
  return html`<span><code>${id}</code><span class="hint">${hint}</span></span>`;
}

function badge(status: string): Html {
  let kind = '';
  if (SUCCESS_STATUSES.includes(status)) kind = 'badge-good';
  if (FAILURE_STATUSES.includes(status)) kind = 'badge-bad';
  return html`<span><span class="badge ${kind}">${status.replaceAll('_', ' ')}</span></span>`;
}

const TIME_FORMAT = new Intl.DateTimeFormat('en-IN', {
  timeStyle: 'medium',
  timeZone: 'Asia/Kolkata',
});

function timeOf(seconds: number): string {
  return TIME_FORMAT.format(seconds * 1000);
}

function newest<Row>(rows: readonly Row[]): Row[] {
  return rows.toReversed().slice(0, ROWS);
}
