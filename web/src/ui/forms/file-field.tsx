import { useId, useRef } from 'react';

import { QUOTE_FILE_ACCEPT } from '@kargha/domain/quotes/quote-files';
import { useTexts } from '#lib/language/language.ts';

import { Button } from '../controls/button.tsx';
import { styled } from '../theme/styled.ts';
import { VisuallyHidden } from '../visually-hidden.tsx';
import { fileTexts } from './file-texts.ts';
import type { ChosenFiles } from './use-files.ts';

interface FileFieldProps {
  label: string;
  hint: string;
  chosen: ChosenFiles;
}

export function FileField({ label, hint, chosen }: FileFieldProps) {
  const texts = useTexts(fileTexts);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { problems, add } = chosen;
  return (
    <Field role="group" aria-labelledby={`${id}-label`}>
      <strong id={`${id}-label`}>{label}</strong>
      <p>{hint}</p>
      <VisuallyHidden>
        <input
          ref={input}
          type="file"
          multiple
          tabIndex={-1}
          aria-label={label}
          accept={QUOTE_FILE_ACCEPT}
          onChange={({ currentTarget }) => {
            void add(Array.from(currentTarget.files ?? []));
            currentTarget.value = '';
          }}
        />
      </VisuallyHidden>
      <Chosen chosen={chosen} />
      {problems.length > 0 && (
        <Problems role="alert">
          {problems.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </Problems>
      )}
      <div>
        <Button onClick={() => input.current?.click()}>{texts.choose}</Button>
      </div>
    </Field>
  );
}

function Chosen({ chosen: { files, uploads, remove } }: Pick<FileFieldProps, 'chosen'>) {
  const texts = useTexts(fileTexts);
  return (
    <List>
      {files.map((name) => (
        <li key={name}>
          <span>{name}</span>
          <Button look="quiet" aria-label={texts.removeNamed(name)} onClick={() => remove(name)}>
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
  );
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
