import { COLLECTIONS } from '@kargha/domain/records/collections';
import { staffInvitationSchema } from '@kargha/domain/people/staff-invitation-schema';

import { hashOf } from '../platform/keyed-ids.ts';
import { storedDocuments } from './stored-documents.ts';

export const {
  ref: staffInvitationRef,
  query: staffInvitations,
  read: readStaffInvitation,
  readAll: readStaffInvitations,
  find: staffInvitationWithId,
} = storedDocuments({
  collection: COLLECTIONS.staffInvitations,
  schema: staffInvitationSchema,
  ids: ['id'],
});

/** One for each address, so that a person is invited once at a time. */
export function invitationId(email: string): string {
  return hashOf(email.toLowerCase()).slice(0, 32);
}
