import { array as list, optional } from 'valibot';
import { array, object, string, type InferType } from 'yup';

import { formMessages } from '../messages/form-messages.ts';
import { storedObject, texts } from '../records/stored-fields.ts';

const MAX_GROUPS = 200;
const MAX_WORDS = 12;

const word = string().trim().max(40, formMessages.at_most_plain).required('Enter a word');

const isFilled = (text: unknown) => typeof text !== 'string' || text.trim() !== '';

const group = object({
  words: array(word)
    .transform((words: unknown) => (Array.isArray(words) ? words.filter(isFilled) : words))
    .min(2, 'Write at least two words in each line, with a comma between them')
    .max(MAX_WORDS, `At most ${MAX_WORDS} words in a line`)
    .required('Please send the complete section'),
}).exact(formMessages.unknown_field);

/** content/search as staff edit it: the words of a group find each other's products. Empty lines are dropped. */
export const searchContentSchema = object({
  synonyms: array(group)
    .transform((groups: unknown) =>
      Array.isArray(groups)
        ? groups.filter((one: Partial<SynonymGroup> | null) => one?.words?.some(isFilled) ?? true)
        : groups,
    )
    .max(MAX_GROUPS, `At most ${MAX_GROUPS} lines`)
    .required('Please send the complete section'),
}).exact(formMessages.unknown_field);
export type SearchContent = InferType<typeof searchContentSchema>;

interface SynonymGroup {
  words: string[];
}

/** content/search as the shop reads it. */
export const searchSynonyms = storedObject({
  synonyms: optional(list(storedObject({ words: texts })), []),
});
