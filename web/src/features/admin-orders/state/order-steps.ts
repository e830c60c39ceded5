/** What staff can do to an order or a return; the screens show how it went. Each throws ApiError. */
export { takeReturnStep, takeStep } from '../data/order-api.ts';
