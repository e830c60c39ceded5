/** What a person still has to pay, read afresh each time. */
export { openOrdersOf } from '../data/open-orders.ts';
