import { productTermsHindi } from './product-terms/product-terms.hi.ts';
import { linkMessagesHindi } from './link-messages.hi.ts';
import { orderEventsHindi } from './order-events.hi.ts';
import { returnMessagesHindi } from './return-messages.hi.ts';
import { createTranslator } from './create-translator.ts';
import { messagesHindi } from './messages.hi.ts';
import { serverMessagesHindi } from './server-messages.hi.ts';

export const translateToHindi = createTranslator({
  ...productTermsHindi,
  ...messagesHindi,
  ...serverMessagesHindi,
  ...linkMessagesHindi,
  ...returnMessagesHindi,
  ...orderEventsHindi,
});
