import { storyRequestSchema } from '@kargha/domain/people/story-submission';

import { describeRoutes } from '../http/api-route.ts';

export const STORY_API = describeRoutes('/api/stories', {
  'POST /': {
    does: 'Hands in a story; it is public when staff publish it.',
    body: storyRequestSchema,
    responseFields: ['storyId'],
  },
});
