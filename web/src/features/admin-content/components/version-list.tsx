import { useState } from 'react';

import type { ContentSection } from '@kargha/domain/settings/content';
import type { ContentVersion } from '@kargha/domain/settings/content-endpoints';
import { formatMoment } from '#lib/language/day-format.ts';
import { useTexts } from '#lib/language/language.ts';
import { Button } from '#ui/controls/button.tsx';
import { lazyComponent } from '#ui/feedback/lazy-component.tsx';
import { FormSection } from '#ui/forms/form-section.tsx';
import { showToast } from '#ui/toasts/toasts.ts';

import { adminContentTexts } from '../admin-content-texts.ts';
import { restoreSection, type OpenedSection } from '../state/use-section.ts';

const ActionDialog = lazyComponent(
  async () => (await import('#ui/dialog/action-dialog.tsx')).ActionDialog,
  { onError: 'over' },
);

interface VersionListProps<Section extends ContentSection> {
  opened: OpenedSection<Section>;
  onRestored: (opened: OpenedSection<Section>) => void;
}

export function VersionList<Section extends ContentSection>({
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
            <Button
              look="quiet"
              aria-label={texts.restoreOf(version.revision)}
              onClick={() => setSelectedRevision(version.revision)}
            >
              {texts.restore}
            </Button>
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
