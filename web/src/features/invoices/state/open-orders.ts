/** Not cached: reads the open orders again each time. */
export { readOpenOrders } from '../data/open-orders.ts';
