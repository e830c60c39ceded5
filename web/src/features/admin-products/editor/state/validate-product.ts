import { object, ValidationError } from 'yup';

import { textOf } from '@kargha/domain/messages/sentence';
import { labelInputSchema } from '@kargha/domain/catalogue/label-input';
import { provenanceInputSchema } from '@kargha/domain/catalogue/provenance-input';
import {
  DRAFT_WITHOUT_TITLE,
  missingFields,
  PRICE_NOT_POSITIVE,
  REQUIRED_FIELDS_MISSING,
} from '@kargha/domain/catalogue/required-product-fields';
import { marksInputSchema, silkMarkRule } from '@kargha/domain/catalogue/trust-mark-input';

import { toLabelPayload, type LabelFormValues } from './label-form-values.ts';
import { toOriginPayload, type OriginFormValues } from './origin-form-values.ts';
import type { ProductPayload } from './product-form-values.ts';

export interface ProductProblem {
  field: string;
  message: string;
}

/** Returns why a product cannot be saved (spec §5), or null. A draft needs only a title. */
export function validateProduct(
  product: ProductPayload,
  { isDraft }: { isDraft: boolean },
): ProductProblem | null {
  if (product.title === '') {
    return { field: 'title', message: isDraft ? DRAFT_WITHOUT_TITLE : REQUIRED_FIELDS_MISSING };
  }
  const [missing] = isDraft ? [] : Object.entries(missingFields(product));
  if (missing) return { field: missing[0], message: missing[1] };
  return product.price < 0 ? { field: 'price', message: PRICE_NOT_POSITIVE } : null;
}

const originSchema = object({
  provenance: provenanceInputSchema,
  marks: marksInputSchema,
  label: labelInputSchema,
}).test('silk-mark', (origin, context) => silkMarkRule(origin, context));

export async function validateOrigin(
  form: OriginFormValues & LabelFormValues,
): Promise<{ field: string; message: string }[]> {
  try {
    const sent = { ...toOriginPayload(form), ...toLabelPayload(form) };
    await originSchema.validate(sent, { abortEarly: false });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return error.inner.map(({ path = '', message }) => ({
      field: fieldName(path),
      message: textOf(message),
    }));
  }
}

/** 'provenance.fibre[0].percent' becomes 'fibre': all fibres are typed in one line. */
function fieldName(path: string): string {
  return path.replace(/^(?:provenance|label)\.(\w+).*$/, '$1');
}
