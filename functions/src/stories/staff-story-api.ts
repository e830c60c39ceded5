import {
  storyEditSchema,
  storyPublishSchema,
  storyQuerySchema,
  storyRejectSchema,
} from '@kargha/domain/people/story-moderation';

import { describeRoutes } from '../http/api-route.ts';

const who = 'staff' as const;
const responseFields = ['story'];

export const STAFF_STORY_API = describeRoutes('/api/stories/desk', {
  'GET /': {
    does: 'Lists the stories that were sent in.',
    who,
    query: storyQuerySchema,
    responseFields: ['rows', 'nextCursor'],
  },
  'GET /:id': { does: 'Gives one of them.', who, responseFields },
  'GET /:id/photos/:place': { does: 'Gives a photo of one.', who, file: 'image/*' },
  'PUT /:id': { does: 'Corrects one.', who, body: storyEditSchema, responseFields },
  'POST /:id/publish': { does: 'Publishes one.', who, body: storyPublishSchema, responseFields },
  'POST /:id/reject': { does: 'Rejects one, with a reason.', who, body: storyRejectSchema, responseFields },
});
