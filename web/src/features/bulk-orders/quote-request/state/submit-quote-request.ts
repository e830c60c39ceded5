import { array, object, string } from 'valibot';

import { quoteRequestSchema } from '@kargha/domain/quotes/quote-request';
import { refOf } from '@kargha/domain/shopping/line-ref';
import { choiceOf } from '@kargha/domain/shopping/requested-cart-lines';
import type { UserProfile } from '@kargha/domain/people/user-schema';

import { currentLanguage, emailLanguage } from '#lib/language/language-choice.ts';
import { localized } from '#lib/language/localized-text.ts';
import { ApiError } from '#lib/server/api-client.ts';
import { storedReader } from '#lib/documents/stored-reader.ts';

import { sendQuoteRequest } from '../data/quote-api.ts';
import { clearDraft, type QuoteDraft } from './quote-draft.ts';

/** Clears the stored draft once the server has the request. @throws ApiError */
export async function sendDraft(profile: UserProfile, draft: QuoteDraft): Promise<void> {
  const { requestId, files, lines, ...fields } = draft;
  await sendQuoteRequest(quoteRequestSchema.cast(fields), {
    requestId,
    files,
    lines: lines.map(({ productId, options, tailoring, quantity }) => ({
      ...refOf({ productId, options }),
      ...(tailoring && choiceOf(tailoring)),
      quantity,
    })),
    ...emailLanguage(),
  });
  clearDraft(profile);
}

const readDetails = storedReader(
  '/api/quotes',
  object({ items: array(object({ productId: string() })) }),
);

export function unsoldTitles(error: unknown, { lines }: QuoteDraft): string[] {
  if (!(error instanceof ApiError) || error.code !== 'not_for_sale') return [];
  const items = readDetails(error.details)?.items ?? [];
  const unsold = new Set(items.map((item) => item.productId));
  return lines
    .filter(({ productId }) => unsold.has(productId))
    .map(({ title, titleHindi }) => localized(currentLanguage(), title, titleHindi).text);
}
