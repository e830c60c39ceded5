interface ErrorDetail {
  status?: number;
  code?: 'BAD_REQUEST_ERROR' | 'SERVER_ERROR';
  /** The invalid field of the request. */
  field?: string;
  source?: string;
  step?: string;
  reason?: string;
}

/** An error with Razorpay's status, message and shape (razorpay.com/docs/errors). */
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

export function invalidInput(description: string, field?: string): ApiError {
  return new ApiError(description, {
    source: 'business',
    step: 'payment_initiation',
    reason: 'input_validation_failed',
    ...(field && { field }),
  });
}

export function unknownId(): ApiError {
  return invalidInput('The id provided does not exist');
}
