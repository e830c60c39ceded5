interface ErrorDetail {
  status?: number;
  code?: 'BAD_REQUEST_ERROR' | 'SERVER_ERROR';
  /** Which field of the request is wrong. */
  field?: string;
  source?: string;
  step?: string;
  reason?: string;
}

/** A refusal with Razorpay's status, words and shape (razorpay.com/docs/errors). */
export class ApiError extends Error {
  readonly status: number;
  readonly body: { error: Record<string, unknown> };

  constructor(description: string, detail: ErrorDetail = {}) {
    super(description);
    const { status = 400, code = 'BAD_REQUEST_ERROR', field } = detail;
    const { source = 'NA', step = 'NA', reason = 'NA' } = detail;
    this.status = status;
    this.body = {
      error: { code, description, source, step, reason, metadata: {}, ...(field && { field }) },
    };
  }
}

/** The refusal of a request whose content is wrong. */
export function invalidInput(description: string, field?: string): ApiError {
  return new ApiError(description, {
    source: 'business',
    step: 'payment_initiation',
    reason: 'input_validation_failed',
    ...(field && { field }),
  });
}

/** What Razorpay answers for an order, payment or refund that it does not know. */
export function unknownId(): ApiError {
  return invalidInput('The id provided does not exist');
}
