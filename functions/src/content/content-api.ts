import { contentRestoreSchema, contentSaveSchema } from '@kargha/domain/settings/content';

import { describeRoutes } from '../http/api-route.ts';

const who = 'staff' as const;

export const CONTENT_API = describeRoutes('/api/content', {
  'GET /:section': { does: 'Gives a section of the pages, with its former versions.', who },
  'GET /:section/versions/:revision': {
    does: 'Gives a former version.',
    who,
    responseFields: ['content'],
  },
  'PUT /:section': { does: 'Publishes a section anew.', who, body: contentSaveSchema },
  'POST /:section/restore': {
    does: 'Publishes a former version again.',
    who,
    body: contentRestoreSchema,
  },
});
