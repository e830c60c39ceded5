import { nullish, object, pipe, regex, string, type InferOutput } from 'valibot';

import { amount, storedObject, text, texts } from '../records/stored-fields.ts';
import { STORY_PICTURE_PATH } from './story-picture-path.ts';

/** One of the shop's pictures (`{path}.avif` and `{path}.webp`), or a submitted photo in Storage. */
const storyPicture = object({
  path: pipe(string(), regex(STORY_PICTURE_PATH)),
  alt: text,
  /** '#rrggbb', shown while the picture loads */
  color: text,
  width: amount,
  height: amount,
});
export type StoryPicture = InferOutput<typeof storyPicture>;

/** A published story on the home page. */
export const homeStory = object({
  id: string(),
  title: text,
  person: text,
  craft: text,
  place: text,
  excerpt: text,
  /** Hindi texts; '' when they are only in English */
  titleHindi: text,
  personHindi: text,
  excerptHindi: text,
  picture: nullish(storyPicture, null),
});
export type HomeStory = InferOutput<typeof homeStory>;

/** stories/{id}, with its id. */
export const storySchema = storedObject({
  ...homeStory.entries,
  paragraphs: texts,
  paragraphsHindi: texts,
  productIds: texts,
});
export type Story = InferOutput<typeof storySchema>;
