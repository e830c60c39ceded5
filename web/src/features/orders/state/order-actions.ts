/** What the shopper can ask of an order; the screens show how it went. Each throws ApiError. */
export {
  requestHelp,
  requestReturn,
  requestCancellation,
  cancelOrder,
  downloadInvoice,
} from '../data/order-api.ts';
