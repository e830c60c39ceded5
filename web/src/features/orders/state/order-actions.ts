export {
  requestHelp,
  requestReturn,
  requestCancellation,
  cancelOrder,
  downloadInvoice,
} from '../data/order-api.ts';
