import { styled } from '@mui/material/styles';
import { useId, useRef, useState } from 'react';

import { MAX_QUOTE_FILES, QUOTE_FILE_ACCEPT } from '@kargha/domain/quote-files';
import { useTexts } from '#lib/language/language.ts';
import { useSay } from '#lib/language/sentences.ts';
import { Button } from '#ui/controls/button.tsx';
import { useFormValues } from '#ui/forms/use-form-values.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

import { quoteFormTexts } from '../quote-form-texts.ts';
import { attachFile, detachFile, fileProblem, freeName } from '../state/attach-file.ts';
import type { QuoteDraft } from '../state/quote-draft.ts';

interface Upload {
  name: string;
  /** from 0 to 1 */
  share: number;
}

/** Logos and references of a request: chosen, looked at, uploaded with their progress, and taken away again. */
export function FileField({ uid }: { uid: string }) {
  const texts = useTexts(quoteFormTexts);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { files, uploads, problems, add, remove } = useFiles(uid);
  return (
    <Field role="group" aria-labelledby={`${id}-label`}>
      <strong id={`${id}-label`}>{texts.files}</strong>
      <p>{texts.filesHint}</p>
      <VisuallyHidden>
        <input
          ref={input}
          type="file"
          multiple
          tabIndex={-1}
          aria-label={texts.files}
          accept={QUOTE_FILE_ACCEPT}
          onChange={({ currentTarget }) => {
            void add(Array.from(currentTarget.files ?? []));
            currentTarget.value = '';
          }}
        />
      </VisuallyHidden>
      <List>
        {files.map((name) => (
          <li key={name}>
            <span>{name}</span>
            <Button look="quiet" aria-label={texts.removeFile(name)} onClick={() => remove(name)}>
              {texts.remove}
            </Button>
          </li>
        ))}
        {uploads.map(({ name, share }) => (
          <li key={name}>
            <span>{name}</span>
            <progress aria-label={texts.uploading(name)} value={share} max={1} />
          </li>
        ))}
      </List>
      {problems.length > 0 && (
        <Problems role="alert">
          {problems.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </Problems>
      )}
      <div>
        <Button onClick={() => input.current?.click()}>{texts.chooseFiles}</Button>
      </div>
    </Field>
  );
}

/** The files of the form, those under way, and why others were not taken. */
function useFiles(uid: string) {
  const texts = useTexts(quoteFormTexts);
  const say = useSay();
  const { values, setValue } = useFormValues<QuoteDraft>();
  const { requestId } = values;
  const [uploads, setUploads] = useState<Upload[]>([]);
  const [problems, setProblems] = useState<string[]>([]);
  // Several uploads end in any order: each adds to what the others have left.
  const names = useRef(values.files);

  function put(next: string[]) {
    names.current = next;
    setValue('files', next);
  }

  function complain(name: string, sentence: string) {
    setProblems((all) => [...all, `${name}: ${say(sentence)}`]);
  }

  async function upload(file: File, name: string) {
    const show = (share: number) => {
      setUploads((all) => [...all.filter((one) => one.name !== name), { name, share }]);
    };
    show(0);
    try {
      await attachFile({ uid, requestId, taken: names.current }, name, file, show);
      put([...names.current, name]);
    } catch {
      complain(file.name, texts.notUploaded);
    }
    setUploads((all) => all.filter((one) => one.name !== name));
  }

  async function add(chosen: readonly File[]) {
    setProblems([]);
    const taken = [...names.current, ...uploads.map(({ name }) => name)];
    for (const file of chosen) {
      const isFull = taken.length >= MAX_QUOTE_FILES;
      const problem = isFull ? texts.tooManyFiles : await fileProblem(file);
      if (problem !== null) {
        complain(file.name, problem);
        continue;
      }
      const name = freeName(file.name, taken);
      taken.push(name);
      void upload(file, name);
    }
  }

  function remove(name: string) {
    put(names.current.filter((one) => one !== name));
    void detachFile({ uid, requestId, taken: [] }, name);
  }

  return { files: values.files, uploads, problems, add, remove };
}

const Field = styled('div')(({ theme: { vars, spacing } }) => ({
  display: 'grid',
  gap: spacing(1),
  '& > strong': { fontWeight: 600 },
  '& > p': { color: vars.palette.text.secondary, fontSize: '0.875rem' },
}));

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.5),
  '&:empty': { display: 'none' },
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: theme.spacing(0, 1.5),
    minHeight: theme.vars.shop.target,
    overflowWrap: 'anywhere',
  },
}));

const Problems = styled('div')(({ theme }) => ({
  color: theme.vars.palette.error.main,
  fontSize: '0.875rem',
  fontWeight: 600,
}));
