/** What a buyer can do about a request. */
export {
  acceptOffer,
  askForChanges,
  declineOffer,
  fileOfMessage,
  quotationFile,
  quotationPdf,
  renewOffer,
  sendMessage,
  withdrawRequest,
} from '../data/answer-api.ts';
export { dropMessageFile, putMessageFile } from '#lib/files/message-files.ts';
