import { array, object, string, type InferOutput } from 'valibot';
import { object as queryObject, string as queryString } from 'yup';

import { defineEndpoints } from '../api/endpoint.ts';

const emailPreview = object({
  id: string(),
  subject: string(),
  html: string(),
  text: string(),
});
export type EmailPreview = InferOutput<typeof emailPreview>;

export const emailPreviewEndpoints = defineEndpoints('/api/email-previews', {
  list: {
    method: 'GET',
    path: '/',
    does: 'Returns the emails that customers get about an order or a quotation, invented with products of the shop.',
    who: 'staff',
    permission: 'content.read',
    query: queryObject({ language: queryString().oneOf(['en', 'hi']).default('en') }),
    response: object({ previews: array(emailPreview) }),
  },
});
