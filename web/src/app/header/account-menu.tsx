import { styled } from '@mui/material/styles';

import { useTexts } from '#lib/language/language.ts';
import { openAuthDialog } from '#session/state/auth-dialog-store.ts';
import { useSession } from '#session/state/session-store.ts';
import { Button } from '#ui/controls/button.tsx';
import { Disclosure } from '#ui/controls/disclosure.tsx';
import { MenuButton } from '#ui/controls/menu-link.tsx';
import { lazyComponent } from '#ui/feedback/lazy-component.tsx';
import { PersonIcon } from '#ui/icons.tsx';

import { layoutTexts } from '../layout-texts.ts';

/** As large as the button that is on its way. */
const Place = styled('div')(({ theme: { vars } }) => ({
  width: vars.shop.target,
  height: vars.shop.target,
}));

/** Comes when somebody is signed in: most visitors are not. */
const SignedInMenu = lazyComponent(async () => (await import('./signed-in-menu.tsx')).SignedInMenu, {
  fallback: <Place />,
  onError: 'over',
});

/** Login and Sign Up for visitors; for everybody else what their role lets them see. */
export function AccountMenu() {
  const session = useSession();
  const texts = useTexts(layoutTexts);
  if (session.status === 'signed-in') {
    return <SignedInMenu profile={session.profile} />;
  }

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

const WideOnly = styled('div')(({ theme }) => ({
  display: 'none',
  gap: theme.spacing(0.5),
  [theme.breakpoints.up('md')]: { display: 'flex' },
}));

const PhoneOnly = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('md')]: { display: 'none' },
}));
