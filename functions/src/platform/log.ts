import * as logger from 'firebase-functions/logger';

import { currentRequestId } from './request-id.ts';

/** Personal data must not be logged; errors may quote user input. The patterns run in linear time. */
const PRIVATE: readonly (readonly [RegExp, string])[] = [
  [/(?<![\w.+%'-])[\w.+%'-]+@[\w-]+(?:\.[\w-]+)+/g, '[e-mail]'],
  [/\beyJ[\w-]{1,500}\.[\w-]+\.[\w-]*/g, '[token]'],
  [/\bBearer\s+[^\s,;"']+/gi, 'Bearer [token]'],
  [/(?<![\w.])(?:\+?91[ -]?)?[6-9]\d{4}[ -]?\d{5}(?![\w.])/g, '[phone]'],
  [/(?<![\w.])(?:\d{4}[ -]?){3,4}\d{1,4}(?![\w.])/g, '[number]'],
];

/** Characters of a logged text. */
const LONGEST = 8_000;

export const log = {
  info(message: string, fields: LogFields = {}): void {
    logger.info(message, safeFields(fields));
  },
  warn(message: string, fields: LogFields = {}): void {
    logger.warn(message, safeFields(fields));
  },
  error(message: string, cause: unknown, fields: LogFields = {}): void {
    logger.error(message, safeFields({ ...fields, cause: describe(cause) }));
  },
};

function describe(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  const text = cause.stack ?? cause.message;
  return cause.cause === undefined ? text : `${text}\nCause: ${describe(cause.cause)}`;
}

/** IDs and counts only: no names, addresses or payloads. */
export type LogFields = Readonly<Record<string, string | number | boolean | null>>;

export function safeFields(fields: LogFields): LogFields {
  const request = currentRequestId();
  const safe = Object.entries(fields).map(([name, value]): [string, LogFields[string]] => [
    name,
    typeof value === 'string' ? redacted(value.slice(0, LONGEST)) : value,
  ]);
  return { ...Object.fromEntries(safe), ...(request !== undefined && { request }) };
}

/** Removes email addresses, phone and card numbers, and tokens. IDs of the shop stay. */
export function redacted(text: string): string {
  return PRIVATE.reduce(
    (redactedText, [pattern, word]) => redactedText.replace(pattern, word),
    text,
  );
}
