import { array, boolean, object, string, type InferType } from 'yup';

import { HINDI_IN_PART, hindiText } from '../india/hindi-text.ts';
import { RECORD_ID } from '../records/record-id.ts';
import { formMessages } from '../messages/form-messages.ts';

export const STORY_STATES = ['pending', 'published', 'rejected'] as const;
export type StoryState = (typeof STORY_STATES)[number];

const text = (longest: number) => string().trim().max(longest, formMessages.at_most_plain);
const HINDI_FIELDS = ['titleHindi', 'personHindi', 'excerptHindi', 'paragraphsHindi'] as const;
const version = string().strict().required('Please reload this story');

export const storyEditSchema = object({
  title: text(120).required('Title is required'),
  person: text(80).required(formMessages.name_required),
  craft: text(80).default(''),
  place: text(80).default(''),
  excerpt: text(300).required('Enter a short text for the card'),
  paragraphs: array(text(6000).required('A paragraph cannot be empty'))
    .min(1, 'Story is required')
    .max(60, 'At most 60 paragraphs')
    .required('Story is required'),
  titleHindi: hindiText(120),
  personHindi: hindiText(80),
  excerptHindi: hindiText(300),
  paragraphsHindi: array(text(6000).required('A paragraph cannot be empty'))
    .max(60, 'At most 60 paragraphs')
    .optional(),
  productIds: array(
    string()
      .matches(RECORD_ID, 'This is not a valid product')
      .required('This is not a valid product'),
  )
    .max(12, 'At most 12 pieces')
    .required('The products are missing'),
  pictureAlt: text(200).default(''),
  updatedAt: version,
})
  .exact(formMessages.unknown_field)
  .test('hindi', HINDI_IN_PART, (story, { createError }) => {
    const isFilled = (name: (typeof HINDI_FIELDS)[number]) => (story[name] ?? '').length > 0;
    const missing = HINDI_FIELDS.find((name) => !isFilled(name));
    if (missing === undefined || !HINDI_FIELDS.some(isFilled)) return true;
    return createError({ path: missing });
  });
export type StoryEdit = InferType<typeof storyEditSchema>;

/** POST /api/stories/desk/{id}/publish. `onHome` shows it first on the home page. */
export const storyPublishSchema = object({
  onHome: boolean().strict().required('Choose whether to show it on the home page'),
  updatedAt: version,
}).exact(formMessages.unknown_field);

/** POST /api/stories/desk/{id}/reject. Also unpublishes a story. */
export const storyRejectSchema = object({
  reason: text(500).required('Please give a reason'),
  updatedAt: version,
}).exact(formMessages.unknown_field);

export const storyQuerySchema = object({
  status: string()
    .oneOf([...STORY_STATES, ''], 'This status is not valid')
    .default(''),
  cursor: string().max(200),
});
export type StoryQuery = InferType<typeof storyQuerySchema>;
