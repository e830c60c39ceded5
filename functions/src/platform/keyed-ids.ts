import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Unguessable IDs and tokens that can be derived again. */
export interface KeyedIds {
  /** 128 bits in hex, from the purpose, the parts and a secret key */
  idFor: (purpose: string, ...parts: string[]) => string;
}

/** HMAC-SHA-256, cut to 128 bits. */
export function keyedIds(secret: string): KeyedIds {
  return {
    idFor: (purpose, ...parts) =>
      createHmac('sha256', secret)
        .update(JSON.stringify([purpose, ...parts]))
        .digest('hex')
        .slice(0, 32),
  };
}

/** Secrets are stored as hashes. No salt is needed, since they have 128 random bits. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** Compares in constant time. */
export function isSameToken(typed: string, right: string): boolean {
  const [one, other] = [Buffer.from(typed), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}

export function randomId(): string {
  return randomBytes(16).toString('hex');
}
