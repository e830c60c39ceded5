import { array, number, object, optional, string, type InferOutput } from 'valibot';
import { boolean, object as form, string as formText } from 'yup';

import { amount, storedObject, timeOrEpoch } from '../records/stored-fields.ts';
import { formMessages } from '../messages/form-messages.ts';
import { SEARCH_DAYS, SEARCH_LISTS } from './search-lists.ts';

const MAX_TYPED = 100;
const MAX_COUNTED = 60;
const MAX_WORDS = 8;
/** A phone number, pincode, order or card number. */
const LONGEST_NUMBER = 5;

/** searchCounts/{day}-{part}: what shoppers searched for on one day. Nothing about who did. */
export const searchCountsSchema = storedObject({
  /** in India, such as 2026-11-26 */
  day: string(),
  /** time of the last search */
  at: timeOrEpoch,
  searches: optional(
    array(
      storedObject({
        words: string(),
        times: amount,
        /** how often it found nothing, or only weak matches */
        misses: amount,
      }),
    ),
    [],
  ),
});

/** POST /api/searches. */
export const searchCountSchema = form({
  words: formText().strict().max(MAX_TYPED, formMessages.at_most_plain).required(),
  /** false when it found nothing, or only weak matches */
  isFound: boolean().strict().required(),
}).exact(formMessages.unknown_field);

/** GET /api/searches. */
export const searchListSchema = form({
  search: formText().trim().lowercase().max(MAX_COUNTED, formMessages.at_most_plain).default(''),
  list: formText().oneOf(SEARCH_LISTS).default('missed'),
  days: formText().oneOf(SEARCH_DAYS).default('30'),
});

export const countedSearch = object({
  words: string(),
  times: number(),
  misses: number(),
  lastDay: string(),
});
export type CountedSearch = InferOutput<typeof countedSearch>;

/**
 * The words of a search as they are counted; null for what may be personal: email and web addresses, numbers of phones,
 * orders and places, and long texts.
 */
export function countedWords(typed: string): string | null {
  if (/@|:\/\/|www\./u.test(typed)) return null;
  const digits = typed.replaceAll(/(?<=\d)[\s().-]+(?=\d)/gu, '');
  if (new RegExp(String.raw`\p{Nd}{${LONGEST_NUMBER + 1},}`, 'u').test(digits)) return null;
  const words = typed
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/(?<=\d),(?=\d)/gu, '')
    .replaceAll(/[^\p{L}\p{M}\p{N}₹]+/gu, ' ')
    .trim();
  const isShort = words.length <= MAX_COUNTED && words.split(' ').length <= MAX_WORDS;
  return isShort && /\p{L}{2}/u.test(words.replaceAll(/\p{M}/gu, '')) ? words : null;
}
