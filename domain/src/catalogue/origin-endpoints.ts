import { boolean, object, string as plain, type InferOutput } from 'valibot';
import { object as request, string, type InferType } from 'yup';

import { defineEndpoints } from '../api/endpoint.ts';
import { count, pageOf } from '../api/response-fields.ts';
import { formMessages } from '../messages/form-messages.ts';
import { revisionField, searchField } from '../records/request-fields.ts';
import { ORIGIN_KINDS } from './origin-address.ts';
import { originFields } from './origin.ts';
import { publicOriginEndpoints } from './public-origin-endpoints.ts';

export const MAX_ORIGIN_TEXT = 3_000;
export const MAX_ORIGIN_NAME = 150;

const textField = () => string().trim().max(MAX_ORIGIN_TEXT, formMessages.at_most).default('');

const originChangeSchema = request({
  revision: revisionField('page'),
  nameHindi: string().trim().max(MAX_ORIGIN_NAME, formMessages.at_most).default(''),
  text: textField(),
  textHindi: textField(),
}).exact(formMessages.unknown_field);
export type OriginChange = InferType<typeof originChangeSchema>;

const originQuerySchema = request({
  kind: string()
    .oneOf(['', ...ORIGIN_KINDS])
    .default(''),
  search: searchField(),
  /** ID of the last origin of the previous page */
  cursor: string().max(200).default(''),
});
export type OriginQuery = InferType<typeof originQuerySchema>;

const originRow = object({
  kind: originFields.kind,
  slug: plain(),
  name: plain(),
  /** public products that name it */
  products: count,
  /** whether staff have written about it, in English and in Hindi */
  hasText: boolean(),
  hasHindi: boolean(),
});
export type OriginRow = InferOutput<typeof originRow>;

const originSettings = object({ ...originFields, products: count });
export type OriginSettings = InferOutput<typeof originSettings>;

const response = object({ origin: originSettings });

export const originEndpoints = {
  ...publicOriginEndpoints,
  ...defineEndpoints('/api/origins', {
    list: {
      method: 'GET',
      path: '/',
      does: 'Lists the artisans, clusters and weaves of public products, page by page.',
      who: 'staff',
      permission: 'products.read',
      query: originQuerySchema,
      response: pageOf(originRow),
    },
    settings: {
      method: 'GET',
      path: '/:kind/:slug/settings',
      does: 'Returns an artisan, cluster or weave for editing.',
      who: 'staff',
      permission: 'products.read',
      response,
    },
    change: {
      method: 'PUT',
      path: '/:kind/:slug',
      does: 'Changes what the page of an artisan, cluster or weave says.',
      who: 'staff',
      permission: 'products.edit',
      body: originChangeSchema,
      response,
      errors: ['stale'],
    },
  }),
};
