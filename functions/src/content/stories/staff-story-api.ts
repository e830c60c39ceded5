import {
  storyEditSchema,
  storyPublishSchema,
  storyQuerySchema,
  storyRejectSchema,
} from '@kargha/domain/people/story-moderation';

import { describeRoutes } from '../../http/api-route.ts';

const who = 'staff' as const;
const responseFields = ['story'];

export const STAFF_STORY_API = describeRoutes('/api/stories/desk', {
  'GET /': {
    does: 'Lists submitted stories.',
    who,
    query: storyQuerySchema,
    responseFields: ['rows', 'nextCursor'],
  },
  'GET /:id': { does: 'Returns a story.', who, responseFields },
  'GET /:id/photos/:place': { does: 'Returns a photo of a story.', who, file: 'image/*' },
  'PUT /:id': { does: 'Edits a story.', who, body: storyEditSchema, responseFields },
  'POST /:id/publish': {
    does: 'Publishes a story.',
    who,
    body: storyPublishSchema,
    responseFields,
  },
  'POST /:id/reject': {
    does: 'Rejects a story, with a reason.',
    who,
    body: storyRejectSchema,
    responseFields,
  },
});
