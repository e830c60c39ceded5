import { BodyError } from '../companion-server/request-body.ts';
import { ApiError, invalidInput } from './api-error.ts';
import type { JsonResponse } from './json-response.ts';

/** The answer to a request that was refused. What is no refusal is thrown on: it is a bug. */
export function errorResponse(error: unknown): JsonResponse {
  if (error instanceof ApiError) return { status: error.status, body: error.body };
  if (error instanceof BodyError) return errorResponse(invalidInput(error.message));
  throw error;
}
