import { CLOSED_SENTENCE } from '@kargha/domain/settings/shop-front';
import { aboutTexts } from '#features/about/about-texts.ts';
import { aboutHindi } from '#features/about/about-texts.hi.ts';
import { cardTexts } from '#features/catalog/card-texts.ts';
import { cardHindi } from '#features/catalog/card-texts.hi.ts';
import { catalogTexts } from '#features/catalog/catalog-texts.ts';
import { catalogHindi } from '#features/catalog/catalog-texts.hi.ts';
import { collectionsTexts } from '#features/collections/collections-texts.ts';
import { collectionsHindi } from '#features/collections/collections-texts.hi.ts';
import { contactTexts } from '#features/contact/contact-texts.ts';
import { contactHindi } from '#features/contact/contact-texts.hi.ts';
import { originsTexts } from '#features/origins/origins-texts.ts';
import { originsHindi } from '#features/origins/origins-texts.hi.ts';
import { piecesTexts } from '#features/pieces/pieces-texts.ts';
import { piecesHindi } from '#features/pieces/pieces-texts.hi.ts';
import { homeTexts } from '#features/home/home-texts.ts';
import { homeHindi } from '#features/home/home-texts.hi.ts';
import { checkoutMessagesHindi } from '#lib/language/messages/checkout-messages.hi.ts';
import { paymentSentencesHindi } from '#lib/language/messages/payment-messages.hi.ts';
import { requestMessagesHindi } from '#lib/language/messages/request-messages.hi.ts';
import type { TermTranslations } from '#lib/language/translate.ts';
import { UNREADABLE_ANSWER } from '#lib/server/read-response.ts';
import { DEFAULT_MESSAGE } from '#lib/server/error-message.ts';
import { sessionSentencesHindi } from '#session/session-messages.hi.ts';
import { uiTexts } from '#ui/ui-texts.ts';
import { uiHindi } from '#ui/ui-texts.hi.ts';

/** Sentences of the browser that are not composed, kept in English where no component can choose a text. */
export const sentencesHindi: TermTranslations = {
  ...sessionSentencesHindi,
  ...paymentSentencesHindi,
  [DEFAULT_MESSAGE]: requestMessagesHindi.internal,
  [CLOSED_SENTENCE]: checkoutMessagesHindi.shop_closed,
  [UNREADABLE_ANSWER]: 'दुकान का जवाब पढ़ा नहीं जा सका। कृपया पेज फिर से लोड करें।',
  [uiTexts.en.brokenTitle]: uiHindi.brokenTitle,
  [catalogTexts.en.failed]: catalogHindi.failed,
  [cardTexts.en.productFailed]: cardHindi.productFailed,
  [collectionsTexts.en.failed]: collectionsHindi.failed,
  [originsTexts.en.failed]: originsHindi.failed,
  [piecesTexts.en.failed]: piecesHindi.failed,
  [contactTexts.en.detailsFailed]: contactHindi.detailsFailed,
  [homeTexts.en.storiesFailed]: homeHindi.storiesFailed,
  [aboutTexts.en.policiesFailed]: aboutHindi.policiesFailed,
};
