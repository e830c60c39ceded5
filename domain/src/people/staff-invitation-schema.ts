import { array, nullable, picklist, string, type InferOutput } from 'valibot';

import { time } from '../api/response-fields.ts';
import { storedObject } from '../records/stored-fields.ts';
import { DAY_MS } from '../records/time-spans.ts';
import { STAFF_ROLES } from './user-profile.ts';

const INVITATION_DAYS = 7;

/** staffInvitations/{hash of the address}: the latest invitation of an address. */
export const staffInvitationSchema = storedObject({
  id: string(),
  email: string(),
  staffRoles: array(picklist(STAFF_ROLES)),
  state: picklist(['open', 'accepted', 'withdrawn']),
  /** of the token in the link */
  tokenHash: string(),
  invitedBy: string(),
  sentAt: time,
  acceptedBy: nullable(string()),
  updatedAt: time,
});
export type StaffInvitation = InferOutput<typeof staffInvitationSchema>;

export function invitationEnd({ sentAt }: Pick<StaffInvitation, 'sentAt'>): Date {
  return new Date(sentAt.getTime() + INVITATION_DAYS * DAY_MS);
}
