import { textOf } from '@kargha/domain/messages/sentence';
import { ValidationError, type Schema } from 'yup';

/** The first message per field. Errors inside a list are reported at the list. Empty when valid. */
export function formErrors(schema: Schema, sent: unknown): Record<string, string> {
  try {
    schema.validateSync(sent, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const found = error.inner.map(
      ({ path = '', message }) => [path.replace(/[.[].*$/, ''), textOf(message)] as const,
    );
    return Object.fromEntries(found.toReversed());
  }
}
