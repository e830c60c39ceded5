import { redacted } from './redact.ts';
import { currentRequestId } from './request-id.ts';

/** What may be written beside a message: ids and counts, never names, addresses or payloads. */
export type LogFields = Readonly<Record<string, string | number | boolean | null>>;

/** So much of a text is logged: a stack with its causes, and not all that somebody has sent. */
const LONGEST = 8_000;

/** The fields as they may be logged: nothing that tells who a person is, and the id of the request. */
export function safeFields(fields: LogFields): LogFields {
  const request = currentRequestId();
  const safe = Object.entries(fields).map(([name, value]): [string, LogFields[string]] => [
    name,
    typeof value === 'string' ? redacted(value.slice(0, LONGEST)) : value,
  ]);
  return { ...Object.fromEntries(safe), ...(request !== undefined && { request }) };
}
