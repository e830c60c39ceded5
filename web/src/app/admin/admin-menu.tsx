import { styled } from '@mui/material/styles';

import { ROLE_LABELS } from '@kargha/domain/user-profile';
import { adminPaths } from '#lib/admin-paths.ts';
import { useTexts } from '#lib/language/language.ts';
import { paths } from '#lib/paths.ts';
import { SESSION_MESSAGES } from '#session/sign-in-failure.ts';
import { selectProfile, useSession } from '#session/state/session-store.ts';
import { signOut } from '#session/state/sign-in-actions.ts';
import { Disclosure } from '#ui/controls/disclosure.tsx';
import { MenuButton, MenuLink } from '#ui/controls/menu-link.tsx';
import { AvatarIcon } from '#ui/pictures/avatar.tsx';
import { showToast } from '#ui/toasts/toasts.ts';

import { ColourModeSwitch } from '../footer/colour-mode-switch.tsx';
import { adminTexts } from './admin-texts.ts';

/** Who is here, and the way to their own page, to the settings and out. */
export function AdminMenu({ onShortcuts }: { onShortcuts: () => void }) {
  const texts = useTexts(adminTexts);
  const profile = useSession(selectProfile);
  if (!profile) return null;
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
      <Entries>
        <li>
          <MenuLink to={adminPaths.profile}>{texts.profile}</MenuLink>
        </li>
        <li>
          <MenuLink to={adminPaths.settings}>{texts.settings}</MenuLink>
        </li>
        <li>
          <MenuButton data-closes onClick={onShortcuts}>
            {texts.shortcuts}
          </MenuButton>
        </li>
        <li>
          <MenuLink to={paths.home}>{texts.viewShop}</MenuLink>
        </li>
        <li>
          <ColourModeSwitch />
        </li>
        <li>
          <MenuButton data-closes onClick={() => void leave()}>
            {texts.signOut}
          </MenuButton>
        </li>
      </Entries>
    </Disclosure>
  );
}

/** Once nobody is signed in, the gate itself leads to the login. */
async function leave() {
  await signOut().catch(() =>
    showToast({ tone: 'error', message: SESSION_MESSAGES.signOutFailed }),
  );
}

const Person = styled('div')(({ theme: { vars, spacing } }) => ({
  display: 'grid',
  padding: spacing(1, 1.5),
  marginBottom: spacing(0.5),
  borderBottom: `1px solid ${vars.palette.divider}`,
  overflowWrap: 'anywhere',
  '& > span': { color: vars.palette.text.secondary, fontSize: '0.9rem' },
}));

const Entries = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& fieldset': { margin: theme.spacing(0.5, 1.5), width: 'fit-content' },
}));
