import type { Sentence } from '@kargha/domain/messages/sentence';

import { errorMessage } from '#lib/server/error-message.ts';
import type { ContactMessage } from '@kargha/domain/people/contact-message';
import { callEndpoint } from '#lib/server/call-endpoint.ts';
import { loadModule } from '#lib/server/load-module.ts';
import { idToken } from '#session/state/sign-in-actions.ts';

export type SendResult = { number: string } | { failure: Sentence };

export async function trySendMessage(message: ContactRequest): Promise<SendResult> {
  try {
    return { number: await sendMessage(message) };
  } catch (error) {
    return { failure: errorMessage(error) };
  }
}

/** `website` is the honeypot field. */
export type ContactRequest = ContactMessage & { website: string };

/** Returns the ticket number. @throws ApiError invalid, too_many_requests, network */
async function sendMessage(body: ContactRequest): Promise<string> {
  // Loaded on use, because it loads the schema of the form.
  const { contactEndpoints } = await loadModule(import('@kargha/domain/people/contact-endpoints'));
  const { send } = contactEndpoints;
  return (await callEndpoint(send, { body, token: await idToken() })).ticketNumber;
}
