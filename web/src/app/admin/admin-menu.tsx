import { adminPaths } from '#lib/addresses/admin-paths.ts';
import { useTexts } from '#lib/language/language.ts';
import { paths } from '#lib/addresses/paths.ts';
import { SESSION_MESSAGES } from '#session/sign-in-failure.ts';
import { useCan } from '#session/state/permissions.ts';
import { selectProfile, useSession } from '#session/state/session-store.ts';
import { signOut } from '#session/state/sign-in-actions.ts';
import { MenuButton, MenuLink } from '#ui/controls/menu-link.tsx';
import { leaveSafely } from '#ui/lists/unsaved-changes.ts';
import { styled } from '#ui/theme/styled.ts';
import { showToast } from '#ui/toasts/toasts.ts';

import { ColourModeSwitch } from '../footer/colour-mode-switch.tsx';
import { SignedInMenuButton } from '../header/signed-in-menu-button.tsx';
import { adminTexts } from './admin-texts.ts';

interface AdminMenuProps {
  isComfortable: boolean;
  onDensity: () => void;
  onShortcuts: () => void;
}

export function AdminMenu({ isComfortable, onDensity, onShortcuts }: AdminMenuProps) {
  const texts = useTexts(adminTexts);
  const profile = useSession(selectProfile);
  const can = useCan();
  if (!profile) return null;
  return (
    <SignedInMenuButton profile={profile} name={texts.account}>
      <Entries>
        <li>
          <MenuLink to={adminPaths.profile}>{texts.profile}</MenuLink>
        </li>
        {can('settings.read') && (
          <li>
            <MenuLink to={adminPaths.settings}>{texts.settings}</MenuLink>
          </li>
        )}
        <li>
          <MenuButton data-closes onClick={onShortcuts}>
            {texts.shortcuts}
          </MenuButton>
        </li>
        <Desktop>
          <MenuButton data-closes onClick={onDensity}>
            {isComfortable ? texts.compact : texts.comfortable}
          </MenuButton>
        </Desktop>
        <li>
          <MenuLink to={paths.home}>{texts.viewShop}</MenuLink>
        </li>
        <li>
          <ColourModeSwitch />
        </li>
        <li>
          <MenuButton data-closes onClick={() => leaveSafely(() => void signOutStaff())}>
            {texts.signOut}
          </MenuButton>
        </li>
      </Entries>
    </SignedInMenuButton>
  );
}

/** After signing out, the guard redirects to the sign-in page. */
async function signOutStaff() {
  await signOut().catch(() =>
    showToast({ tone: 'error', message: SESSION_MESSAGES.signOutFailed }),
  );
}

const Entries = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& fieldset': { margin: theme.spacing(0.5, 1.5), width: 'fit-content' },
}));

const Desktop = styled('li')(({ theme }) => ({
  [theme.breakpoints.down('md')]: { display: 'none' },
}));
