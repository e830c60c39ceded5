import { object, string } from 'valibot';

import { defineEndpoints } from '../api/endpoint.ts';
import { storyRequestSchema } from './story-submission.ts';

/** A 5 MB photo as a data URL, and the story. */
const STORY_BODY = 8 * 1024 * 1024;

export const storyEndpoints = defineEndpoints('/api/stories', {
  submit: {
    method: 'POST',
    path: '/',
    does: 'Submits a story for staff to publish.',
    body: storyRequestSchema,
    bodyBytes: STORY_BODY,
    response: object({ storyId: string() }),
  },
});
