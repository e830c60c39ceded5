import type { ReactNode } from 'react';

import { SHOP_NAME as NAME } from '@kargha/domain/settings/shop-name';
import type { Language } from '#lib/language/language.ts';
import { breadcrumbs, type StructuredData } from '#lib/shop/structured-data.ts';

import { SafeContent } from './feedback/safe-content.tsx';
import { PageHead } from './page-head.tsx';
import { PageWidth } from './page-width.tsx';
import { Text } from './text.tsx';
import { styled } from './theme/styled.ts';

/** Declared here and not re-exported, so that importing the name does not pull in more modules. */
export const SHOP_NAME = NAME;

interface PageProps {
  title: string;
  headTitle?: string;
  /** Language of title and lead when it is not the shopper's. */
  lang?: Language;
  lead?: ReactNode;
  /** For search results and shared links; needs `path` too. */
  description?: string;
  path?: string;
  facts?: readonly StructuredData[];
  banner?: ReactNode;
  children: ReactNode;
}

export function Page(props: PageProps) {
  const {
    title,
    headTitle = title,
    lang,
    lead,
    description,
    path,
    facts = [],
    banner,
    children,
  } = props;
  return (
    <>
      {banner}
      <Sheet>
        <PageHead
          title={`${headTitle} · ${SHOP_NAME}`}
          description={description}
          path={path}
          facts={path ? [trail(title, path), ...facts] : facts}
        />
        <Title
          variant="h1"
          lang={lang}
          data-below-banner={banner ? true : undefined}
          data-with-lead={lead ? true : undefined}
        >
          {title}
        </Title>
        {lead && (
          <Text lang={lang} tone="secondary" mb={3} style={{ maxWidth: '42rem' }}>
            {lead}
          </Text>
        )}
        <SafeContent>{children}</SafeContent>
      </Sheet>
    </>
  );
}

function trail(title: string, path: string): StructuredData {
  return breadcrumbs([
    { name: SHOP_NAME, path: '/' },
    { name: title, path },
  ]);
}

const Sheet = styled(PageWidth)(({ theme: { spacing, breakpoints } }) => ({
  paddingBottom: spacing(6),
  [breakpoints.up('md')]: { paddingBottom: spacing(9) },
}));

const Title = styled(Text)(({ theme: { spacing, breakpoints } }) => ({
  margin: spacing(3, 0),
  [breakpoints.up('md')]: { marginTop: spacing(5) },
  '&[data-below-banner]': { marginTop: spacing(2) },
  '&[data-with-lead]': { marginBottom: spacing(1) },
}));
