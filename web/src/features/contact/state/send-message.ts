import { errorMessage } from '#lib/server/error-message.ts';

import { sendMessage, type ContactRequest } from '../data/contact-api.ts';

export type { ContactRequest } from '../data/contact-api.ts';

/** How sending ended: the ticket's number, or the sentence that says why not. */
export type SendResult = { number: string } | { failure: string };

/** Sends a message. Never throws. */
export async function trySendMessage(message: ContactRequest): Promise<SendResult> {
  try {
    return { number: await sendMessage(message) };
  } catch (error) {
    return { failure: errorMessage(error) };
  }
}
