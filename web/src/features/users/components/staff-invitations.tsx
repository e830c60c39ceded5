import { useId, useState } from 'react';

import { formatLongDateTime } from '@kargha/domain/india/long-date-time';
import {
  staffInvitationEndpoints,
  type InvitationRow,
} from '@kargha/domain/people/staff-invitation-endpoints';
import { STAFF_ROLE_LABELS, STAFF_ROLES, type StaffRole } from '@kargha/domain/people/user-profile';
import { useTexts } from '#lib/language/language.ts';
import { useStaffQuery } from '#session/state/endpoint-queries.ts';
import { callStaffEndpoint } from '#session/state/staff-endpoint.ts';
import { Button } from '#ui/controls/button.tsx';
import { ActionDialog } from '#ui/dialog/action-dialog.tsx';
import { CheckboxGroup } from '#ui/forms/checkbox-group.tsx';
import { FieldFrame } from '#ui/forms/field-frame.tsx';
import { TextInput } from '#ui/forms/text-input.tsx';
import { Surface } from '#ui/surface.tsx';
import { Text } from '#ui/text.tsx';
import { styled } from '#ui/theme/styled.ts';
import { showToast } from '#ui/toasts/toasts.ts';
import { useAction } from '#ui/toasts/use-action.ts';

import { invitationTexts } from '../invitation-texts.ts';
import { usersTexts } from '../users-texts.ts';

/** For owners: invites staff by email. */
export function InviteButton() {
  const texts = useTexts(invitationTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="action" onClick={() => setOpen(true)}>
        {texts.invite}
      </Button>
      {isOpen && <InviteDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function InviteDialog({ onClose }: { onClose: () => void }) {
  const texts = useTexts(invitationTexts);
  const { staffRoles: legend, staffRoleNames } = useTexts(usersTexts);
  const id = useId();
  const [email, setEmail] = useState('');
  const [staffRoles, setStaffRoles] = useState<readonly StaffRole[]>(['orders']);

  async function send() {
    const body = { email: email.trim(), staffRoles: [...staffRoles] };
    await callStaffEndpoint(staffInvitationEndpoints.invite, { body });
    showToast({ tone: 'success', message: texts.sent(body.email) });
  }

  return (
    <ActionDialog title={texts.title} confirm={texts.send} onConfirm={send} onClose={onClose}>
      <p>{texts.hint}</p>
      <FieldFrame id={id} label={texts.email}>
        <TextInput
          id={id}
          type="email"
          autoComplete="off"
          value={email}
          onChange={({ currentTarget }) => setEmail(currentTarget.value)}
        />
      </FieldFrame>
      <CheckboxGroup<StaffRole>
        legend={legend}
        options={STAFF_ROLES}
        names={staffRoleNames}
        chosen={staffRoles}
        onChange={setStaffRoles}
      />
    </ActionDialog>
  );
}

/** Nothing while no invitation is open. */
export function OpenInvitations() {
  const texts = useTexts(invitationTexts);
  const { data } = useStaffQuery(staffInvitationEndpoints.list, {});
  const [withdrawn, setWithdrawn] = useState<InvitationRow>();
  if (!data || data.invitations.length === 0) return null;
  return (
    <Surface>
      <Text variant="h3" component="h2" mb={1}>
        {texts.open}
      </Text>
      <List>
        {data.invitations.map((invitation) => (
          <Invitation
            key={invitation.id}
            invitation={invitation}
            onWithdraw={() => setWithdrawn(invitation)}
          />
        ))}
      </List>
      {withdrawn && (
        <WithdrawDialog invitation={withdrawn} onClose={() => setWithdrawn(undefined)} />
      )}
    </Surface>
  );
}

interface InvitationProps {
  invitation: InvitationRow;
  onWithdraw: () => void;
}

function Invitation({ invitation, onWithdraw }: InvitationProps) {
  const texts = useTexts(invitationTexts);
  const { id, email, staffRoles, endsAt } = invitation;
  const { isBusy, start } = useAction(async () => {
    await callStaffEndpoint(staffInvitationEndpoints.resend, { params: { id } });
    showToast({ tone: 'success', message: texts.sent(email) });
  });
  const roles = staffRoles.map((role) => STAFF_ROLE_LABELS[role]).join(', ');
  const end = endsAt > new Date() ? texts.until(formatLongDateTime(endsAt)) : texts.expired;
  return (
    <li>
      <div>
        <strong>{email}</strong>
        <p>
          {roles}, {end}
        </p>
      </div>
      <span>
        <Button
          look="quiet"
          aria-label={texts.resendNamed(email)}
          disabled={isBusy}
          onClick={() => void start()}
        >
          {texts.resend}
        </Button>
        <Button look="quiet" aria-label={texts.withdrawNamed(email)} onClick={onWithdraw}>
          {texts.withdraw}
        </Button>
      </span>
    </li>
  );
}

interface WithdrawDialogProps {
  invitation: InvitationRow;
  onClose: () => void;
}

function WithdrawDialog({ invitation: { id, email }, onClose }: WithdrawDialogProps) {
  const texts = useTexts(invitationTexts);
  return (
    <ActionDialog
      isDestructive
      title={texts.withdrawTitle(email)}
      confirm={texts.withdraw}
      onClose={onClose}
      onConfirm={async () => {
        await callStaffEndpoint(staffInvitationEndpoints.withdraw, { params: { id } });
        showToast({ tone: 'success', message: texts.withdrawn });
      }}
    >
      <p>{texts.withdrawHint}</p>
    </ActionDialog>
  );
}

const List = styled('ul')(({ theme: { vars, spacing } }) => ({
  display: 'grid',
  listStyle: 'none',
  padding: 0,
  margin: 0,
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: spacing(0.5, 2),
    paddingBlock: spacing(1),
  },
  '& li + li': { borderTop: `1px solid ${vars.palette.divider}` },
  '& strong': { overflowWrap: 'anywhere' },
  '& p': { color: vars.palette.text.secondary },
}));
