import { useId, useRef, useState } from 'react';

import { MAX_QUICK_LINES } from '@kargha/domain/shopping/quick-order';
import { useTexts } from '#lib/language/language.ts';
import { Button } from '#ui/controls/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { controlStyle, describeField, FieldFrame } from '#ui/forms/field-frame.tsx';
import { styled } from '#ui/theme/styled.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

import { quickOrderTexts } from '../quick-order-texts.ts';
import { addLinesFromText, type Refusal } from '../state/quick-rows.ts';

export function PasteLinesForm() {
  const texts = useTexts(quickOrderTexts);
  const id = useId();
  const [text, setText] = useState('');
  const { problem, ignored, addLines, addFile } = useAddLines();
  const hint = texts.pasteHint(MAX_QUICK_LINES);
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (addLines(text)) setText('');
      }}
    >
      <FieldFrame id={id} label={texts.paste} error={problem} hint={hint}>
        <Box
          {...describeField(id, problem, hint)}
          rows={6}
          spellCheck={false}
          autoComplete="off"
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      </FieldFrame>
      <Ways>
        <Button type="submit" disabled={text.trim() === ''}>
          {texts.check}
        </Button>
        <FileButton onChoose={(file) => void addFile(file)} />
      </Ways>
      {ignored.length > 0 && <Notice tone="warning" title={texts.leftOut(shortList(ignored))} />}
    </Form>
  );
}

function shortList(values: readonly string[]): string {
  const shown = values.slice(0, MAX_SHOWN).join(', ');
  return values.length > MAX_SHOWN ? `${shown}, …` : shown;
}

const MAX_SHOWN = 3;

function useAddLines() {
  const texts = useTexts(quickOrderTexts);
  const [problem, setProblem] = useState<string>();
  const [ignored, setIgnored] = useState<readonly string[]>([]);

  function addLines(text: string): boolean {
    const result = addLinesFromText(text);
    const isRefused = 'kind' in result;
    setProblem(isRefused ? refusalMessage(result) : undefined);
    setIgnored(isRefused ? [] : result.leftOut);
    return !isRefused;
  }

  function refusalMessage(refusal: Refusal): string {
    return refusal.kind === 'empty' ? texts.empty : texts.tooMany(MAX_QUICK_LINES, refusal.count);
  }

  async function addFile(file: File) {
    const read = await readCsvText(file);
    if (typeof read === 'object') addLines(read.text);
    else setProblem(read === 'too-large' ? texts.tooLarge : texts.noText);
  }

  return { problem, ignored, addLines, addFile };
}

/** Far more than 200 lines need. */
const MAX_BYTES = 100_000;

/** Reads the file in the browser; nothing is uploaded. */
async function readCsvText(file: File): Promise<{ text: string } | 'too-large' | 'no-text'> {
  if (file.size > MAX_BYTES) return 'too-large';
  const text = await file.text();
  return text.includes('\0') ? 'no-text' : { text };
}

function FileButton({ onChoose }: { onChoose: (file: File) => void }) {
  const texts = useTexts(quickOrderTexts);
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button look="quiet" onClick={() => input.current?.click()}>
        {texts.chooseFile}
      </Button>
      <VisuallyHidden>
        <input
          ref={input}
          type="file"
          tabIndex={-1}
          accept=".csv,.txt,text/csv,text/plain"
          aria-label={texts.file}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file) onChoose(file);
            currentTarget.value = '';
          }}
        />
      </VisuallyHidden>
    </>
  );
}

const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  maxWidth: '44rem',
}));

const Box = styled('textarea')(controlStyle, { fontFamily: 'ui-monospace, monospace' });

const Ways = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1),
}));
