import { sentenceOf } from '#lib/server/sentence-of.ts';

import { sendMessage, type ContactRequest } from '../data/contact-api.ts';

export type { ContactRequest } from '../data/contact-api.ts';

/** How sending ended: the ticket's number, or the sentence that says why not. */
export type Sent = { number: string } | { failure: string };

/** Sends a message. Never throws. */
export async function trySending(message: ContactRequest): Promise<Sent> {
  try {
    return { number: await sendMessage(message) };
  } catch (error) {
    return { failure: sentenceOf(error) };
  }
}
