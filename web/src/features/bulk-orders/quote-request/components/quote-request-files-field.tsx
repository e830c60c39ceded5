import { useEffect } from 'react';

import type { UserProfile } from '@kargha/domain/people/user-schema';
import { useTexts } from '#lib/language/language.ts';
import { FileField } from '#ui/forms/file-field.tsx';
import { useFiles } from '#ui/forms/use-files.ts';
import { useFormValues } from '#ui/forms/use-form-values.ts';

import { quoteFormTexts } from '../../quote-form-texts.ts';
import { attachQuoteFile, detachQuoteFile } from '../state/attach-quote-file.ts';
import type { QuoteDraft } from '../state/quote-draft.ts';

interface QuoteRequestFilesFieldProps {
  profile: UserProfile;
  onUploading: (isUploading: boolean) => void;
}

export function QuoteRequestFilesField({ profile, onUploading }: QuoteRequestFilesFieldProps) {
  const texts = useTexts(quoteFormTexts);
  const { values, setValue } = useFormValues<QuoteDraft>();
  const store = {
    attach: (name: string, file: File, onProgress: (share: number) => void) =>
      attachQuoteFile({ profile, draft: values }, name, file, onProgress),
    detach: (name: string) => detachQuoteFile(values, name),
  };
  const chosen = useFiles(values.files, store, (files) => {
    setValue('files', files);
  });
  const isUploading = chosen.uploads.length > 0;
  useEffect(() => {
    onUploading(isUploading);
  }, [isUploading, onUploading]);
  return <FileField label={texts.files} hint={texts.filesHint} chosen={chosen} />;
}
