import { BodyError } from '../companion-server/request-body.ts';
import { ApiError, invalidInput } from './api-error.ts';
import type { JsonResponse } from './json-response.ts';

/** Returns the response for an ApiError or BodyError. Rethrows anything else, which is a bug. */
export function errorResponse(error: unknown): JsonResponse {
  if (error instanceof ApiError) return { status: error.status, body: error.body };
  if (error instanceof BodyError) return errorResponse(invalidInput(error.message));
  throw error;
}
