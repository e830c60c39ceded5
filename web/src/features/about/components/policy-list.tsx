import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';

import { paths } from '#lib/addresses/paths.ts';
import { useTexts } from '#lib/language/language.ts';
import { Button } from '#ui/controls/button.tsx';
import { ErrorState } from '#ui/feedback/page-states.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { Page } from '#ui/page.tsx';
import { Text } from '#ui/text.tsx';
import { styled } from '#ui/theme/styled.ts';
import { uiTexts } from '#ui/ui-texts.ts';

import { aboutTexts } from '../about-texts.ts';
import { usePolicies, type LocalizedPolicy } from '../state/policies.ts';

export function PoliciesPage() {
  const texts = useTexts(aboutTexts);
  return (
    <Page
      title={texts.policiesTitle}
      description={texts.policiesLead}
      path={paths.policies}
      trail={[]}
    >
      <PolicyList />
    </Page>
  );
}

/** Each policy has an anchor, such as `#terms`, that links can point to. */
function PolicyList() {
  const texts = useTexts(aboutTexts);
  const { tryAgain } = useTexts(uiTexts);
  const policies = usePolicies();
  const { hash } = useLocation();
  const isReady = policies.status === 'ready';

  // The policies load after the page, so scroll to the anchor of the URL once they are there.
  // Before they are painted, so that a reader never sees the top of the list first.
  useLayoutEffect(() => {
    if (isReady && hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [isReady, hash]);

  if (policies.status === 'loading') return <Spinner label={texts.policiesLoading} />;
  if (policies.status === 'failed') {
    return (
      <ErrorState
        title={policies.message}
        action={<Button onClick={() => window.location.reload()}>{tryAgain}</Button>}
      />
    );
  }
  return policies.data.map((policy) => <PolicySection key={policy.id} policy={policy} />);
}

function PolicySection({ policy }: { policy: LocalizedPolicy }) {
  const { id, lang, title, paragraphs } = policy;
  return (
    <Policy id={id} lang={lang} aria-labelledby={`${id}-title`}>
      <Text id={`${id}-title`} variant="h2">
        {title}
      </Text>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </Policy>
  );
}

const Policy = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  maxWidth: '42rem',
  marginBottom: theme.spacing(5),
  // The header stays fixed while the page scrolls under it.
  scrollMarginTop: 96,
}));
