import { defineMessages } from '@kargha/domain/messages/message';

/** Sentences about pieces in emails. piece-messages.hi.ts has the same keys. */
export const pieceMessages = defineMessages({
  certificates: 'Each piece comes with a certificate of authenticity.',
  certificate: 'Certificate {code}',
});
