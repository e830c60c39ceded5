import type { DisputeRecord } from '@kargha/domain/payments/dispute-schema';

import { conflict, HttpError, notFound } from '../../http/errors.ts';
import { inTransaction } from '../../platform/firestore.ts';
import { writeAudit, type StaffAction } from '../../records/audit-record.ts';
import { disputeRef, disputeWithId } from '../../records/dispute-record.ts';
import { orderRef, readOrder, type OrderRecord } from '../../records/order-record.ts';
import { applyDispute } from '../../money/disputes/apply-dispute.ts';
import type { GatewayDispute } from '../../money/gateway/gateway-account.ts';
import { GatewayError } from '../../money/gateway/payment-gateway.ts';
import type { PaymentContext } from '../../money/payments/payment-context.ts';
import { evidencePdf } from './evidence-pdf.ts';
import { giftCardEvidence } from './gift-card-evidence.ts';
import { readEvidence } from './read-evidence.ts';

type Account = Pick<PaymentContext, 'account'>;

/** Throws 409 not_open, gateway_refused, and 502 gateway_unavailable. */
export async function acceptDispute(
  { account }: Account,
  id: string,
  action: StaffAction,
): Promise<DisputeRecord> {
  const before = await requireOpen(id);
  const answered = await answer({ account }, id, () => account.acceptDispute(id));
  return record(answered, before, { ...action, name: 'dispute.accept', reason: '' });
}

/** Throws 409 not_open, no_order, gateway_refused, and 502 gateway_unavailable. */
export async function contestDispute(
  { account }: Account,
  id: string,
  { summary, ...action }: StaffAction & { summary: string },
): Promise<DisputeRecord> {
  const before = await requireOpen(id);
  const pdf = await disputeEvidence(id, action.at);
  const answered = await answer({ account }, id, async () => {
    const documentId = await account.uploadEvidence(`evidence-${id}.pdf`, pdf);
    return account.contestDispute(id, { summary, documentId });
  });
  return record(answered, before, { ...action, name: 'dispute.contest', reason: summary });
}

/** The evidence as a PDF. Throws 404, and 409 no_order when the payment is unknown. */
export async function disputeEvidence(id: string, at: Date): Promise<Buffer> {
  const dispute = await requireDispute(id);
  const { giftCardSaleId } = dispute;
  if (giftCardSaleId !== undefined) return giftCardEvidence(id, { ...dispute, giftCardSaleId }, at);
  const order = await orderOf(dispute);
  return evidencePdf(await readEvidence(id, dispute, order), at);
}

async function orderOf({ orderId, paymentId }: DisputeRecord): Promise<OrderRecord> {
  const order = orderId === null ? null : readOrder(await orderRef(orderId).get());
  if (order) return order;
  throw conflict('no_order', `Payment ${paymentId} has no order here, so there is no evidence.`);
}

async function requireDispute(id: string): Promise<DisputeRecord> {
  const dispute = await disputeWithId(id);
  if (!dispute) throw notFound('We could not find this dispute.');
  return dispute;
}

async function requireOpen(id: string): Promise<DisputeRecord> {
  const dispute = await requireDispute(id);
  if (dispute.status === 'open') return dispute;
  throw conflict('not_open', 'This dispute does not need a response any more.');
}

/** When the gateway's answer was lost, the dispute itself says whether it arrived. */
async function answer(
  { account }: Account,
  id: string,
  send: () => Promise<GatewayDispute>,
): Promise<GatewayDispute> {
  try {
    return await send();
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    const dispute = await account.fetchDispute(id).catch(() => null);
    if (dispute && dispute.status !== 'open') return dispute;
    if (error.failure === 'declined') throw conflict('gateway_refused', error.message);
    throw new HttpError(
      502,
      'gateway_unavailable',
      'The payment company did not respond. Please try again.',
    );
  }
}

async function record(
  dispute: GatewayDispute,
  before: DisputeRecord,
  { name, by, at, reason }: StaffAction & { name: string; reason: string },
): Promise<DisputeRecord> {
  const after = await applyDispute({ dispute, by, at });
  await inTransaction((transaction) => {
    writeAudit(transaction, {
      action: name,
      target: disputeRef(dispute.id).path,
      actor: by,
      before: { status: before.status },
      after: { status: after.status },
      reason,
      at,
    });
    return Promise.resolve();
  });
  return after;
}
