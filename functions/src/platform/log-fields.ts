import { redacted } from './redact.ts';
import { currentRequestId } from './request-id.ts';

/** IDs and counts only: no names, addresses or payloads. */
export type LogFields = Readonly<Record<string, string | number | boolean | null>>;

/** Characters of a logged text. */
const LONGEST = 8_000;

export function safeFields(fields: LogFields): LogFields {
  const request = currentRequestId();
  const safe = Object.entries(fields).map(([name, value]): [string, LogFields[string]] => [
    name,
    typeof value === 'string' ? redacted(value.slice(0, LONGEST)) : value,
  ]);
  return { ...Object.fromEntries(safe), ...(request !== undefined && { request }) };
}
