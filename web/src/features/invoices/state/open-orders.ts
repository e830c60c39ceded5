/** What a person still has to pay, read afresh each time. */
export { readOpenOrders } from '../data/open-orders.ts';
