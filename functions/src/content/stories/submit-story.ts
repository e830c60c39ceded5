import { COLLECTIONS, SUBCOLLECTIONS } from '@kargha/domain/records/collections';
import type { StorySubmission } from '@kargha/domain/people/story-submission';
import { splitParagraphs } from '@kargha/domain/records/split-text';

import type { EmailLanguage } from '../../mail/say.ts';
import { removeFiles } from '../../platform/file-store.ts';
import { firestore } from '../../platform/firestore.ts';
import { randomId } from '../../platform/keyed-ids.ts';
import { storePhotos } from '../../catalogue/products/store-images.ts';

const MAX_EXCERPT_LENGTH = 160;

/**
 * Stores a story for moderation. The author's address is kept apart, because the story may be published. Throws
 * 400 for an invalid photo and then stores nothing. @returns the ID of the story
 */
export async function submitStory(
  submission: StorySubmission & { language?: EmailLanguage | undefined },
  now: Date,
): Promise<string> {
  const { email, language, photo, story, title, person, place, craft } = submission;
  const id = randomId().slice(0, 20);
  const folder = `stories/${id}`;
  const photos = photo === '' ? [] : await storePhotos(`${folder}/photo`, [photo]);
  const paragraphs = splitParagraphs(story);
  const document = firestore().collection(COLLECTIONS.stories).doc(id);
  const batch = firestore().batch();
  batch.create(document, {
    title,
    person,
    place,
    craft,
    excerpt: excerptOf(paragraphs),
    paragraphs,
    productIds: [],
    photos,
    status: 'pending',
    submittedBy: person,
    createdAt: now,
    updatedAt: now,
  });
  batch.create(document.collection(SUBCOLLECTIONS.private).doc('contact'), {
    email,
    ...(language === 'hi' && { language }),
    at: now,
  });
  try {
    await batch.commit();
  } catch (error) {
    // The write may have succeeded although its response was lost. In doubt, the photo stays.
    if ((await document.get()).exists) return id;
    await removeFiles(folder);
    throw error;
  }
  return id;
}

/** The start of the text in whole words, for the card. */
function excerptOf([first = '']: readonly string[]): string {
  if (first.length <= MAX_EXCERPT_LENGTH) return first;
  const end = first.lastIndexOf(' ', MAX_EXCERPT_LENGTH);
  return `${first.slice(0, end > 0 ? end : MAX_EXCERPT_LENGTH)} …`;
}
