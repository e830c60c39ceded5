import { styled } from '@mui/material/styles';

import { useTexts } from '#lib/language/language.ts';
import { openAuthDialog } from '#session/state/auth-dialog-store.ts';
import { useSession } from '#session/state/session-store.ts';
import { MenuButton, MenuLink } from '#ui/controls/menu-link.tsx';

import { layoutTexts } from '../layout-texts.ts';
import { accountEntries } from '../navigation.ts';

interface DrawerAccountProps {
  onClose: () => void;
}

export function DrawerAccount({ onClose }: DrawerAccountProps) {
  const texts = useTexts(layoutTexts);
  const session = useSession();

  function open(tab: 'signin' | 'signup') {
    onClose();
    openAuthDialog(tab);
  }

  if (session.status === 'signed-in') {
    return (
      <Group role="group" aria-label={texts.account}>
        {accountEntries(session.profile.role)
          .filter(({ text }) => text !== 'trackOrder')
          .map(({ path, text }) => (
            <MenuLink key={path} to={path}>
              {texts[text]}
            </MenuLink>
          ))}
      </Group>
    );
  }
  if (session.status !== 'signed-out') return null;
  return (
    <Group role="group" aria-label={texts.account}>
      <MenuButton aria-haspopup="dialog" onClick={() => open('signin')}>
        {texts.login}
      </MenuButton>
      <MenuButton aria-haspopup="dialog" onClick={() => open('signup')}>
        {texts.signUp}
      </MenuButton>
    </Group>
  );
}

const Group = styled('div')(({ theme }) => ({
  display: 'grid',
  marginTop: theme.spacing(1),
  paddingTop: theme.spacing(1),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  fontWeight: 600,
}));
