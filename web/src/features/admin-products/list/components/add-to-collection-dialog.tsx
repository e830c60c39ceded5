import { useState } from 'react';

import { useTexts } from '#lib/language/language.ts';
import { errorMessage } from '#lib/server/error-message.ts';
import { Button } from '#ui/controls/button.tsx';
import { ModalDialog } from '#ui/dialog/modal-dialog.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { SelectField } from '#ui/forms/select-field.tsx';
import { listTexts } from '#ui/lists/list-texts.ts';

import { bulkTexts } from '../../bulk-texts.ts';
import { useManualCollections } from '../state/use-manual-collections.ts';

interface AddToCollectionDialogProps {
  title: string;
  onChoose: (slug: string) => void;
  onClose: () => void;
}

export function AddToCollectionDialog({ title, onChoose, onClose }: AddToCollectionDialogProps) {
  const texts = useTexts(bulkTexts);
  const { close } = useTexts(listTexts);
  const loaded = useManualCollections();
  const [chosen, setChosen] = useState<string>();
  const slug = chosen ?? loaded.data?.[0]?.slug;

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
      <CollectionChoice
        collections={loaded.data}
        error={loaded.error}
        slug={slug ?? ''}
        onChange={setChosen}
      />
    </ModalDialog>
  );
}

interface CollectionChoiceProps {
  /** undefined until they are read */
  collections: readonly { slug: string; title: string }[] | undefined;
  error: Error | null;
  slug: string;
  onChange: (slug: string) => void;
}

function CollectionChoice({ collections, error, slug, onChange }: CollectionChoiceProps) {
  const texts = useTexts(bulkTexts);
  if (!collections && error) return <Notice tone="error" title={errorMessage(error, '')} />;
  if (!collections) return <Spinner label={texts.loadingCollections} />;
  if (collections.length === 0) return <p>{texts.noCollection}</p>;
  return (
    <>
      <SelectField
        label={texts.collection}
        value={slug}
        options={collections.map(({ slug: value, title: label }) => ({ value, label }))}
        onChange={onChange}
      />
      <p>{texts.collectionHint}</p>
    </>
  );
}
