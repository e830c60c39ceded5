import { useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import {
  staffInvitationEndpoints,
  type InvitationRow,
} from '@kargha/domain/people/staff-invitation-endpoints';
import type { Sentence } from '@kargha/domain/messages/sentence';
import { STAFF_ROLE_LABELS } from '@kargha/domain/people/user-profile';
import { paths } from '#lib/addresses/paths.ts';
import { useTexts } from '#lib/language/language.ts';
import { useServerQuery } from '#lib/reading/server-state.ts';
import { callEndpoint } from '#lib/server/call-endpoint.ts';
import { errorMessage } from '#lib/server/error-message.ts';
import { selectProfile, useSession } from '#session/state/session-store.ts';
import { idToken, reloadProfile, signIn, signOut } from '#session/state/sign-in-actions.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { SHOP_NAME } from '#ui/page.tsx';
import { Text } from '#ui/text.tsx';
import { styled } from '#ui/theme/styled.ts';
import { showToast } from '#ui/toasts/toasts.ts';

import { joinTexts } from '../join-texts.ts';
import { signInTexts } from '../../sign-in-texts.ts';
import { SignInForm } from '../../components/sign-in-form.tsx';
import { SignUpForm } from '../../components/sign-up-form.tsx';
import { Centre, Sheet } from '../../components/centred-sheet.tsx';

type Invitation = Pick<InvitationRow, 'email' | 'staffRoles'>;

/** Opened by the link of an invitation. Its token is in the fragment, which no server and no referrer gets. */
export function JoinPage() {
  const texts = useTexts(joinTexts);
  const { backToShop } = useTexts(signInTexts);
  const token = useLocation().hash.slice(1);
  const { data, error } = useServerQuery({
    queryKey: [staffInvitationEndpoints.look.path, token],
    queryFn: () => callEndpoint(staffInvitationEndpoints.look, { body: { token } }),
  });
  return (
    <Centre>
      <title>{`${texts.title} · ${SHOP_NAME}`}</title>
      <Sheet>
        <Text variant="h1" mb={1}>
          {texts.title}
        </Text>
        {error && <Notice tone="error" title={errorMessage(error)} />}
        {data && <Invited token={token} invitation={data} />}
        {!data && !error && <p role="status">{texts.loading}</p>}
      </Sheet>
      <ButtonLink to={paths.home} look="quiet">
        {backToShop}
      </ButtonLink>
    </Centre>
  );
}

function Invited({ token, invitation }: { token: string; invitation: Invitation }) {
  const texts = useTexts(joinTexts);
  const profile = useSession(selectProfile);
  const roles = invitation.staffRoles.map((role) => STAFF_ROLE_LABELS[role].toLowerCase());
  return (
    <Fields>
      <p>{texts.lead(roles.join(', '))}</p>
      {profile ? (
        <Accept token={token} invited={invitation.email} current={profile.email} />
      ) : (
        <AccountForms lead={<p>{texts.account(invitation.email)}</p>} />
      )}
    </Fields>
  );
}

function AccountForms({ lead }: { lead: ReactNode }) {
  const texts = useTexts(joinTexts);
  const [isSignUp, setSignUp] = useState(false);
  return (
    <>
      {lead}
      <Tabs role="group" aria-label={texts.tabs}>
        <Button aria-pressed={!isSignUp} onClick={() => setSignUp(false)}>
          {texts.signIn}
        </Button>
        <Button aria-pressed={isSignUp} onClick={() => setSignUp(true)}>
          {texts.createAccount}
        </Button>
      </Tabs>
      {isSignUp ? <SignUpForm /> : <SignInForm onSignIn={signIn} />}
    </>
  );
}

interface AcceptProps {
  token: string;
  invited: string;
  current: string;
}

function Accept({ token, invited, current }: AcceptProps) {
  const texts = useTexts(joinTexts);
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Sentence>();
  const isRight = current.toLowerCase() === invited;

  async function accept() {
    setBusy(true);
    setFailure(undefined);
    try {
      const request = { body: { token }, token: await idToken() };
      await callEndpoint(staffInvitationEndpoints.accept, request);
      await reloadProfile();
      showToast({ tone: 'success', message: texts.accepted });
      await navigate(paths.admin, { replace: true });
    } catch (error) {
      setFailure(errorMessage(error));
      setBusy(false);
    }
  }

  if (!isRight) {
    return (
      <>
        <Notice tone="warning" title={texts.otherAccount(invited, current)} />
        <Button onClick={() => void signOut()}>{texts.signOut}</Button>
      </>
    );
  }
  return (
    <>
      <p>{texts.ready(current)}</p>
      {failure && <Notice tone="error" title={failure} />}
      <Button look="action" wide disabled={isBusy} onClick={() => void accept()}>
        {texts.accept}
      </Button>
    </>
  );
}

const Fields = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(2) }));

const Tabs = styled('div')(({ theme }) => ({ display: 'flex', gap: theme.spacing(1) }));
