import type { RpcError, RpcStatus } from '../../rpc-error.ts';

/** Source: google.rpc.Code. */
const HTTP_STATUS: Record<RpcStatus, number> = {
  CANCELLED: 499,
  UNKNOWN: 500,
  INVALID_ARGUMENT: 400,
  DEADLINE_EXCEEDED: 504,
  NOT_FOUND: 404,
  ALREADY_EXISTS: 409,
  PERMISSION_DENIED: 403,
  RESOURCE_EXHAUSTED: 429,
  FAILED_PRECONDITION: 400,
  ABORTED: 409,
  OUT_OF_RANGE: 400,
  UNIMPLEMENTED: 501,
  INTERNAL: 500,
  UNAVAILABLE: 503,
  UNAUTHENTICATED: 401,
};

export interface HttpFailure {
  error: { code: number; message: string; status: RpcStatus };
}

export function httpFailure({ status, message }: RpcError): HttpFailure {
  return { error: { code: HTTP_STATUS[status], message, status } };
}
