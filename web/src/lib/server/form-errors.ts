import { ValidationError, type Schema } from 'yup';

/**
 * What a schema has to say about what a form would send, by field: the first sentence of each. What is wrong inside a
 * list is said at the list. Empty when all is well.
 */
export function formErrors(schema: Schema, sent: unknown): Record<string, string> {
  try {
    schema.validateSync(sent, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const found = error.inner.map(
      ({ path = '', message }) => [path.replace(/[.[].*$/, ''), message] as const,
    );
    return Object.fromEntries(found.toReversed());
  }
}
