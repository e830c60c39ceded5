import {
  PERMISSIONS,
  permissionsOf,
  type Permission,
} from '@kargha/domain/people/staff-permissions';
import type { UserRow } from '@kargha/domain/people/user-endpoints';
import {
  ROLE_LABELS,
  ROLES,
  STAFF_ROLES,
  type StaffRole,
} from '@kargha/domain/people/user-profile';
import { useTexts } from '#lib/language/language.ts';
import { selectProfile, useSession } from '#session/state/session-store.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { CheckboxGroup } from '#ui/forms/checkbox-group.tsx';
import { SelectField } from '#ui/forms/select-field.tsx';

import type { RoleChoice } from '../state/user-intents.ts';
import { usersTexts } from '../users-texts.ts';

interface RoleFieldsProps {
  user: UserRow;
  choice: RoleChoice;
  onChange: (choice: RoleChoice) => void;
}

/** The role of an account, and what an administrator does in the shop. */
export function RoleFields({ user, choice, onChange }: RoleFieldsProps) {
  const texts = useTexts(usersTexts);
  const isOwnAccount = useSession(selectProfile)?.uid === user.uid;
  const { role, staffRoles } = choice;
  const chosen = role === 'admin' ? permissionsOf(staffRoles) : new Set<Permission>();
  const lost = [...permissionsOf(user.staffRoles)].filter((permission) => !chosen.has(permission));
  return (
    <>
      <SelectField
        label={texts.newRole}
        value={role}
        options={ROLES.map((value) => ({ value, label: ROLE_LABELS[value] }))}
        onChange={(value) => onChange({ role: value, staffRoles })}
      />
      {role === 'admin' && (
        <CheckboxGroup<StaffRole>
          legend={texts.staffRoles}
          options={STAFF_ROLES}
          names={texts.staffRoleNames}
          chosen={staffRoles}
          onChange={(chosenRoles) => onChange({ role, staffRoles: chosenRoles })}
        />
      )}
      {isOwnAccount && lost.length > 0 && (
        <Notice tone="warning" title={texts.ownDemotion}>
          {texts.ownLoss(lost.slice(0, MOST_NAMED).map((one) => PERMISSIONS[one]))}
        </Notice>
      )}
    </>
  );
}

const MOST_NAMED = 4;
