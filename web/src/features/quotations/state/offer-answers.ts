/** What a buyer can answer to an offer. */
export { askForChanges, declineOffer } from '../data/answer-api.ts';
