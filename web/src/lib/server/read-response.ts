import { getDotPath, safeParse, type GenericSchema, type InferOutput } from 'valibot';

import { ApiError } from './api-client.ts';

export const UNREADABLE_ANSWER =
  'We could not read the answer of the shop. Please reload the page.';

/** @throws ApiError unexpected_response when the response does not match, for example from an older server */
export function readResponse<Schema extends GenericSchema>(
  path: string,
  schema: Schema,
  answer: unknown,
): InferOutput<Schema> {
  const { success, output, issues = [] } = safeParse(schema, answer);
  if (success) return output;
  const fields = issues.map((issue) => getDotPath(issue) ?? '').join(', ');
  throw new ApiError(UNREADABLE_ANSWER, {
    status: 200,
    code: 'unexpected_response',
    details: `${path}: ${fields}`,
  });
}
