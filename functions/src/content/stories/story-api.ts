import { storyRequestSchema } from '@kargha/domain/people/story-submission';

import { describeRoutes } from '../../http/api-route.ts';

export const STORY_API = describeRoutes('/api/stories', {
  'POST /': {
    does: 'Submits a story for staff to publish.',
    body: storyRequestSchema,
    responseFields: ['storyId'],
  },
});
