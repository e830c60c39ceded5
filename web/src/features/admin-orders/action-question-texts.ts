import type { Catalogue } from '#lib/language/language.ts';

/** Titles of the dialogs in which staff confirm a step. */
const en = {
  order: {
    confirm: (number: string) => `Confirm order ${number}?`,
    pack: (number: string) => `Mark order ${number} as packed?`,
    hold: (number: string) => `Put order ${number} on hold?`,
    release: (number: string) => `Release order ${number} from hold?`,
    cancel: (number: string) => `Cancel order ${number}?`,
    resolve: (number: string) => `Mark order ${number} as reviewed?`,
  },
  parcel: {
    'in-transit': (awb: string) => `Mark parcel ${awb} as in transit?`,
    'out-for-delivery': (awb: string) => `Mark parcel ${awb} as out for delivery?`,
    deliver: (awb: string) => `Mark parcel ${awb} as delivered?`,
    rto: (awb: string) => `Mark parcel ${awb} as returned to sender?`,
  },
  orderReturn: {
    approve: (number: string) => `Approve the return for order ${number}?`,
    reject: (number: string) => `Reject the return for order ${number}?`,
    exchange: (number: string) => `Order the replacement for order ${number}?`,
    'pick-up': (number: string) => `Mark the return for order ${number} as picked up?`,
  },
};

export const actionQuestionTexts: Catalogue<typeof en> = { en };
