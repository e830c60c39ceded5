import { array, optional } from 'valibot';

import { storedObject, text } from '../records/stored-fields.ts';

/** content/popular-searches: what the shop suggests before something is typed. */
export const popularSearches = storedObject({ phrases: optional(array(text), []) });
