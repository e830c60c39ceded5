import { checkoutMessages } from '@kargha/domain/messages/checkout-messages';
import { paymentMessages } from '@kargha/domain/messages/payment-messages';

import { conflict, HttpError } from '../../http/errors.ts';
import type { GatewayError } from './payment-gateway.ts';

/**
 * Returns 409 amount_too_large when the gateway accepts no payment of this size, otherwise 502
 * gateway_unavailable.
 */
export function gatewayOrderError({ failure }: Pick<GatewayError, 'failure'>): HttpError {
  return failure === 'too_much'
    ? conflict('amount_too_large', checkoutMessages.amount_too_large())
    : new HttpError(502, 'gateway_unavailable', paymentMessages.create_failed());
}
