import { useId, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import { adminPaths } from '#lib/addresses/admin-paths.ts';
import { useTexts } from '#lib/language/language.ts';
import { Button } from '#ui/controls/button.tsx';
import { describeField, FieldFrame } from '#ui/forms/field-frame.tsx';
import { TextInput } from '#ui/forms/text-input.tsx';
import { IndexPage } from '#ui/lists/index-page.tsx';
import { styled } from '#ui/theme/styled.ts';

import { adminPiecesTexts } from '../admin-pieces-texts.ts';
import { FoundPiece } from './found-piece.tsx';

/** Finds a piece by the code on its label, which the address names. */
export function PiecesPage() {
  const texts = useTexts(adminPiecesTexts);
  const [params, setParams] = useSearchParams();
  const code = params.get('code') ?? '';
  const id = useId();
  const [typed, setTyped] = useState(code);
  return (
    <IndexPage
      title={texts.title}
      subtitle={texts.subtitle}
      back={{ to: adminPaths.inventory, label: texts.inventory }}
    >
      <Search
        onSubmit={(event) => {
          event.preventDefault();
          setParams({ code: codeIn(typed) });
        }}
      >
        <FieldFrame id={id} label={texts.code} hint={texts.codeHint}>
          <TextInput
            {...describeField(id, undefined, texts.codeHint)}
            value={typed}
            maxLength={200}
            autoComplete="off"
            spellCheck={false}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
        </FieldFrame>
        <Button type="submit" look="action">
          {texts.find}
        </Button>
      </Search>
      {code !== '' && <FoundPiece key={code} code={code} />}
    </IndexPage>
  );
}

/** A scanner of QR codes types the whole address. */
function codeIn(typed: string): string {
  return (typed.trim().split('/').at(-1) ?? '').toUpperCase();
}

const Search = styled('form')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(1),
  maxWidth: 560,
  marginBottom: theme.spacing(3),
  '& > :first-of-type': { width: '100%' },
}));
