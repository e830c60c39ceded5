import { ApiError } from '#lib/server/api-client.ts';

/** What a buyer can do about a request. */
export {
  acceptOffer,
  askForChanges,
  declineOffer,
  messageFile,
  quotationFile,
  quotationPdf,
  renewOffer,
  sendMessage,
  withdrawRequest,
} from '../data/quote-actions-api.ts';
export { dropMessageFile, putMessageFile } from '#session/state/quote-uploads.ts';

/** True when an answer was refused because the offer is no longer the latest, or has expired. */
export function isOutdated(error: unknown): boolean {
  return error instanceof ApiError && ['stale', 'expired'].includes(error.code);
}
