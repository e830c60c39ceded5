import { afterEach, expect, test, vi } from 'vitest';

import type { QuoteForm } from '@kargha/domain/quotes/quote-request';
import { applyLanguage } from '#lib/language/language-choice.ts';
import { sampleBuyer } from '#testing/sample-buyer.ts';

import type { QuoteExtras } from '../data/quote-api.ts';
import { readDraft } from './quote-draft.ts';
import { sendDraft } from './submit-quote-request.ts';

const { sendQuoteRequest } = vi.hoisted(() => ({
  sendQuoteRequest: vi.fn<(form: QuoteForm, parts: QuoteExtras) => Promise<void>>(),
}));
vi.mock('../data/quote-api.ts', () => ({ sendQuoteRequest }));

afterEach(() => applyLanguage('en'));

test('sends the language in which the shop is read', async () => {
  const draft = { ...readDraft(sampleBuyer), quantity: '80' };
  await sendDraft(sampleBuyer, draft);
  applyLanguage('hi');
  await sendDraft(sampleBuyer, draft);
  const [english, hindi] = sendQuoteRequest.mock.calls.map(([, parts]) => parts);
  expect(english).not.toHaveProperty('language');
  expect(hindi).toMatchObject({ language: 'hi' });
});
