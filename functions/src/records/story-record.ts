import { nullish, optional, picklist, string, type InferOutput } from 'valibot';

import {
  storedObject,
  text,
  texts,
  timeOrEpoch,
  timeOrNull,
} from '@kargha/domain/records/stored-fields';
import { COLLECTIONS, SUBCOLLECTIONS } from '@kargha/domain/records/collections';
import { STORY_STATES } from '@kargha/domain/people/story-moderation';

import type { DocumentReference } from '../platform/firestore.ts';
import { storedDocuments } from './stored-documents.ts';

const storySchema = storedObject({
  id: string(),
  title: text,
  person: text,
  craft: text,
  place: text,
  excerpt: text,
  paragraphs: texts,
  /** Hindi texts; empty without a translation */
  titleHindi: text,
  personHindi: text,
  excerptHindi: text,
  paragraphsHindi: texts,
  productIds: texts,
  photos: texts,
  status: optional(picklist(STORY_STATES), 'pending'),
  /** the public picture: one of the shop's own, or a published photo in Storage */
  picture: nullish(storedObject({ path: string(), alt: text }), null),
  createdAt: timeOrEpoch,
  publishedAt: timeOrNull,
  updatedAt: timeOrEpoch,
});
export type StoryRecord = InferOutput<typeof storySchema>;

export const {
  ref: storyRef,
  query: stories,
  read: readStory,
  readOrSkip: readStoryOrSkip,
} = storedDocuments({ collection: COLLECTIONS.stories, schema: storySchema, ids: ['id'] });

export function storyContactRef(id: string): DocumentReference {
  return storyRef(id).collection(SUBCOLLECTIONS.private).doc('contact');
}

/** The moderation decision, not visible to readers. */
export function storyModerationRef(id: string): DocumentReference {
  return storyRef(id).collection(SUBCOLLECTIONS.private).doc('judgement');
}
