import { contentRestoreSchema, contentSaveSchema } from '@kargha/domain/settings/content';

import { describeRoutes } from '../http/api-route.ts';

const who = 'staff' as const;

export const CONTENT_API = describeRoutes('/api/content', {
  'GET /:section': { does: 'Returns a content section with its previous versions.', who },
  'GET /:section/versions/:revision': {
    does: 'Returns a previous version.',
    who,
    responseFields: ['content'],
  },
  'PUT /:section': { does: 'Publishes a new version of a section.', who, body: contentSaveSchema },
  'POST /:section/restore': {
    does: 'Restores a previous version.',
    who,
    body: contentRestoreSchema,
  },
});
