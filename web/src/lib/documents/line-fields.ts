import type { LineOptions } from '@kargha/domain/shopping/line-options';
import type { LineRef } from '@kargha/domain/shopping/line-ref';

import type { StoredFields } from './stored-fields.ts';

/** What names a line in a stored document: its product, and what was chosen of it. */
export function lineRefFrom(line: StoredFields): LineRef {
  return { productId: line.text('productId'), ...optionsFrom(line) };
}

/** What was chosen, as a field to spread; nothing where nothing was. */
export function optionsFrom(line: StoredFields): { options?: LineOptions } {
  const chosen = Object.entries(line.record('options')).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return chosen.length === 0 ? {} : { options: Object.fromEntries(chosen) };
}
