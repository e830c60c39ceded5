import { COLLECTIONS, SUBCOLLECTIONS } from '@kargha/domain/records/collections';
import { STORY_STATES, type StoryState } from '@kargha/domain/people/story-moderation';

import {
  firestore,
  withDates,
  type DocumentReference,
  type DocumentSnapshot,
  type Query,
} from '../platform/firestore.ts';

export interface StoryRecord {
  id: string;
  title: string;
  person: string;
  craft: string;
  place: string;
  excerpt: string;
  paragraphs: string[];
  /** Hindi texts; empty without a translation */
  titleHindi: string;
  personHindi: string;
  excerptHindi: string;
  paragraphsHindi: string[];
  productIds: string[];
  photos: string[];
  status: StoryState;
  /** the public picture: one of the shop's own, or a published photo in Storage */
  picture: { path: string; alt: string } | null;
  createdAt: Date;
  publishedAt: Date | null;
  updatedAt: Date;
}

export function stories(): Query {
  return firestore().collection(COLLECTIONS.stories);
}

export function storyRef(id: string): DocumentReference {
  return firestore().collection(COLLECTIONS.stories).doc(id);
}

export function storyContactRef(id: string): DocumentReference {
  return storyRef(id).collection(SUBCOLLECTIONS.private).doc('contact');
}

/** The moderation decision, not visible to readers. */
export function storyModerationRef(id: string): DocumentReference {
  return storyRef(id).collection(SUBCOLLECTIONS.private).doc('judgement');
}

export function readStory(snapshot: DocumentSnapshot): StoryRecord | null {
  if (!snapshot.exists) return null;
  const stored = withDates(snapshot.data() ?? {}) as Record<string, unknown>;
  const text = (name: string) => (typeof stored[name] === 'string' ? stored[name] : '');
  const texts = (name: string): string[] => {
    const list: unknown = stored[name];
    return Array.isArray(list) ? list.filter((one) => typeof one === 'string') : [];
  };
  const time = (name: string) => (stored[name] instanceof Date ? stored[name] : null);
  const createdAt = time('createdAt') ?? new Date(0);
  return {
    id: snapshot.id,
    title: text('title'),
    person: text('person'),
    craft: text('craft'),
    place: text('place'),
    excerpt: text('excerpt'),
    paragraphs: texts('paragraphs'),
    titleHindi: text('titleHindi'),
    personHindi: text('personHindi'),
    excerptHindi: text('excerptHindi'),
    paragraphsHindi: texts('paragraphsHindi'),
    productIds: texts('productIds'),
    photos: texts('photos'),
    status: STORY_STATES.find((state) => state === stored.status) ?? 'pending',
    picture: pictureIn(stored.picture),
    createdAt,
    publishedAt: time('publishedAt'),
    updatedAt: time('updatedAt') ?? createdAt,
  };
}

function pictureIn(stored: unknown): StoryRecord['picture'] {
  if (typeof stored !== 'object' || stored === null) return null;
  const { path, alt } = stored as Record<string, unknown>;
  if (typeof path !== 'string' || path === '') return null;
  return { path, alt: typeof alt === 'string' ? alt : '' };
}
