import { useState, type ReactNode } from 'react';

import type { ContentBySection, ContentSection } from '@kargha/domain/settings/content';
import type { ContentVersion } from '@kargha/domain/settings/content-endpoints';
import { formatMoment } from '#lib/language/day-format.ts';
import { useTexts } from '#lib/language/language.ts';
import { errorMessage } from '#lib/server/error-message.ts';
import { May } from '#session/components/may.tsx';
import { MayEdit } from '#session/components/may-edit.tsx';
import { Button } from '#ui/controls/button.tsx';
import { ActionDialog } from '#ui/dialog/lazy-dialogs.ts';
import { ErrorState } from '#ui/feedback/page-states.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { FormSection } from '#ui/forms/form-section.tsx';
import { FormStack } from '#ui/forms/form-stack.tsx';
import { LeaveGuard } from '#ui/lists/leave-guard.tsx';
import { SaveBar } from '#ui/lists/save-bar.tsx';
import { useUndo } from '#ui/lists/use-undo.ts';
import { showToast } from '#ui/toasts/toasts.ts';
import { useAction } from '#ui/toasts/use-action.ts';

import { adminContentTexts } from '../admin-content-texts.ts';
import {
  saveSection,
  useSection,
  type OpenedSection,
  restoreSection,
} from '../state/use-section.ts';

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
  const { data, error, keep, refetch } = useSection(section);
  if (!data && !error) return <Spinner label={texts.loading} />;
  if (!data) {
    return (
      <ErrorState
        title={errorMessage(error, texts.failed)}
        action={<Button onClick={() => void refetch()}>{texts.tryAgain}</Button>}
      />
    );
  }
  return (
    <>
      <MayEdit permission="content.edit">
        <Editor key={data.revision} opened={data} onSaved={keep}>
          {children}
        </Editor>
      </MayEdit>
      <VersionList opened={data} onRestored={keep} />
    </>
  );
}

interface VersionListProps<Section extends ContentSection> {
  opened: OpenedSection<Section>;
  onRestored: (opened: OpenedSection<Section>) => void;
}

function VersionList<Section extends ContentSection>({
  opened,
  onRestored,
}: VersionListProps<Section>) {
  const texts = useTexts(adminContentTexts);
  const [selectedRevision, setSelectedRevision] = useState<number>();
  return (
    <div style={{ marginTop: 24 }}>
      <FormSection title={texts.versions}>
        {opened.versions.length === 0 && <p>{texts.noVersions}</p>}
        {opened.versions.map((version) => (
          <div key={version.revision}>
            <strong>{texts.version(version.revision)}</strong> {describeVersion(version, texts)}{' '}
            <May permission="content.edit">
              <Button
                look="quiet"
                aria-label={texts.restoreOf(version.revision)}
                onClick={() => setSelectedRevision(version.revision)}
              >
                {texts.restore}
              </Button>
            </May>
          </div>
        ))}
      </FormSection>
      {selectedRevision !== undefined && (
        <ActionDialog
          title={texts.restoreAsk(selectedRevision)}
          confirm={texts.restore}
          onClose={() => setSelectedRevision(undefined)}
          onConfirm={async () => {
            onRestored(await restoreSection(opened, selectedRevision));
            showToast({ tone: 'success', message: texts.restored });
          }}
        >
          <p>{texts.restoreText}</p>
        </ActionDialog>
      )}
    </div>
  );
}

function describeVersion(
  { revision, savedAt, savedBy }: ContentVersion,
  texts: (typeof adminContentTexts)['en'],
): string {
  const time = savedAt ? formatMoment(savedAt) : '';
  return texts.by(revision === 0 ? texts.originalVersion : savedBy || texts.staff, time);
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
