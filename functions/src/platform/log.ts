import * as logger from 'firebase-functions/logger';

import { safeFields, type LogFields } from './log-fields.ts';

export type { LogFields } from './log-fields.ts';

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
  return cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
}
