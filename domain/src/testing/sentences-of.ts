import { ValidationError, type Schema } from 'yup';

/** The English messages of all invalid fields. */
export function sentencesOf(schema: Schema, typed: unknown): string[] {
  try {
    schema.validateSync(typed, { abortEarly: false });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return error.errors.map(String);
  }
}
