import { BodyError } from '../companion-server/request-body.ts';
import { ApiError, invalidInput } from './api-error.ts';
import type { JsonAnswer } from './json-response.ts';

/** The answer to a request that was refused. What is no refusal is thrown on: it is a bug. */
export function refusal(error: unknown): JsonAnswer {
  if (error instanceof ApiError) return { status: error.status, body: error.body };
  if (error instanceof BodyError) return refusal(invalidInput(error.message));
  throw error;
}
