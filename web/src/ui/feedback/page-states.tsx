import type { ReactNode } from 'react';

import type { Sentence } from '@kargha/domain/messages/sentence';

import { useTranslate } from '#lib/language/translate.ts';

import { TempleBorder } from '../temple-border.tsx';
import { Text } from '../text.tsx';
import { styled } from '../theme/styled.ts';

interface StateProps {
  title: string;
  children?: ReactNode;
  action: ReactNode;
  /** `h1` when the state is the whole page. */
  headingLevel?: 'h1' | 'p';
}

/** Announced to screen readers at once. */
export function ErrorState({
  title,
  children,
  action,
}: Omit<StateProps, 'title'> & { title: Sentence }) {
  const translate = useTranslate();
  return (
    <Centre role="alert">
      <Text variant="h2" component="p">
        {translate(title)}
      </Text>
      {children && <Text tone="secondary">{children}</Text>}
      {action}
    </Centre>
  );
}

export function EmptyState({ title, children, action, headingLevel = 'p' }: StateProps) {
  return (
    <Centre>
      <TempleBorder short />
      <Text variant="h2" component={headingLevel}>
        {title}
      </Text>
      {children && <Text tone="secondary">{children}</Text>}
      {action}
    </Centre>
  );
}

const Centre = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: theme.spacing(2),
  minHeight: '42vh',
  maxWidth: '34rem',
  marginInline: 'auto',
  padding: theme.spacing(4, 2),
  textAlign: 'center',
}));
