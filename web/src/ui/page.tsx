import type { ReactNode } from 'react';

import { SHOP_NAME as NAME } from '@kargha/domain/settings/shop-name';
import { useTexts, type Language } from '#lib/language/language.ts';
import { useLanguage } from '#lib/language/language-choice.ts';
import { breadcrumbs, type Crumb, type StructuredData } from '#lib/shop/structured-data.ts';

import { Breadcrumbs } from './breadcrumbs.tsx';
import { SafeContent } from './feedback/safe-content.tsx';
import { PageHead } from './page-head.tsx';
import { PageWidth } from './page-width.tsx';
import { Text } from './text.tsx';
import { styled } from './theme/styled.ts';
import { uiTexts } from './ui-texts.ts';

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
  /** Pages between the home page and this one; shows the way to this page. */
  trail?: readonly Crumb[];
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
    trail,
    facts = [],
    banner,
    children,
  } = props;
  const { crumbs, data } = useCrumbs(props);
  return (
    <>
      {banner}
      <Sheet>
        <PageHead
          title={`${headTitle} · ${SHOP_NAME}`}
          description={description}
          path={path}
          facts={[...data, ...facts]}
        />
        {trail && <Breadcrumbs crumbs={crumbs} />}
        <Title
          variant="h1"
          lang={lang}
          data-below-banner={banner ? true : undefined}
          data-with-lead={lead ? true : undefined}
          data-below-trail={trail ? true : undefined}
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

/** The way to a page with an address, also for search engines. */
function useCrumbs({ title, path, trail = [] }: PageProps) {
  const { home } = useTexts(uiTexts);
  const language = useLanguage();
  if (!path) return { crumbs: [], data: [] };
  const crumbs: Crumb[] = [{ name: home, path: '/' }, ...trail, { name: title, path }];
  return { crumbs, data: [breadcrumbs(crumbs, language)] };
}

const Sheet = styled(PageWidth)(({ theme: { spacing, breakpoints } }) => ({
  paddingBottom: spacing(6),
  [breakpoints.up('md')]: { paddingBottom: spacing(9) },
}));

const Title = styled(Text)(({ theme: { spacing, breakpoints } }) => ({
  margin: spacing(3, 0),
  [breakpoints.up('md')]: { marginTop: spacing(5) },
  '&[data-below-trail]': { marginTop: spacing(1) },
  '&[data-below-banner]': { marginTop: spacing(2) },
  '&[data-with-lead]': { marginBottom: spacing(1) },
}));
