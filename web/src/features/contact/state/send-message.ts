import { errorMessage } from '#lib/server/error-message.ts';

import { sendMessage, type ContactRequest } from '../data/contact-api.ts';

export type { ContactRequest } from '../data/contact-api.ts';

export type SendResult = { number: string } | { failure: string };

export async function trySendMessage(message: ContactRequest): Promise<SendResult> {
  try {
    return { number: await sendMessage(message) };
  } catch (error) {
    return { failure: errorMessage(error) };
  }
}
