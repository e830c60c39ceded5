import { array, object, string } from 'valibot';
import { object as fields, string as text } from 'yup';

import { defineEndpoints } from '../api/endpoint.ts';
import { linkButtonForm } from '../api/link-button-form.ts';
import { contactMessages } from '../messages/contact-messages.ts';
import { formMessages } from '../messages/form-messages.ts';
import { hasDottedDomain } from '../people/email-address.ts';
import { languageField } from '../records/language-field.ts';
import { optionsField } from '../shopping/line-options-field.ts';

const requestSchema = fields({
  productId: text()
    .required(contactMessages.choose_a_piece)
    .max(100, contactMessages.choose_a_piece),
  /** the size that is waited for; missing for the product in any size */
  options: optionsField(),
  email: text()
    .trim()
    .lowercase()
    .required(formMessages.email_required)
    .max(254, formMessages.email_not_valid)
    .email(formMessages.email_not_valid)
    .test('domain', formMessages.email_not_valid, hasDottedDomain),
  language: languageField(),
}).exact(formMessages.unknown_field);

export const backInStockEndpoints = defineEndpoints('/api/stock-notices', {
  request: {
    method: 'POST',
    path: '/',
    does: 'Requests one email when a product is back in stock.',
    body: requestSchema,
    response: object({
      message: string(),
      /** the key of `message`, as in an error */
      messages: array(object({ key: string() })),
    }),
    errors: ['in_stock'],
  },
  openEndPage: {
    method: 'GET',
    path: '/end',
    does: 'Opens the page to end the request, from the link in that email; it changes nothing.',
    file: 'text/html',
  },
  end: {
    method: 'POST',
    path: '/end',
    does: 'Ends the request.',
    form: linkButtonForm,
    redirects: true,
  },
});
