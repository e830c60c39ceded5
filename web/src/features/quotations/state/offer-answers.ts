/** What a buyer can do about a request. */
export {
  acceptOffer,
  askForChanges,
  declineOffer,
  quotationFile,
  quotationPdf,
  renewOffer,
  sendMessage,
  withdrawRequest,
} from '../data/answer-api.ts';
