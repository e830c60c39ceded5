import { styled } from '@mui/material/styles';
import { useState } from 'react';

import type { UserRow } from '@kargha/domain/people/user-admin';
import { ROLE_LABELS, ROLES, type Role } from '@kargha/domain/people/user-profile';
import { useTexts } from '#lib/language/language.ts';
import { ReasonDialog } from '#ui/dialog/reason-dialog.tsx';
import { SelectField } from '#ui/forms/select-field.tsx';
import { showToast } from '#ui/toasts/toasts.ts';

import { personName } from '../state/person-name.ts';
import { carryOut, type Intent } from '../state/staff-deeds.ts';
import { usersTexts, type UsersTexts } from '../users-texts.ts';

interface DeedDialogProps {
  user: UserRow;
  intent: Intent;
  onDone: (user: UserRow) => void;
  onClose: () => void;
}

/** Asks before something is done to an account, and why. The reason stands in the history. */
export function DeedDialog({ user, intent, onDone, onClose }: DeedDialogProps) {
  const texts = useTexts(usersTexts);
  const others = ROLES.filter((role) => role !== user.role);
  const [role, setRole] = useState<Role>(others[0] ?? 'customer');
  const words = wordsOf(intent, user, role, texts);

  return (
    <ReasonDialog
      title={words.title}
      label={texts.reason}
      confirm={words.confirm}
      isDestructive={intent === 'suspend'}
      missing={texts.reasonMissing}
      onClose={onClose}
      onConfirm={async (reason) => {
        onDone(await carryOut(user, intent, { role, reason }));
        showToast({ tone: 'success', title: texts.done, message: words.done });
      }}
    >
      <Question>
        <p>{words.text}</p>
        {intent === 'role' && (
          <SelectField
            label={texts.newRole}
            value={role}
            options={others.map((value) => ({ value, label: ROLE_LABELS[value] }))}
            onChange={setRole}
          />
        )}
      </Question>
    </ReasonDialog>
  );
}

const Question = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  marginBottom: theme.spacing(2),
}));

interface Words {
  title: string;
  text: string;
  confirm: string;
  done: string;
}

function wordsOf(intent: Intent, user: UserRow, role: Role, texts: UsersTexts): Words {
  const name = personName(user);
  const company = user.companyName;
  const words: Record<Intent, Words> = {
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
  return words[intent];
}
