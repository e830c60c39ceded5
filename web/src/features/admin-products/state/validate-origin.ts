import { object, ValidationError } from 'yup';

import { provenanceInputSchema } from '@kargha/domain/catalogue/provenance-input';
import { marksInputSchema, silkMarkRule } from '@kargha/domain/catalogue/trust-mark-input';

import { toOriginPayload, type OriginFormValues } from './origin-form-values.ts';

const originSchema = object({ provenance: provenanceInputSchema, marks: marksInputSchema }).test(
  'silk-mark',
  (origin, context) => silkMarkRule(origin, context),
);

export async function validateOrigin(
  form: OriginFormValues,
): Promise<{ field: string; message: string }[]> {
  try {
    await originSchema.validate(toOriginPayload(form), { abortEarly: false });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return error.inner.map(({ path = '', message }) => ({ field: fieldName(path), message }));
  }
}

/** 'provenance.fibre[0].percent' becomes 'fibre': all fibres are typed in one line. */
function fieldName(path: string): string {
  return path.replace(/^provenance\.(\w+).*$/, '$1');
}
