import { object, string, type InferType } from 'yup';

import { UNKNOWN_FIELD } from '../records/request-fields.ts';
import { textField } from '../records/text-field.ts';
import { hasDottedDomain } from './email-address.ts';

/** Bytes that the photo of a story may have at most. */
export const MAX_STORY_PHOTO_BYTES = 5 * 1024 * 1024;

/** A story as somebody tells it; POST /api/stories checks the same schema. Staff decide whether it is published. */
export const storySubmissionSchema = object({
  person: textField('Name', 80).required('Name is required'),
  email: textField('Email', 254)
    .required('Email is required')
    .email('Please enter a valid email address')
    .test('domain', 'Please enter a valid email address', hasDottedDomain),
  place: textField('Place', 80).required('Place is required'),
  craft: textField('Craft', 80).required('Craft is required'),
  title: textField('Title', 120).required('Title is required'),
  story: textField('Story', 6000)
    .required('Story is required')
    .min(80, 'Please tell us a little more, at least 80 characters'),
  /** a data string; empty when the story comes without a picture */
  photo: string()
    .max(Math.ceil((MAX_STORY_PHOTO_BYTES * 4) / 3) + 100, 'The photo is larger than 5MB')
    .default(''),
});

export type StorySubmission = InferType<typeof storySubmissionSchema>;

/** A story as it is sent: with the field that people do not see, so that only programs fill it. */
export const storyRequestSchema = storySubmissionSchema
  .shape({ website: string().trim().max(2000, 'This text is too long').default('') })
  .exact(UNKNOWN_FIELD);
