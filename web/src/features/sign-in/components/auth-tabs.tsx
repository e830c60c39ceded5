import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';

import { useTexts } from '#lib/language/language.ts';
import type { AuthTab } from '#session/state/auth-dialog-store.ts';
import { PlainButton } from '#ui/controls/plain-button.tsx';
import { styled } from '#ui/theme/styled.ts';

import { signInTexts } from '../sign-in-texts.ts';

const OTHER_TAB: Record<AuthTab, AuthTab> = { signin: 'signup', signup: 'signin' };
const ARROWS = ['ArrowLeft', 'ArrowRight'];

interface AuthTabsProps {
  first: AuthTab;
  children: (current: AuthTab) => ReactNode;
}

export function AuthTabs({ first, children }: AuthTabsProps) {
  const texts = useTexts(signInTexts);
  const [current, setCurrent] = useState(first);
  const id = useId();

  function changeByArrow({ key, currentTarget }: KeyboardEvent<HTMLElement>) {
    if (!ARROWS.includes(key)) return;
    setCurrent(OTHER_TAB[current]);
    currentTarget.querySelector<HTMLElement>('[aria-selected="false"]')?.focus();
  }

  const tab = (value: AuthTab, label: string) => (
    <Tab
      role="tab"
      id={`${id}-${value}`}
      aria-selected={current === value}
      aria-controls={`${id}-panel`}
      tabIndex={current === value ? 0 : -1}
      onClick={() => setCurrent(value)}
    >
      {label}
    </Tab>
  );

  return (
    <>
      <Row role="tablist" aria-label={texts.tabs} onKeyDown={changeByArrow}>
        {tab('signin', texts.signIn)}
        {tab('signup', texts.signUp)}
      </Row>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${current}`}>
        {children(current)}
      </div>
    </>
  );
}

const Row = styled('div')(({ theme: { vars, spacing } }) => ({
  display: 'flex',
  marginBottom: spacing(2.5),
  borderBottom: `1px solid ${vars.palette.divider}`,
}));

const Tab = styled(PlainButton)(({ theme: { vars, spacing } }) => ({
  flex: 1,
  minHeight: vars.shop.target,
  padding: spacing(0, 2),
  border: 0,
  borderBottom: '3px solid transparent',
  background: 'transparent',
  color: vars.palette.text.secondary,
  font: 'inherit',
  fontWeight: 600,
  cursor: 'pointer',
  '&[aria-selected="true"]': {
    borderBottomColor: vars.palette.shop.callToAction,
    color: vars.palette.text.primary,
  },
}));
