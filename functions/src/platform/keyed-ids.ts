import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Ids and tokens that nobody can guess, but that the same request finds again. */
export interface KeyedIds {
  /** 128 bits in hex, from the purpose and the parts, and a key that never leaves the server */
  idFor: (purpose: string, ...parts: string[]) => string;
}

/** Ids under one key; HMAC-SHA-256, cut to 128 bits. */
export function keyedIds(secret: string): KeyedIds {
  return {
    idFor: (purpose, ...parts) =>
      createHmac('sha256', secret)
        .update(JSON.stringify([purpose, ...parts]))
        .digest('hex')
        .slice(0, 32),
  };
}

/** How a secret is stored: its hash tells nothing, since the secret has 128 random bits. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** Compares a token with the right one in constant time. */
export function isSameToken(typed: string, right: string): boolean {
  const [one, other] = [Buffer.from(typed), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** 128 random bits in hex. */
export function randomId(): string {
  return randomBytes(16).toString('hex');
}
