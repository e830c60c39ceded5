import { SECOND_MS } from '@kargha/domain/records/time-spans';
import type { UserProfile } from '@kargha/domain/people/user-schema';

import { conflict } from '../../http/errors.ts';
import { endSessions } from '../../platform/accounts.ts';
import { secondFactorRef } from '../../records/second-factor-record.ts';
import { changeUser, type UserAction } from './change-user.ts';
import { isSecondFactorRequired } from './second-factor-requirement.ts';
import { secondFactorEmail } from './staff-emails.ts';

const OWN = 'Another owner must reset your second factor.';
const NOT_SET = 'No authenticator app is set up for this person.';

/**
 * Removes the authenticator app of someone who has lost their phone, and signs them out everywhere. Where a factor is
 * required they set up a new one at the next sign-in. Throws 409 own_second_factor and
 * no_second_factor.
 */
export async function resetSecondFactor(staffAction: UserAction): Promise<UserProfile> {
  const { by, whom, at } = staffAction;
  if (by === whom) throw conflict('own_second_factor', OWN);
  const profile = await changeUser(staffAction, (before, isRequired) => {
    if (!before.secondFactor?.isSet) throw conflict('no_second_factor', NOT_SET);
    const isNeeded = isSecondFactorRequired(before, isRequired);
    const { id, mail } = secondFactorEmail(whom, before.email, 'reset', at);
    return {
      action: 'secondFactor.reset',
      changes: {
        secondFactor: { isSet: false, neededFrom: isNeeded ? at : null, steps: [] },
        sessionsValidFrom: Math.floor(at.getTime() / SECOND_MS),
      },
      deletes: [secondFactorRef(whom)],
      emails: () => (before.email === '' ? [] : [{ id, mail }]),
    };
  });
  await endSessions(whom);
  return profile;
}
