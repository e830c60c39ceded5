import { styled } from '@mui/material/styles';
import { useLocation, useNavigate } from 'react-router-dom';

import { ROLE_LABELS, type UserProfile } from '@kargha/domain/user-profile';
import { useTexts } from '#lib/language/language.ts';
import { paths } from '#lib/paths.ts';
import { SESSION_MESSAGES } from '#session/sign-in-failure.ts';
import { signOut } from '#session/state/sign-in-actions.ts';
import { Disclosure } from '#ui/controls/disclosure.tsx';
import { MenuButton, MenuLink } from '#ui/controls/menu-link.tsx';
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

/** What a person's role lets them see, and the way out. */
export function PersonMenu({ profile }: { profile: UserProfile }) {
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

const Person = styled('div')(({ theme: { vars, spacing } }) => ({
  display: 'grid',
  padding: spacing(1, 1.5),
  marginBottom: spacing(0.5),
  borderBottom: `1px solid ${vars.palette.divider}`,
  overflowWrap: 'anywhere',
  '& > span': { color: vars.palette.text.secondary, fontSize: '0.9rem' },
}));
