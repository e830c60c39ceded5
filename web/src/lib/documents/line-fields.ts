import type { LineOptions } from '@kargha/domain/shopping/line-options';
import type { LineRef } from '@kargha/domain/shopping/line-ref';

import type { StoredFields } from './stored-fields.ts';

export function lineRefFrom(line: StoredFields): LineRef {
  return { productId: line.text('productId'), ...optionsFrom(line) };
}

export function optionsFrom(line: StoredFields): { options?: LineOptions } {
  const chosen = Object.entries(line.record('options')).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return chosen.length === 0 ? {} : { options: Object.fromEntries(chosen) };
}
