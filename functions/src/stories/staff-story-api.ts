import {
  storyEditSchema,
  storyPublishSchema,
  storyQuerySchema,
  storyRejectSchema,
} from '@kargha/domain/people/story-moderation';

import { describedAt } from '../http/api-route.ts';

const who = 'staff' as const;
const gives = ['story'];

export const STAFF_STORY_API = describedAt('/api/stories/desk', {
  'GET /': {
    does: 'Lists the stories that were sent in.',
    who,
    query: storyQuerySchema,
    gives: ['rows', 'nextCursor'],
  },
  'GET /:id': { does: 'Gives one of them.', who, gives },
  'GET /:id/photos/:place': { does: 'Gives a photo of one.', who, file: 'image/*' },
  'PUT /:id': { does: 'Corrects one.', who, body: storyEditSchema, gives },
  'POST /:id/publish': { does: 'Publishes one.', who, body: storyPublishSchema, gives },
  'POST /:id/reject': { does: 'Rejects one, with a reason.', who, body: storyRejectSchema, gives },
});
