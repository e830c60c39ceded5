import { ApiError } from '#lib/server/api-client.ts';

export {
  acceptOffer,
  requestChanges,
  declineOffer,
  messageFile,
  quotationFile,
  quotationPdf,
  renewOffer,
  sendMessage,
  withdrawRequest,
} from '../data/quote-actions-api.ts';
export { dropMessageFile, putMessageFile } from '#session/state/quote-uploads.ts';

export function isOutdated(error: unknown): boolean {
  return error instanceof ApiError && ['stale', 'expired'].includes(error.code);
}
