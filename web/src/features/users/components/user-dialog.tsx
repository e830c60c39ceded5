import { Fragment, useState, type ReactNode } from 'react';

import { userEndpoints, type UserRow } from '@kargha/domain/people/user-endpoints';
import { STAFF_ROLE_LABELS } from '@kargha/domain/people/user-profile';
import { saveFile } from '#lib/files/save-file.ts';
import { formatDay } from '#lib/language/day-format.ts';
import { useTexts } from '#lib/language/language.ts';
import { useServerQuery } from '#lib/reading/server-state.ts';
import { endpointPath } from '#lib/server/endpoint-path.ts';
import { May } from '#session/components/may.tsx';
import { staffQuery } from '#session/state/endpoint-queries.ts';
import { useCan } from '#session/state/permissions.ts';
import { selectProfile, useSession } from '#session/state/session-store.ts';
import { fetchStaffFile } from '#session/state/staff-api.ts';
import { Button } from '#ui/controls/button.tsx';
import { ModalDialog } from '#ui/dialog/modal-dialog.tsx';
import { Text } from '#ui/text.tsx';
import { styled } from '#ui/theme/styled.ts';
import { showToast } from '#ui/toasts/toasts.ts';

import { personName } from '../state/person-name.ts';
import { intentsFor, type Intent } from '../state/user-intents.ts';
import { usersTexts } from '../users-texts.ts';
import { UserActionDialog } from './user-action-dialog.tsx';
import { UserHistory } from './user-history.tsx';

interface UserDialogProps {
  user: UserRow;
  renderCredit: (uid: string) => ReactNode;
  onClose: () => void;
}

export function UserDialog({ user: listed, renderCredit, onClose }: UserDialogProps) {
  const texts = useTexts(usersTexts);
  const [intent, setIntent] = useState<Intent>();
  const can = useCan();
  const ownUid = useSession(selectProfile)?.uid;
  const query = staffQuery(userEndpoints.history, { params: { uid: listed.uid } });
  const { data, error } = useServerQuery(query);
  // The buyer may have sent a document since the list was loaded.
  const user = data?.user ?? listed;
  const labels: Record<Intent, string> = {
    role: texts.changeRole,
    suspend: texts.suspend,
    restore: texts.restore,
    revoke: texts.revoke,
    factor: texts.resetFactor,
    approve: texts.approve,
    reject: texts.reject,
  };

  return (
    <>
      <ModalDialog
        isOpen
        isWide
        title={personName(user)}
        onClose={onClose}
        actions={<Button onClick={onClose}>{texts.close}</Button>}
      >
        <Facts user={user} />
        {user.role === 'b2b_buyer' && user.companyVerification && (
          <Fragment key={user.companyVerification.state}>{renderCredit(user.uid)}</Fragment>
        )}
        <ActionRow>
          {intentsFor(user, { ownUid, can }).map((offered) => (
            <Button key={offered} onClick={() => setIntent(offered)}>
              {labels[offered]}
            </Button>
          ))}
        </ActionRow>
        <Text variant="h3">{texts.history}</Text>
        <UserHistory history={data?.history} failure={error} />
      </ModalDialog>
      {intent && (
        <UserActionDialog user={user} intent={intent} onClose={() => setIntent(undefined)} />
      )}
    </>
  );
}

function Facts({ user }: { user: UserRow }) {
  const texts = useTexts(usersTexts);
  const { email, phone, createdAt, companyName, gstNumber, companyVerification } = user;
  const facts = [
    [texts.email, email],
    [texts.phone, phone],
    [texts.joined, createdAt ? formatDay(createdAt) : ''],
    [texts.staffRoles, user.staffRoles.map((role) => STAFF_ROLE_LABELS[role]).join(', ')],
    [texts.secondFactor, user.hasSecondFactor ? texts.secondFactorSet : ''],
    [texts.columns.company, companyName],
    [texts.gstNumber, gstNumber],
    [texts.registeredAddress, registered(companyVerification, texts.noAddress)],
    [texts.decision, companyVerification?.decision ?? ''],
  ].filter(([, value]) => value !== '');
  return (
    <>
      <List>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </List>
      {companyVerification?.documentPath && (
        <May permission="users.companies">
          <DocumentButton uid={user.uid} path={companyVerification.documentPath} />
        </May>
      )}
    </>
  );
}

interface DocumentButtonProps {
  uid: string;
  /** storage path; its last segment is the file name */
  path: string;
}

function DocumentButton({ uid, path }: DocumentButtonProps) {
  const texts = useTexts(usersTexts);
  const [isBusy, setIsBusy] = useState(false);

  async function download() {
    setIsBusy(true);
    try {
      const address = endpointPath(userEndpoints.companyDocument, { params: { uid } });
      saveFile(path.slice(path.lastIndexOf('/') + 1), await fetchStaffFile(address));
    } catch {
      showToast({ tone: 'error', message: texts.documentFailed });
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <Button look="quiet" disabled={isBusy} onClick={() => void download()}>
      {texts.seeDocument}
    </Button>
  );
}

function registered(company: UserRow['companyVerification'], missing: string): string {
  if (!company) return '';
  if (!company.address) return missing;
  const { line1, line2, city, pincode, state } = company.address;
  return [line1, line2, `${city} ${pincode}`, state].filter(Boolean).join(', ');
}

const List = styled('dl')(({ theme: { vars, spacing, breakpoints } }) => ({
  display: 'grid',
  gap: spacing(1.5, 3),
  [breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
  '& dt': { color: vars.palette.text.secondary, fontSize: '0.875rem' },
  '& dd': { overflowWrap: 'anywhere' },
}));

const ActionRow = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  marginBlock: theme.spacing(2.5),
}));
