import { useState } from 'react';

import { useTexts } from '#lib/language/language.ts';
import { Button } from '#ui/controls/button.tsx';
import { ModalDialog } from '#ui/dialog/modal-dialog.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { SelectField } from '#ui/forms/select-field.tsx';
import { listTexts } from '#ui/lists/list-texts.ts';

import { bulkTexts } from '../bulk-texts.ts';
import { useListedCollections, type ListedCollections } from '../state/use-manual-collections.ts';

interface CollectDialogProps {
  title: string;
  onChoose: (slug: string) => void;
  onClose: () => void;
}

/** Asks to which collection many products are added. */
export function CollectDialog({ title, onChoose, onClose }: CollectDialogProps) {
  const texts = useTexts(bulkTexts);
  const { close } = useTexts(listTexts);
  const listed = useListedCollections();
  const [wanted, setWanted] = useState<string>();
  const first = listed.status === 'ready' ? listed.collections[0]?.slug : undefined;
  const slug = wanted ?? first;

  return (
    <ModalDialog
      isOpen
      startsAtField
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{close}</Button>
          {slug !== undefined && (
            <Button
              look="action"
              onClick={() => {
                onChoose(slug);
                onClose();
              }}
            >
              {texts.actions.collect}
            </Button>
          )}
        </>
      }
    >
      <Choice listed={listed} slug={slug ?? ''} onChange={setWanted} />
    </ModalDialog>
  );
}

interface ChoiceProps {
  listed: ListedCollections;
  slug: string;
  onChange: (slug: string) => void;
}

function Choice({ listed, slug, onChange }: ChoiceProps) {
  const texts = useTexts(bulkTexts);
  if (listed.status === 'loading') return <Spinner label={texts.loadingCollections} />;
  if (listed.status === 'failed') return <Notice tone="error" title={listed.failure} />;
  if (listed.collections.length === 0) return <p>{texts.noCollection}</p>;
  return (
    <>
      <SelectField
        label={texts.collection}
        value={slug}
        options={listed.collections.map(({ slug: value, title: label }) => ({ value, label }))}
        onChange={onChange}
      />
      <p>{texts.collectionHint}</p>
    </>
  );
}
