import { textOf } from '@kargha/domain/records/stored-record';
import type { StoryDetails, StoryRow } from '@kargha/domain/people/staff-story-endpoints';
import type { StoryQuery } from '@kargha/domain/people/story-moderation';

import { readPage, type CursorPage } from '../../http/cursor-page.ts';
import { FieldPath } from '../../platform/firestore.ts';
import { contentRef } from '../../records/content-record.ts';
import {
  readStory,
  readStoryOrSkip,
  stories,
  storyContactRef,
  storyModerationRef,
  storyRef,
  type StoryRecord,
} from '../../records/story-record.ts';
import { noSuchStory } from './moderate-story.ts';

const SIZE = 25;

export function listStories({ status, cursor }: StoryQuery): Promise<CursorPage<StoryRow>> {
  const allStories = stories();
  const filtered = status === '' ? allStories : allStories.where('status', '==', status);
  return readPage({
    query: filtered.orderBy('createdAt', 'desc').orderBy(FieldPath.documentId(), 'desc'),
    cursor,
    size: SIZE,
    documentRef: storyRef,
    rowOf: (snapshot) => {
      const story = readStoryOrSkip(snapshot);
      return story && storyRow(story);
    },
  });
}

/** Throws 404. */
export async function storyDetails(id: string): Promise<StoryDetails> {
  const story = readStory(await storyRef(id).get());
  if (!story) throw noSuchStory();
  const { excerpt, paragraphs, productIds, photos, picture } = story;
  const { titleHindi, personHindi, excerptHindi, paragraphsHindi } = story;
  return {
    ...storyRow(story),
    excerpt,
    paragraphs,
    titleHindi,
    personHindi,
    excerptHindi,
    paragraphsHindi,
    productIds,
    photos: photos.length,
    picturePath: picture?.path ?? '',
    pictureAlt: picture?.alt ?? '',
    ...(await moderationDetails(id)),
  };
}

async function moderationDetails(
  id: string,
): Promise<Pick<StoryDetails, 'email' | 'rejection' | 'isOnHome'>> {
  const [contact, judgement, home] = await Promise.all([
    storyContactRef(id).get(),
    storyModerationRef(id).get(),
    contentRef('home').get(),
  ]);
  const onHome: unknown = home.get('storyIds');
  return {
    email: textOf(contact.get('email')),
    rejection: textOf(judgement.get('rejection')),
    isOnHome: Array.isArray(onHome) && onHome.includes(id),
  };
}

function storyRow(story: StoryRecord): StoryRow {
  const { id, title, person, craft, place, status, createdAt, publishedAt, updatedAt } = story;
  return { id, title, person, craft, place, status, createdAt, publishedAt, updatedAt };
}
