import { useLocation, useNavigate } from 'react-router-dom';

import { isVerifiedBuyer } from '@kargha/domain/people/user-profile';
import type { UserProfile } from '@kargha/domain/people/user-schema';
import { useTexts } from '#lib/language/language.ts';
import { paths } from '#lib/addresses/paths.ts';
import { SESSION_MESSAGES } from '#session/sign-in-failure.ts';
import { signOut } from '#session/state/sign-in-actions.ts';
import { MenuButton, MenuLink } from '#ui/controls/menu-link.tsx';
import { lazyComponent } from '#ui/feedback/lazy-component.tsx';
import { showToast } from '#ui/toasts/toasts.ts';

import { layoutTexts, type LayoutTexts } from '../layout-texts.ts';
import { accountEntries } from '../navigation.ts';
import { SignedInMenuButton } from './signed-in-menu-button.tsx';

const BusinessPrices = lazyComponent(
  async () => (await import('./business-prices.tsx')).BusinessPrices,
  { onError: () => null },
);

const ACCOUNT_PAGES = [
  paths.profile,
  paths.orders,
  paths.quotations,
  paths.quickOrder,
  paths.invoices,
];

export function SignedInMenu({ profile }: { profile: UserProfile }) {
  const texts = useTexts(layoutTexts);
  const navigate = useNavigate();
  const { pathname } = useLocation();

  async function leave() {
    if (ACCOUNT_PAGES.some((page) => pathname.startsWith(page))) await navigate(paths.home);
    await endSession(texts);
  }

  return (
    <SignedInMenuButton profile={profile} name={texts.account}>
      <ul>
        {accountEntries(profile.role).map(({ path, text }) => (
          <li key={path}>
            <MenuLink to={path}>{texts[text]}</MenuLink>
          </li>
        ))}
        {isVerifiedBuyer(profile) && <BusinessPrices />}
        <li>
          <MenuButton data-closes onClick={() => void leave()}>
            {texts.signOut}
          </MenuButton>
        </li>
      </ul>
    </SignedInMenuButton>
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
