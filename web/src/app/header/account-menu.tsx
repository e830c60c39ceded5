import { useTexts } from '#lib/language/language.ts';
import { openAuthDialog } from '#session/state/auth-dialog-store.ts';
import { useSession } from '#session/state/session-store.ts';
import { Button } from '#ui/controls/button.tsx';
import { Disclosure } from '#ui/controls/disclosure.tsx';
import { MenuButton } from '#ui/controls/menu-link.tsx';
import { lazyComponent } from '#ui/feedback/lazy-component.tsx';
import { PersonIcon } from '#ui/icons.tsx';
import { styled } from '#ui/theme/styled.ts';

import { layoutTexts } from '../layout-texts.ts';
import { loadLazyPages } from '../load-lazy-pages.ts';

/** Same size as the button that is loading. */
const Place = styled('div')(({ theme: { vars } }) => ({
  width: vars.shop.target,
  height: vars.shop.target,
}));

const SignedInMenu = lazyComponent(async () => (await loadLazyPages()).loadSignedInMenu(), {
  fallback: <Place />,
  onError: 'over',
});

export function AccountMenu() {
  const session = useSession();
  const texts = useTexts(layoutTexts);
  if (session.status === 'signed-in') {
    return <SignedInMenu profile={session.profile} />;
  }

  // Keeps the space but hides the buttons until the session is known.
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
