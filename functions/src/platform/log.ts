import * as logger from 'firebase-functions/logger';

/** What may be written beside a message: ids and counts, never names, addresses or payloads. */
export type LogFields = Readonly<Record<string, string | number | boolean | null>>;

/** Structured log lines for the operator. People are named by their uid only. */
export const log = {
  info(message: string, fields: LogFields = {}): void {
    logger.info(message, fields);
  },
  warn(message: string, fields: LogFields = {}): void {
    logger.warn(message, fields);
  },
  error(message: string, cause: unknown, fields: LogFields = {}): void {
    logger.error(message, { ...fields, cause: describe(cause) });
  },
};

function describe(cause: unknown): string {
  return cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
}
