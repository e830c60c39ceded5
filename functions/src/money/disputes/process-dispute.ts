import { readDispute } from '../gateway/account-entities.ts';
import { GatewayError } from '../gateway/payment-gateway.ts';
import type { PaymentContext } from '../payments/payment-context.ts';
import { applyDispute } from './apply-dispute.ts';

/**
 * Applies a `payment.dispute.*` webhook. Webhooks arrive in any order, so the gateway is asked for the dispute as it
 * is now. Throws GatewayError while it cannot be reached, so that it delivers again.
 */
export async function processDispute(
  { account, now }: Pick<PaymentContext, 'account' | 'now'>,
  entity: object,
  delivery: { eventId: string; event: string },
): Promise<void> {
  const announced = readDispute(entity);
  const dispute = await account.fetchDispute(announced.id).catch((error: unknown) => {
    if (error instanceof GatewayError && error.failure === 'declined') return announced;
    throw error;
  });
  await applyDispute({ dispute, by: 'gateway', at: now() }, delivery);
}
