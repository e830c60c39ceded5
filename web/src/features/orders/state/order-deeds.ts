/** What the shopper can ask of an order; the screens show how it went. Each throws ApiError. */
export {
  askForHelp,
  askForReturn,
  askToCancel,
  cancelOrder,
  downloadInvoice,
} from '../data/order-api.ts';
