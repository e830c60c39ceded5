import { array, nullable, object, string, union, type InferOutput } from 'valibot';

import { formResponse } from '../api/form-response.ts';
import { MAX_PAGE_VALUES, PAGE_BODY } from '../api/body-limits.ts';
import { defineEndpoints } from '../api/endpoint.ts';
import { count, time } from '../api/response-fields.ts';
import { CONTENT_SCHEMAS, contentRestoreSchema, contentSaveSchema } from './content.ts';

/** The fields of the section. */
const content = union([
  formResponse(CONTENT_SCHEMAS.home),
  formResponse(CONTENT_SCHEMAS.faqs),
  formResponse(CONTENT_SCHEMAS.policies),
  formResponse(CONTENT_SCHEMAS['size-guides']),
  formResponse(CONTENT_SCHEMAS.search),
]);

const contentVersion = object({
  revision: count,
  savedAt: nullable(time),
  /** name of the staff member; '' for the initial content */
  savedBy: string(),
});
export type ContentVersion = InferOutput<typeof contentVersion>;

const contentPage = object({
  ...contentVersion.entries,
  content,
  versions: array(contentVersion),
});
export type ContentPage = InferOutput<typeof contentPage>;

export const contentEndpoints = defineEndpoints('/api/content', {
  find: {
    method: 'GET',
    path: '/:section',
    does: 'Returns a content section with its previous versions.',
    who: 'staff',
    permission: 'content.read',
    response: contentPage,
  },
  version: {
    method: 'GET',
    path: '/:section/versions/:revision',
    does: 'Returns a previous version.',
    who: 'staff',
    permission: 'content.read',
    response: object({ content }),
  },
  save: {
    method: 'PUT',
    path: '/:section',
    does: 'Publishes a new version of a section.',
    who: 'staff',
    permission: 'content.edit',
    body: contentSaveSchema,
    bodyBytes: PAGE_BODY,
    bodyValues: MAX_PAGE_VALUES,
    response: contentPage,
    errors: ['stale'],
  },
  restore: {
    method: 'POST',
    path: '/:section/restore',
    does: 'Restores a previous version.',
    who: 'staff',
    permission: 'content.edit',
    body: contentRestoreSchema,
    response: contentPage,
    errors: ['stale'],
  },
});
