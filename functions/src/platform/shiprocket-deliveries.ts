import { array, nullish, object, parse, string } from 'valibot';

import type { CourierAggregator } from './courier-aggregator.ts';
import { nullIfRefused, understand, type ShiprocketCall } from './shiprocket-call.ts';

const commentsSchema = object({
  data: array(object({ history: nullish(array(object({ comment: nullish(string(), '') })), []) })),
});

/** Calls about deliveries that failed: Shiprocket's NDR. */
export function deliveryCalls(
  call: ShiprocketCall,
): Pick<CourierAggregator, 'deliveryComments' | 'answerDelivery'> {
  const pathOf = (awb: string) => `/ndr/${encodeURIComponent(awb)}`;
  return {
    deliveryComments: async (awb) => {
      // 404: it knows of no failed delivery.
      const answer = await call({ method: 'GET', path: pathOf(awb) }).catch(nullIfRefused);
      if (answer === null) return [];
      const { data } = understand(answer, (read) => parse(commentsSchema, read));
      return data.flatMap(({ history }) => history.map(({ comment }) => comment));
    },
    answerDelivery: async (awb, { isReturn, comments, day, phone, address1, address2 }) => {
      const body = {
        ...{ action: isReturn ? 'return' : 're-attempt', comments },
        ...(day !== '' && { deferred_date: day }),
        ...(phone !== '' && { phone }),
        ...(address1 !== '' && { address1, address2 }),
      };
      await call({ method: 'POST', path: `${pathOf(awb)}/action`, body });
    },
  };
}
