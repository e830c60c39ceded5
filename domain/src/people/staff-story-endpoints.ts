import { array, boolean, nullable, object, picklist, string, type InferOutput } from 'valibot';

import { PAGE_BODY } from '../api/body-limits.ts';
import { defineEndpoints } from '../api/endpoint.ts';
import { count, pageOf, time } from '../api/response-fields.ts';
import {
  STORY_STATES,
  storyEditSchema,
  storyPublishSchema,
  storyQuerySchema,
  storyRejectSchema,
} from './story-moderation.ts';

const storyRow = object({
  id: string(),
  title: string(),
  person: string(),
  craft: string(),
  place: string(),
  status: picklist(STORY_STATES),
  createdAt: time,
  publishedAt: nullable(time),
  updatedAt: time,
});
export type StoryRow = InferOutput<typeof storyRow>;

const storyDetails = object({
  ...storyRow.entries,
  excerpt: string(),
  paragraphs: array(string()),
  /** Hindi texts; empty when the story is only in English */
  titleHindi: string(),
  personHindi: string(),
  excerptHindi: string(),
  paragraphsHindi: array(string()),
  productIds: array(string()),
  /** number of submitted photos */
  photos: count,
  /** published picture: `/art/…` without extension, or a Storage path; '' without one */
  picturePath: string(),
  pictureAlt: string(),
  /** who submitted it; '' for the shop's own stories */
  email: string(),
  /** reason for rejection; '' when not rejected */
  rejection: string(),
  isOnHome: boolean(),
});
export type StoryDetails = InferOutput<typeof storyDetails>;

const response = object({ story: storyDetails });

export const staffStoryEndpoints = defineEndpoints('/api/stories/desk', {
  list: {
    method: 'GET',
    path: '/',
    does: 'Lists submitted stories.',
    who: 'staff',
    permission: 'content.read',
    query: storyQuerySchema,
    response: pageOf(storyRow),
  },
  find: {
    method: 'GET',
    path: '/:id',
    does: 'Returns a story.',
    who: 'staff',
    permission: 'content.read',
    response,
  },
  photo: {
    method: 'GET',
    path: '/:id/photos/:place',
    does: 'Returns a photo of a story.',
    who: 'staff',
    permission: 'content.read',
    file: 'image/*',
  },
  edit: {
    method: 'PUT',
    path: '/:id',
    does: 'Edits a story.',
    who: 'staff',
    permission: 'content.edit',
    body: storyEditSchema,
    bodyBytes: PAGE_BODY,
    response,
    errors: ['stale'],
  },
  publish: {
    method: 'POST',
    path: '/:id/publish',
    does: 'Publishes a story.',
    who: 'staff',
    permission: 'content.edit',
    body: storyPublishSchema,
    response,
    errors: ['stale', 'published'],
  },
  reject: {
    method: 'POST',
    path: '/:id/reject',
    does: 'Rejects a story, with a reason.',
    who: 'staff',
    permission: 'content.edit',
    body: storyRejectSchema,
    response,
    errors: ['stale'],
  },
});
