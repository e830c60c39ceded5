import { storyRequestSchema } from '@kargha/domain/people/story-submission';

import { describedAt } from '../http/api-route.ts';

export const STORY_API = describedAt('/api/stories', {
  'POST /': {
    does: 'Hands in a story; it is public when staff publish it.',
    body: storyRequestSchema,
    gives: ['storyId'],
  },
});
