import {
  quoteChangesSchema,
  quoteDeclineSchema,
  quoteSubmissionSchema,
} from '@kargha/domain/quote-request';

import { describedAt } from '../http/api-route.ts';

export const QUOTE_API = describedAt('/api/quotes', {
  'POST /': {
    does: 'Asks for a quotation, for business buyers.',
    who: 'person',
    body: quoteSubmissionSchema,
    gives: ['quoteId'],
  },
  'POST /:id/decline': {
    does: 'Declines an offer.',
    who: 'person',
    body: quoteDeclineSchema,
  },
  'POST /:id/changes': {
    does: 'Asks for changes of an offer.',
    who: 'person',
    body: quoteChangesSchema,
  },
});
