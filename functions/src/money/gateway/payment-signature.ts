import { createHmac, timingSafeEqual } from 'node:crypto';

const HEX_SHA256 = /^[0-9a-f]{64}$/;

export function isSignedByCheckout(
  signature: string,
  signed: { gatewayOrderId: string; paymentId: string },
  keySecret: string,
): boolean {
  return isHmac(signature, `${signed.gatewayOrderId}|${signed.paymentId}`, keySecret);
}

export function isSignedWebhook(
  signature: string,
  body: Buffer,
  secrets: readonly string[],
): boolean {
  return secrets.some((secret) => isHmac(signature, body, secret));
}

/** HMAC-SHA256 in lower-case hex, compared in constant time. */
function isHmac(signature: string, content: string | Buffer, secret: string): boolean {
  if (!HEX_SHA256.test(signature)) return false;
  const expected = createHmac('sha256', secret).update(content).digest();
  return timingSafeEqual(expected, Buffer.from(signature, 'hex'));
}
