import type { ContactMessage } from '@kargha/domain/people/contact-message';
import { callApi } from '#lib/server/api-client.ts';
import { storedFields } from '#lib/documents/stored-fields.ts';
import { idToken } from '#session/state/sign-in-actions.ts';

/** `website` is the honeypot field. */
export type ContactRequest = ContactMessage & { website: string };

/** Returns the ticket number. @throws ApiError invalid, too_many_requests, network */
export async function sendMessage(message: ContactRequest): Promise<string> {
  const answer = await callApi('/contact', {
    method: 'POST',
    body: message,
    token: await idToken(),
  });
  return storedFields(answer).text('ticketNumber');
}
