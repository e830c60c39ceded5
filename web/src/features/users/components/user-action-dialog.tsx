import { useState } from 'react';

import type { UserRow } from '@kargha/domain/people/user-endpoints';
import { ROLE_LABELS, ROLES, type Role } from '@kargha/domain/people/user-profile';
import { useTexts } from '#lib/language/language.ts';
import { ReasonDialog } from '#ui/dialog/reason-dialog.tsx';
import { styled } from '#ui/theme/styled.ts';
import { showToast } from '#ui/toasts/toasts.ts';

import { personName } from '../state/person-name.ts';
import { applyIntent, type Intent, type RoleChoice } from '../state/user-intents.ts';
import { usersTexts, type UsersTexts } from '../users-texts.ts';
import { RoleFields } from './role-fields.tsx';

interface UserActionDialogProps {
  user: UserRow;
  intent: Intent;
  onClose: () => void;
}

export function UserActionDialog({ user, intent, onClose }: UserActionDialogProps) {
  const texts = useTexts(usersTexts);
  const [choice, setChoice] = useState<RoleChoice>({
    role:
      user.role === 'admin' ? user.role : (ROLES.find((one) => one !== user.role) ?? 'customer'),
    staffRoles: user.staffRoles.length > 0 ? user.staffRoles : ['orders'],
  });
  const { role } = choice;
  const dialog = dialogTexts(intent, user, role, texts);

  return (
    <ReasonDialog
      title={dialog.title}
      label={texts.reason}
      confirm={dialog.confirm}
      isDestructive={intent === 'suspend' || intent === 'factor'}
      missing={texts.reasonMissing}
      onClose={onClose}
      onConfirm={async (reason) => {
        await applyIntent(user, intent, { ...choice, reason });
        showToast({ tone: 'success', title: texts.done, message: dialog.done });
      }}
    >
      <Question>
        <p>{dialog.text}</p>
        {intent === 'role' && <RoleFields user={user} choice={choice} onChange={setChoice} />}
      </Question>
    </ReasonDialog>
  );
}

const Question = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  marginBottom: theme.spacing(2),
}));

interface DialogTexts {
  title: string;
  text: string;
  confirm: string;
  done: string;
}

function dialogTexts(intent: Intent, user: UserRow, role: Role, texts: UsersTexts): DialogTexts {
  const name = personName(user);
  const company = user.companyName;
  const dialog: Record<Intent, DialogTexts> = {
    role: {
      title: texts.roleTitle(name),
      text: texts.roleText,
      confirm: texts.changeRole,
      done: texts.roleChanged(name, ROLE_LABELS[role]),
    },
    suspend: {
      title: texts.suspendTitle(name),
      text: texts.suspendText,
      confirm: texts.suspend,
      done: texts.wasSuspended(name),
    },
    restore: {
      title: texts.restoreTitle(name),
      text: texts.restoreText,
      confirm: texts.restore,
      done: texts.wasRestored(name),
    },
    revoke: {
      title: texts.revokeTitle(name),
      text: texts.revokeText,
      confirm: texts.revoke,
      done: texts.wasRevoked(name),
    },
    factor: {
      title: texts.resetFactorTitle(name),
      text: texts.resetFactorText,
      confirm: texts.resetFactor,
      done: texts.factorReset(name),
    },
    approve: {
      title: texts.approveTitle(company),
      text: texts.approveText,
      confirm: texts.approve,
      done: texts.wasApproved(company),
    },
    reject: {
      title: texts.rejectTitle(company),
      text: texts.rejectText,
      confirm: texts.reject,
      done: texts.wasRejected(company),
    },
  };
  return dialog[intent];
}
