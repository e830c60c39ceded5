import { invalidInput } from '../api-error.ts';
import { INSTANT_REFUND_FEE } from './account-settings.ts';
import { bookRefund, bookReturnedFee, bookReturnedRefund } from './balance.ts';
import type { Payment, Refund } from './entities.ts';
import { newEntityId } from './entity-id.ts';
import { checkFieldNames, readAmount, readNotes, readReceipt } from '../rest/field-checks.ts';
import type { StoreContext } from './payments.ts';
import { secondsNow } from './seconds-now.ts';

const REFUND_FIELDS = ['amount', 'speed', 'notes', 'receipt'];

type Fields = Readonly<Record<string, unknown>>;

/**
 * Refunds a captured payment (POST /v1/payments/:id/refund): the whole remaining amount if none is given. Throws
 * ApiError if the amount is above what is left.
 */
export function createRefund(context: StoreContext, payment: Payment, fields: Fields): Refund {
  checkFieldNames(fields, REFUND_FIELDS);
  assertRefundable(payment);
  const refundable = payment.amount - payment.amount_refunded;
  const amount = fields.amount === undefined ? refundable : readAmount(fields);
  if (amount > refundable) {
    throw invalidInput('The refund amount provided is greater than amount captured', 'amount');
  }
  const speed = readSpeed(fields.speed);
  const isInstant = speed === 'optimum' && context.store.settings.instantRefunds;
  const refund: Refund = {
    id: newEntityId('rfnd'),
    entity: 'refund',
    amount,
    currency: payment.currency,
    payment_id: payment.id,
    notes: readNotes(fields),
    receipt: readReceipt(fields),
    acquirer_data: { arn: null },
    created_at: secondsNow(),
    batch_id: null,
    status: 'processed',
    speed_processed: isInstant ? 'instant' : 'normal',
    speed_requested: speed,
    ...(isInstant && INSTANT_REFUND_FEE),
  };
  context.store.addRefund(refund);
  bookRefund(context.store, refund);
  addToRefunded(payment, amount);
  context.emit('refund.created', { refund, payment });
  context.emit('refund.processed', { refund, payment });
  return refund;
}

/** The bank returns a refund: the money counts as captured again. */
export function failRefund(context: StoreContext, refund: Refund): void {
  if (refund.status === 'failed') return;
  const payment = context.store.payment(refund.payment_id);
  refund.status = 'failed';
  bookReturnedRefund(context.store, refund);
  addToRefunded(payment, -refund.amount);
  context.emit('refund.failed', { refund, payment });
}

/** An instant refund could not be made at once: it is made at normal speed, and its fee is returned. */
export function slowRefundDown(context: StoreContext, refund: Refund): void {
  if (refund.speed_processed !== 'instant') {
    throw invalidInput('Only an instant refund must be slowed down.');
  }
  bookReturnedFee(context.store, refund);
  Object.assign(refund, { speed_processed: 'normal', fee: 0, tax: 0 });
  context.emit('refund.speed_changed', {
    refund,
    payment: context.store.payment(refund.payment_id),
  });
}

function assertRefundable(payment: Payment): void {
  if (payment.status === 'refunded') {
    throw invalidInput('The payment has been fully refunded already');
  }
  if (payment.status !== 'captured') {
    throw invalidInput('The payment status should be captured for action to be taken');
  }
}

function readSpeed(speed: unknown): Refund['speed_requested'] {
  if (speed === undefined) return 'normal';
  if (speed === 'normal' || speed === 'optimum') return speed;
  throw invalidInput('The selected speed is invalid.', 'speed');
}

function addToRefunded(payment: Payment, amount: number): void {
  payment.amount_refunded += amount;
  const isFull = payment.amount_refunded === payment.amount;
  payment.status = isFull ? 'refunded' : 'captured';
  payment.refund_status = isFull ? 'full' : 'partial';
  if (payment.amount_refunded === 0) payment.refund_status = null;
}
