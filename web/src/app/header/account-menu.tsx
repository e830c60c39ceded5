import { styled } from '@mui/material/styles';
import { useLocation, useNavigate } from 'react-router-dom';

import { ROLE_LABELS, type UserProfile } from '@kargha/domain/user-profile';
import { useTexts } from '#lib/language/language.ts';
import { paths } from '#lib/paths.ts';
import { SESSION_MESSAGES } from '#session/sign-in-failure.ts';
import { openAuthDialog } from '#session/state/auth-dialog-store.ts';
import { useSession } from '#session/state/session-store.ts';
import { signOut } from '#session/state/sign-in-actions.ts';
import { Button } from '#ui/controls/button.tsx';
import { Disclosure } from '#ui/controls/disclosure.tsx';
import { MenuButton, MenuLink } from '#ui/controls/menu-link.tsx';
import { PersonIcon } from '#ui/icons.tsx';
import { AvatarIcon } from '#ui/pictures/avatar.tsx';
import { showToast } from '#ui/toasts/toasts.ts';

import { layoutTexts, type LayoutTexts } from '../layout-texts.ts';
import { accountEntries } from '../navigation.ts';

/** Pages that ask whoever is not signed in to sign in. */
const ACCOUNT_PAGES = [
  paths.profile,
  paths.orders,
  paths.quotations,
  paths.quickOrder,
  paths.invoices,
];

/** Login and Sign Up for visitors; for everybody else what their role lets them see. */
export function AccountMenu() {
  const session = useSession();
  const texts = useTexts(layoutTexts);
  if (session.status === 'signed-in') return <PersonMenu profile={session.profile} />;

  // Until it is known who is here, the room is kept but nothing can be pressed by mistake.
  const isKnown = session.status === 'signed-out';
  return (
    <div style={{ visibility: isKnown ? 'visible' : 'hidden' }}>
      <WideOnly>
        <Button look="quiet" aria-haspopup="dialog" onClick={() => openAuthDialog('signin')}>
          {texts.login}
        </Button>
        <Button aria-haspopup="dialog" onClick={() => openAuthDialog('signup')}>
          {texts.signUp}
        </Button>
      </WideOnly>
      <PhoneOnly>
        <Disclosure label={<PersonIcon />} name={texts.account} align="end">
          <MenuButton data-closes onClick={() => openAuthDialog('signin')}>
            {texts.login}
          </MenuButton>
          <MenuButton data-closes onClick={() => openAuthDialog('signup')}>
            {texts.signUp}
          </MenuButton>
        </Disclosure>
      </PhoneOnly>
    </div>
  );
}

function PersonMenu({ profile }: { profile: UserProfile }) {
  const texts = useTexts(layoutTexts);
  const navigate = useNavigate();
  const { pathname } = useLocation();

  async function leave() {
    // A page that asks for an account would ask at once.
    if (ACCOUNT_PAGES.some((page) => pathname.startsWith(page))) await navigate(paths.home);
    await endSession(texts);
  }

  return (
    <Disclosure
      label={<AvatarIcon name={profile.fullName || profile.email} picture={profile.avatar} />}
      name={texts.account}
      align="end"
    >
      <Person>
        <strong>{profile.fullName || profile.email}</strong>
        <span>{ROLE_LABELS[profile.role]}</span>
      </Person>
      <ul>
        {accountEntries(profile.role).map(({ path, text }) => (
          <li key={path}>
            <MenuLink to={path}>{texts[text]}</MenuLink>
          </li>
        ))}
        <li>
          <MenuButton data-closes onClick={() => void leave()}>
            {texts.signOut}
          </MenuButton>
        </li>
      </ul>
    </Disclosure>
  );
}

async function endSession(texts: LayoutTexts) {
  try {
    await signOut();
    showToast({ tone: 'success', title: texts.signedOut, message: texts.signedOutHint });
  } catch {
    showToast({ tone: 'error', message: SESSION_MESSAGES.signOutFailed });
  }
}

const WideOnly = styled('div')(({ theme }) => ({
  display: 'none',
  gap: theme.spacing(0.5),
  [theme.breakpoints.up('md')]: { display: 'flex' },
}));

const PhoneOnly = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('md')]: { display: 'none' },
}));

const Person = styled('div')(({ theme: { vars, spacing } }) => ({
  display: 'grid',
  padding: spacing(1, 1.5),
  marginBottom: spacing(0.5),
  borderBottom: `1px solid ${vars.palette.divider}`,
  overflowWrap: 'anywhere',
  '& > span': { color: vars.palette.text.secondary, fontSize: '0.9rem' },
}));
