import { quoteRequestSchema } from '@kargha/domain/quote-request';
import type { UserProfile } from '@kargha/domain/user-profile';

import { sendQuoteRequest } from '../data/quote-api.ts';
import { forgetDraft, type QuoteDraft } from './quote-draft.ts';

/** Sends what stands in the form; once the shop has it, the draft is gone. @throws ApiError */
export async function sendDraft(profile: UserProfile, draft: QuoteDraft): Promise<void> {
  const { requestId, files, ...typed } = draft;
  await sendQuoteRequest(quoteRequestSchema.cast(typed), requestId, files);
  forgetDraft(profile);
}
