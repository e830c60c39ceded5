import { useState } from 'react';

import type { SignedInBrowserRow } from '@kargha/domain/people/sign-in-endpoints';
import { formatMoment } from '#lib/language/day-format.ts';
import { useTexts } from '#lib/language/language.ts';
import { useLanguage } from '#lib/language/language-choice.ts';
import { useServerQuery } from '#lib/reading/server-state.ts';
import { Button } from '#ui/controls/button.tsx';
import { ActionDialog } from '#ui/dialog/action-dialog.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { Tag } from '#ui/tag.tsx';
import { styled } from '#ui/theme/styled.ts';

import { browsersTexts } from '../../browsers-texts.ts';
import { readBrowsers, signOutBrowser, signOutEverywhere } from '../../state/profile-actions.ts';
import { useAction } from '../../state/use-action.ts';
import { Aside, Row, Section } from '../../components/section.tsx';

/** The browsers in which a person is signed in. */
export function BrowsersSection() {
  const texts = useTexts(browsersTexts);
  const query = { queryKey: ['browsers'], queryFn: readBrowsers };
  const { data, isPending, error, refetch } = useServerQuery(query);
  const [isLeaving, setIsLeaving] = useState(false);
  return (
    <Section title={texts.title}>
      <Aside>{texts.lead}</Aside>
      {isPending && <Spinner label={texts.loading} />}
      {error && (
        <Row>
          <p>{texts.failed}</p>
          <Button onClick={() => void refetch()}>{texts.tryAgain}</Button>
        </Row>
      )}
      {data && (
        <List>
          {data.map((browser) => (
            <BrowserRow key={browser.id} browser={browser} onSignedOut={() => void refetch()} />
          ))}
        </List>
      )}
      <div>
        <Button onClick={() => setIsLeaving(true)}>{texts.everywhere}</Button>
      </div>
      {isLeaving && (
        <ActionDialog
          title={texts.everywhereTitle}
          confirm={texts.everywhere}
          isDestructive
          onConfirm={signOutEverywhere}
          onClose={() => setIsLeaving(false)}
        >
          <p>{texts.everywhereHint}</p>
        </ActionDialog>
      )}
    </Section>
  );
}

interface BrowserRowProps {
  browser: SignedInBrowserRow;
  onSignedOut: () => void;
}

function BrowserRow({ browser, onSignedOut }: BrowserRowProps) {
  const texts = useTexts(browsersTexts);
  const language = useLanguage();
  const { isBusy, run } = useAction();
  const name = nameOf(browser, texts);
  const used = texts.lastUsed(formatMoment(browser.lastUsedAt), countryName(browser, language));

  async function signOut() {
    const done = { title: texts.signedOut, message: texts.signedOutHint(name) };
    if (await run(() => signOutBrowser(browser.id), done)) onSignedOut();
  }

  return (
    <Row as="li">
      <div>
        <strong>{name}</strong>
        <br />
        <small>{used}</small>
      </div>
      {browser.isCurrent ? (
        <Tag tone="done">{texts.current}</Tag>
      ) : (
        <Button
          aria-label={texts.signOutNamed(name)}
          disabled={isBusy}
          onClick={() => void signOut()}
        >
          {texts.signOut}
        </Button>
      )}
    </Row>
  );
}

function nameOf({ browser, system }: SignedInBrowserRow, texts: typeof browsersTexts.en): string {
  if (browser !== '' && system !== '') return texts.browserOn(browser, system);
  return browser || system || texts.unknown;
}

function countryName({ country }: SignedInBrowserRow, language: string): string {
  if (country === '') return '';
  return new Intl.DisplayNames([language], { type: 'region' }).of(country) ?? '';
}

const List = styled('ul')(({ theme: { vars, spacing } }) => ({
  display: 'grid',
  gap: spacing(2),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& small': { color: vars.palette.text.secondary, fontSize: '0.875rem' },
}));
