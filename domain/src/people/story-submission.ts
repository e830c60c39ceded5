import { object, string, type InferType } from 'yup';
import { languageField } from '../records/language-field.ts';
import { requiredTextField } from '../records/text-field.ts';
import { hasDottedDomain } from './email-address.ts';
import { formMessages } from '../messages/form-messages.ts';
import { contactMessages } from '../messages/contact-messages.ts';

/** Bytes. */
export const MAX_STORY_PHOTO_BYTES = 5 * 1024 * 1024;

/** A submitted story; POST /api/stories uses the same schema. Staff decide about publishing. */
export const storySubmissionSchema = object({
  person: requiredTextField('Name', 80),
  email: requiredTextField('Email', 254)
    .email(formMessages.email_not_valid)
    .test('domain', formMessages.email_not_valid, hasDottedDomain),
  place: requiredTextField('Place', 80),
  craft: requiredTextField('Craft', 80),
  title: requiredTextField('Title', 120),
  story: requiredTextField('Story', 6000).min(80, contactMessages.story_too_short),
  /** a data URL; empty without a photo */
  photo: string()
    .max(Math.ceil((MAX_STORY_PHOTO_BYTES * 4) / 3) + 100, contactMessages.story_photo_too_large)
    .default(''),
});

export type StorySubmission = InferType<typeof storySubmissionSchema>;

/** With a hidden honeypot field that only bots fill. */
export const storyRequestSchema = storySubmissionSchema
  .shape({
    website: string().trim().max(2000, formMessages.text_too_long).default(''),
    language: languageField(),
  })
  .exact(formMessages.unknown_field);
