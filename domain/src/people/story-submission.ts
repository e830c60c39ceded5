import { object, string, type InferType } from 'yup';

import { UNKNOWN_FIELD } from '../records/request-fields.ts';
import { textField } from '../records/text-field.ts';
import { hasDottedDomain } from './email-address.ts';

/** Bytes. */
export const MAX_STORY_PHOTO_BYTES = 5 * 1024 * 1024;

/** A submitted story; POST /api/stories uses the same schema. Staff decide about publishing. */
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
  /** a data URL; empty without a photo */
  photo: string()
    .max(Math.ceil((MAX_STORY_PHOTO_BYTES * 4) / 3) + 100, 'The photo is larger than 5MB')
    .default(''),
});

export type StorySubmission = InferType<typeof storySubmissionSchema>;

/** With a hidden honeypot field that only bots fill. */
export const storyRequestSchema = storySubmissionSchema
  .shape({ website: string().trim().max(2000, 'This text is too long').default('') })
  .exact(UNKNOWN_FIELD);
