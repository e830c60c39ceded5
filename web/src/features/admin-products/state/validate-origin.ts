import { object, ValidationError } from 'yup';

import { provenanceInputSchema } from '@kargha/domain/catalogue/provenance-input';
import { marksInputSchema, silkMarkRule } from '@kargha/domain/catalogue/trust-mark-input';

import { sentOrigin, type TypedOrigin } from './origin-form-values.ts';

const originSchema = object({ provenance: provenanceInputSchema, marks: marksInputSchema }).test(
  'silk-mark',
  (origin, context) => silkMarkRule(origin, context),
);

/** What the server would not take of an origin and its marks, each with its field of the form. */
export async function originProblems(
  form: TypedOrigin,
): Promise<{ field: string; message: string }[]> {
  try {
    await originSchema.validate(sentOrigin(form), { abortEarly: false });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return error.inner.map(({ path = '', message }) => ({ field: fieldOf(path), message }));
  }
}

/** 'provenance.fibre[0].percent' as 'fibre': fibres are typed in one line. */
function fieldOf(path: string): string {
  return path.replace(/^provenance\.(\w+).*$/, '$1');
}
