import type { ComponentProps } from 'react';

import { Link } from './controls/link.tsx';
import { styled } from './theme/styled.ts';

export const TabRow = styled('nav')(({ theme: { vars, spacing } }) => ({
  display: 'flex',
  gap: spacing(0.5),
  marginBottom: spacing(3),
  borderBottom: `1px solid ${vars.palette.divider}`,
}));

interface TabLinkProps extends ComponentProps<typeof Link> {
  isCurrent: boolean;
}

export function TabLink({ isCurrent, ...link }: TabLinkProps) {
  return <Tab {...link} replace aria-current={isCurrent ? 'page' : undefined} />;
}

const Tab = styled(Link)(({ theme: { vars, spacing } }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.shop.target,
  padding: spacing(0, 2),
  borderBottom: '3px solid transparent',
  color: vars.palette.text.secondary,
  fontWeight: 600,
  textDecoration: 'none',
  '&[aria-current]': {
    borderBottomColor: vars.palette.shop.callToAction,
    color: vars.palette.text.primary,
  },
}));
