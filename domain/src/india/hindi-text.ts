import { string } from 'yup';
import { formMessages } from '../messages/form-messages.ts';

/** Hindi text. Without it, shoppers see the English text. */
export const hindiText = (longest: number) =>
  string().trim().max(longest, formMessages.at_most_plain).optional();

/** Shoppers read a text in one language: it is either fully translated or not at all. */
export const HINDI_IN_PART = 'Fill in all Hindi fields, or leave them all empty';
