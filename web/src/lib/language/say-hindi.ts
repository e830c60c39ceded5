import { goodsHindi } from './goods/goods.hi.ts';
import { linkSentencesHindi } from './link-sentences.hi.ts';
import { orderEventsHindi } from './order-events.hi.ts';
import { returnSentencesHindi } from './return-sentences.hi.ts';
import { sayFrom } from './say-from.ts';
import { sentencesHindi } from './sentences.hi.ts';
import { serverSentencesHindi } from './server-sentences.hi.ts';

/** Says in Hindi what schemas, the server, the history of an order, the sign-in service and the goods say in English. */
export const sayHindi = sayFrom({
  ...goodsHindi,
  ...sentencesHindi,
  ...serverSentencesHindi,
  ...linkSentencesHindi,
  ...returnSentencesHindi,
  ...orderEventsHindi,
});
