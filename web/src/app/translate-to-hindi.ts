import { createTranslator } from '@kargha/domain/messages/create-translator';
import { fillTemplate, type MessageParams } from '@kargha/domain/messages/message';
import type { Sentence } from '@kargha/domain/messages/sentence';
import { domainMessagesHindi } from '#lib/language/messages/all-messages.hi.ts';
import { orderEventsHindi } from '#lib/language/order-events.hi.ts';
import { orderTermsHindi } from '#lib/language/order-terms.hi.ts';
import { productTermsHindi } from '#lib/language/product-terms/product-terms.hi.ts';
import { shopTermsHindi } from '#lib/language/shop-terms.hi.ts';
import type { TermTranslations } from '#lib/language/translate.ts';
import { isJsonObject } from '#lib/server/api-client.ts';
import { authMessagesHindi } from '#session/session-messages.hi.ts';

import { sentencesHindi } from './sentences.hi.ts';

const MESSAGES: TermTranslations = { ...domainMessagesHindi, ...authMessagesHindi };

const translateValue = createTranslator({
  ...productTermsHindi,
  ...shopTermsHindi,
  ...orderTermsHindi,
  ...orderEventsHindi,
  ...sentencesHindi,
});

/** Unknown messages stay in English: a newer server may send one. */
export function translateToHindi(sentence: Sentence): string {
  if (typeof sentence !== 'object') return translateValue(sentence);
  const translated = sentence.refs.map(({ key, params }) => translateMessage(key, params));
  if (translated.length === 0 || translated.includes(undefined)) return sentence.text;
  if (translated.length === 1) return translated.join('');
  return translated.map(withFullStop).join(' ');
}

function translateMessage(key: unknown, params: unknown): string | undefined {
  if (typeof key !== 'string' || !Object.hasOwn(MESSAGES, key)) return undefined;
  const values = isJsonObject(params) ? (params as MessageParams) : {};
  return fillTemplate(MESSAGES[key] ?? '', values, translateValue);
}

function withFullStop(sentence = ''): string {
  return /[।.!?:]$/.test(sentence) ? sentence : `${sentence}।`;
}
