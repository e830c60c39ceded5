import type { ContactMessage } from '@kargha/domain/people/contact-message';
import { callApi } from '#lib/server/api-client.ts';
import { storedFields } from '#lib/documents/stored-fields.ts';
import { idToken } from '#session/state/sign-in-actions.ts';

/** A message with the field that people do not see. */
export type ContactRequest = ContactMessage & { website: string };

/**
 * Sends a message and gives the number of its ticket.
 * @throws ApiError invalid, too_many_requests, network
 */
export async function sendMessage(message: ContactRequest): Promise<string> {
  const answer = await callApi('/contact', {
    method: 'POST',
    body: message,
    token: await idToken(),
  });
  return storedFields(answer).text('ticketNumber');
}
