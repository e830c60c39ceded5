import { useId, useState } from 'react';

import { useTexts } from '#lib/language/language.ts';
import { ActionDialog } from '#ui/dialog/action-dialog.tsx';
import { describeField, FieldFrame } from '#ui/forms/field-frame.tsx';
import { TextInput } from '#ui/forms/text-input.tsx';

import { reauthenticate, reauthenticationMethod } from '../state/reauthenticate.ts';
import { freshSignInTexts } from '../fresh-sign-in-texts.ts';
import { useFreshSignIn } from '../state/fresh-sign-in.ts';

export function FreshSignInDialog() {
  const answer = useFreshSignIn((asked) => asked.answer);
  return answer && <SignInAgain onAnswer={answer} />;
}

function SignInAgain({ onAnswer }: { onAnswer: (hasSignedIn: boolean) => void }) {
  const texts = useTexts(freshSignInTexts);
  const id = useId();
  const [password, setPassword] = useState('');
  const [way] = useState(reauthenticationMethod);

  async function confirm() {
    if (way === undefined) throw new Error(texts.phoneOnly);
    if (way === 'password' && password === '') throw new Error(texts.passwordMissing);
    await reauthenticate(password);
    onAnswer(true);
  }

  return (
    <ActionDialog
      title={texts.title}
      confirm={texts.confirm}
      onConfirm={confirm}
      onClose={() => onAnswer(false)}
    >
      <p>{texts.hint}</p>
      {way === 'password' && (
        <FieldFrame id={id} label={texts.password}>
          <TextInput
            {...describeField(id)}
            type="password"
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </FieldFrame>
      )}
      {way !== 'password' && <p>{way === undefined ? texts.phoneOnly : texts.popup}</p>}
    </ActionDialog>
  );
}
