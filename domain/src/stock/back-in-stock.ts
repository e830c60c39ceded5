import { object, string } from 'yup';
import { hasDottedDomain } from '../people/email-address.ts';
import { contactMessages } from '../messages/contact-messages.ts';
import { optionsField } from '../shopping/line-options-field.ts';
import { formMessages } from '../messages/form-messages.ts';
import { languageField } from '../records/language-field.ts';

/**
 * The "Notify me" form of a sold-out product; POST /api/stock-notices uses the same schema. The address is
 * lower-cased.
 */
export const backInStockSchema = object({
  productId: string()
    .required(contactMessages.choose_a_piece)
    .max(100, contactMessages.choose_a_piece),
  /** the size that is waited for; missing for the product in any size */
  options: optionsField(),
  email: string()
    .trim()
    .lowercase()
    .required(formMessages.email_required)
    .max(254, formMessages.email_not_valid)
    .email(formMessages.email_not_valid)
    .test('domain', formMessages.email_not_valid, hasDottedDomain),
  language: languageField(),
}).exact(formMessages.unknown_field);
