import { array, object, string } from 'yup';

import { MAX_SKU_LENGTH, MAX_QUICK_LINES } from '@kargha/domain/shopping/quick-order';
import { UNKNOWN_FIELD } from '@kargha/domain/records/request-fields';

export const quickOrderSchema = object({
  skus: array(
    string()
      .strict()
      .max(MAX_SKU_LENGTH, `A SKU has at most ${MAX_SKU_LENGTH} characters.`)
      .matches(/\S/, 'A SKU is missing.')
      .required('A SKU is missing.'),
  )
    .strict()
    .min(1, 'A SKU is missing.')
    .max(MAX_QUICK_LINES, `At most ${MAX_QUICK_LINES} lines at a time.`)
    .required('A SKU is missing.'),
}).exact(UNKNOWN_FIELD);
