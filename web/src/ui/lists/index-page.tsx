import type { ReactNode } from 'react';

import { Link } from '../controls/link.tsx';
import { PageHead } from '../page-head.tsx';
import { PageWidth } from '../page-width.tsx';
import { SHOP_NAME } from '../page.tsx';
import { TagRow } from '../tag-row.tsx';
import { Text } from '../text.tsx';
import { styled } from '../theme/styled.ts';

export interface IndexPageProps {
  title: string;
  subtitle?: ReactNode;
  /** below the title */
  tags?: ReactNode;
  back?: { to: string; label: string } | undefined;
  actions?: ReactNode;
  children: ReactNode;
}

export function IndexPage({ title, subtitle, tags, back, actions, children }: IndexPageProps) {
  return (
    <PageWidth style={{ maxWidth: 1280, paddingBottom: 64 }}>
      <PageHead title={`${title} · ${SHOP_NAME}`} isPrivate />
      <Head>
        <div>
          {back && <Link to={back.to}>← {back.label}</Link>}
          <Text variant="h1">{title}</Text>
          {subtitle && (
            <Text mt={0.75} tone="secondary">
              {subtitle}
            </Text>
          )}
          {tags && <Tags>{tags}</Tags>}
        </div>
        {actions && <Actions>{actions}</Actions>}
      </Head>
      {children}
    </PageWidth>
  );
}

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: theme.spacing(1, 2),
  margin: theme.spacing(1, 0),
  '& > div:first-of-type': { flex: '1 1 18rem', minWidth: 0 },
  '& a:not([class])': { color: theme.vars.palette.primary.main },
}));

const Tags = styled(TagRow)(({ theme }) => ({ marginTop: theme.spacing(0.75) }));

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flex: 'none',
  maxWidth: '100%',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
}));
