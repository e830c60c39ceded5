import { useState, type ReactNode } from 'react';

import type { ContentBySection, ContentSection } from '@kargha/domain/settings/content';
import { useTexts } from '#lib/language/language.ts';
import { Button } from '#ui/controls/button.tsx';
import { ErrorState } from '#ui/feedback/page-states.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { FormStack } from '#ui/forms/form-stack.tsx';
import { LeaveGuard } from '#ui/lists/leave-guard.tsx';
import { SaveBar } from '#ui/lists/save-bar.tsx';
import { useUndo } from '#ui/lists/use-undo.ts';
import { useAction } from '#ui/toasts/use-action.ts';

import { adminContentTexts } from '../admin-content-texts.ts';
import { saveSection, useSection, type OpenedSection } from '../state/use-section.ts';
import { VersionList } from './version-list.tsx';

type RenderFields<Section extends ContentSection> = (
  draft: ContentBySection[Section],
  onChange: (draft: ContentBySection[Section]) => void,
) => ReactNode;

interface SectionProps<Section extends ContentSection> {
  section: Section;
  children: RenderFields<Section>;
}

export function SectionEditor<Section extends ContentSection>({
  section,
  children,
}: SectionProps<Section>) {
  const texts = useTexts(adminContentTexts);
  const { status, data, failure, put, reload } = useSection(section);
  if (status === 'loading') return <Spinner label={texts.loading} />;
  if (!data) {
    return (
      <ErrorState
        title={failure || texts.failed}
        action={<Button onClick={reload}>{texts.tryAgain}</Button>}
      />
    );
  }
  return (
    <>
      <Editor key={data.revision} opened={data} onSaved={put}>
        {children}
      </Editor>
      <VersionList opened={data} onRestored={put} />
    </>
  );
}

interface EditorProps<Section extends ContentSection> {
  opened: OpenedSection<Section>;
  onSaved: (opened: OpenedSection<Section>) => void;
  children: RenderFields<Section>;
}

function Editor<Section extends ContentSection>({
  opened,
  onSaved,
  children,
}: EditorProps<Section>) {
  const texts = useTexts(adminContentTexts);
  const [draft, setDraft] = useState(opened.content);
  const showUndo = useUndo();
  const { isBusy, start } = useAction(async () => {
    const saved = await saveSection(opened, draft);
    onSaved(saved);
    showUndo(texts.saved, async () => onSaved(await saveSection(saved, opened.content)));
  });
  const isDirty = draft !== opened.content;
  return (
    <FormStack
      aria-label={texts.sections[opened.section]}
      onSubmit={(event) => {
        event.preventDefault();
        void start();
      }}
    >
      <LeaveGuard when={isDirty && !isBusy} />
      {children(draft, setDraft)}
      <SaveBar isDirty={isDirty} isBusy={isBusy} onDiscard={() => setDraft(opened.content)} />
    </FormStack>
  );
}
