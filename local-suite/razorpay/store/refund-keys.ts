import { createHash } from 'node:crypto';

import { ApiError } from '../api-error.ts';
import type { Refund } from './entities.ts';

/** Razorpay's header for idempotent refunds. */
export const REFUND_KEY_HEADER = 'x-refund-idempotency';

const MIN_KEY_LENGTH = 10;

interface KeyRecord {
  request: string;
  refund: Refund;
  /** False until the first request has been answered. */
  isAnswered: boolean;
}

export class RefundKeys {
  readonly #records = new Map<string, KeyRecord>();

  /**
   * Creates the refund, or returns the one that the same key and request created earlier. Call `settle` once the
   * response is sent. Throws ApiError if the key was used for a different request (400) or its first request has
   * no response yet (409).
   */
  once(
    key: string,
    request: unknown,
    create: () => Refund,
  ): { refund: Refund; settle: () => void } {
    checkKey(key);
    const digest = createHash('sha256').update(JSON.stringify(request)).digest('hex');
    const record = this.#records.get(key);
    if (record !== undefined) return { refund: reuse(record, digest), settle: () => undefined };
    const created = { request: digest, refund: create(), isAnswered: false };
    this.#records.set(key, created);
    const settle = () => {
      created.isAnswered = true;
    };
    return { refund: created.refund, settle };
  }

  clear(): void {
    this.#records.clear();
  }
}

function checkKey(key: string): void {
  if (key.length < MIN_KEY_LENGTH) {
    throw new ApiError('The idempotency key must be at least 10 characters long.');
  }
  if (!/^[\w-]+$/.test(key)) {
    throw new ApiError(
      'The idempotency key must only contain alphanumeric characters, underscores, and hyphens',
    );
  }
}

function reuse(record: KeyRecord, request: string): Refund {
  if (record.request !== request) {
    throw new ApiError(
      'Different request with the same idempotency key has already been processed.',
    );
  }
  if (!record.isAnswered) {
    throw new ApiError('Another request with the same idempotency key is still in progress.', {
      status: 409,
    });
  }
  return record.refund;
}
