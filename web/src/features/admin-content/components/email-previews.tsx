import { useState } from 'react';

import {
  emailPreviewEndpoints,
  type EmailPreview,
} from '@kargha/domain/settings/email-preview-endpoints';
import { adminPaths } from '#lib/addresses/admin-paths.ts';
import { useTexts } from '#lib/language/language.ts';
import { useStaffQuery } from '#session/state/endpoint-queries.ts';
import { SelectField } from '#ui/forms/select-field.tsx';
import { IndexPage } from '#ui/lists/index-page.tsx';
import { RecordPlaceholder } from '#ui/lists/record-placeholder.tsx';
import { Surface } from '#ui/surface.tsx';
import { Text } from '#ui/text.tsx';
import { styled } from '#ui/theme/styled.ts';

import { adminContentTexts } from '../admin-content-texts.ts';
import { emailPreviewTexts } from '../email-preview-texts.ts';

/** Pixels that the mail program has for the email. */
const WIDTHS = { phone: 360, desktop: 640 };

export function EmailsPage() {
  const texts = useTexts(emailPreviewTexts);
  const contentTexts = useTexts(adminContentTexts);
  const [language, setLanguage] = useState<'en' | 'hi'>('en');
  const [width, setWidth] = useState<keyof typeof WIDTHS>('desktop');
  const [id, setId] = useState('');
  const read = useStaffQuery(emailPreviewEndpoints.list, { query: { language } });
  const back = { to: adminPaths.content, label: contentTexts.title };
  const previews = read.data?.previews ?? [];
  const shown = previews.find((one) => one.id === id) ?? previews[0];
  return (
    <IndexPage title={texts.title} subtitle={texts.subtitle} back={back}>
      {shown === undefined ? (
        <RecordPlaceholder
          read={read}
          loading={texts.loadingOne}
          failed={texts.failedOne}
          back={back}
        />
      ) : (
        <>
          <Choices>
            <SelectField
              label={texts.email}
              value={shown.id}
              options={previews.map((one) => ({ value: one.id, label: texts.nameOf(one) }))}
              onChange={setId}
            />
            <SelectField
              label={texts.language}
              value={language}
              options={optionsOf(texts.languages)}
              onChange={setLanguage}
            />
            <SelectField
              label={texts.width}
              value={width}
              options={optionsOf(texts.widths)}
              onChange={setWidth}
            />
          </Choices>
          <Preview email={shown} width={WIDTHS[width]} />
        </>
      )}
    </IndexPage>
  );
}

function optionsOf<Value extends string>(labels: Readonly<Record<Value, string>>) {
  const values = Object.keys(labels) as Value[];
  return values.map((value) => ({ value, label: labels[value] }));
}

/** The frame runs no scripts, and its links open in a tab of their own. */
function Preview({ email, width }: { email: EmailPreview; width: number }) {
  const texts = useTexts(emailPreviewTexts);
  return (
    <Surface>
      <Text mb={1.5}>{texts.subject(email.subject)}</Text>
      <Frame
        key={email.id}
        title={texts.nameOf(email)}
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        srcDoc={email.html}
        style={{ width }}
      />
      <details>
        <summary>{texts.plain}</summary>
        <Plain>{email.text}</Plain>
      </details>
    </Surface>
  );
}

const Choices = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
  marginBottom: theme.spacing(2),
}));

const Frame = styled('iframe')(({ theme }) => ({
  display: 'block',
  height: 900,
  maxWidth: '100%',
  margin: theme.spacing(0, 'auto', 2),
  border: `1px solid ${theme.vars.palette.divider}`,
}));

const Plain = styled('pre')({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
