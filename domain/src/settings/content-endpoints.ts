import {
  array,
  nullable,
  object,
  optional,
  string,
  union,
  type GenericSchema,
  type InferOutput,
} from 'valibot';

import { MAX_PAGE_VALUES, PAGE_BODY } from '../api/body-limits.ts';
import { defineEndpoints } from '../api/endpoint.ts';
import { count, time } from '../api/response-fields.ts';
import {
  contentRestoreSchema,
  contentSaveSchema,
  type FaqContent,
  type HomeContent,
  type PolicyContent,
} from './content.ts';

const home = object({
  heroProductIds: array(string()),
  tiles: array(object({ label: string(), path: string(), productId: string() })),
  carouselProductIds: array(string()),
  featuredProductIds: array(string()),
  storyIds: array(string()),
}) satisfies GenericSchema<HomeContent>;

const faqs = object({
  entries: array(
    object({
      id: string(),
      question: string(),
      answer: string(),
      questionHindi: optional(string()),
      answerHindi: optional(string()),
    }),
  ),
}) satisfies GenericSchema<FaqContent>;

const policies = object({
  entries: array(
    object({
      id: string(),
      title: string(),
      paragraphs: array(string()),
      titleHindi: optional(string()),
      paragraphsHindi: optional(array(string())),
    }),
  ),
}) satisfies GenericSchema<PolicyContent>;

/** The fields of the section. */
const content = union([home, faqs, policies]);

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
    response: contentPage,
  },
  version: {
    method: 'GET',
    path: '/:section/versions/:revision',
    does: 'Returns a previous version.',
    who: 'staff',
    response: object({ content }),
  },
  save: {
    method: 'PUT',
    path: '/:section',
    does: 'Publishes a new version of a section.',
    who: 'staff',
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
    body: contentRestoreSchema,
    response: contentPage,
    errors: ['stale'],
  },
});
