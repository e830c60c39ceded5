import { useId, useRef, useState, type ChangeEvent } from 'react';

import { PROFILE_PICTURE_TYPES } from '@kargha/domain/people/profile-picture';
import type { UserProfile } from '@kargha/domain/people/user-schema';
import { useTexts } from '#lib/language/language.ts';
import { Button } from '#ui/controls/button.tsx';
import { Avatar } from '#ui/pictures/avatar.tsx';
import { styled } from '#ui/theme/styled.ts';

import { profileTexts } from '../profile-texts.ts';
import { removePicture, savePicture, readPicture } from '../state/profile-picture.ts';
import { useAction } from '../state/use-action.ts';
import { Aside, Buttons } from './section.tsx';

export function PictureDetails({ profile }: { profile: UserProfile }) {
  const texts = useTexts(profileTexts);
  const { isBusy, run } = useAction();
  const [isInvalid, setIsInvalid] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const chooseButton = useRef<HTMLButtonElement>(null);
  const hint = useId();
  const { fullName, email, avatar } = profile;

  async function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const file = currentTarget.files?.[0];
    // Lets the same file be chosen again.
    currentTarget.value = '';
    if (!file) return;
    const picture = await readPicture(file);
    setIsInvalid(!picture);
    const saved = { title: texts.saved, message: texts.pictureSaved };
    if (picture) await run(() => savePicture(picture), saved);
  }

  async function remove() {
    const removed = { title: texts.saved, message: texts.pictureRemoved };
    if (await run(removePicture, removed)) chooseButton.current?.focus();
  }

  return (
    <Row>
      <Avatar name={fullName || email} picture={avatar} size={80} />
      <div>
        <strong>{texts.picture}</strong>
        <Aside id={hint}>{texts.pictureHint}</Aside>
        <input
          ref={input}
          hidden
          type="file"
          aria-label={texts.picture}
          accept={PROFILE_PICTURE_TYPES.join(',')}
          onChange={(event) => void choose(event)}
        />
        <Buttons>
          <Button
            ref={chooseButton}
            aria-describedby={hint}
            aria-disabled={isBusy}
            onClick={() => !isBusy && input.current?.click()}
          >
            {chooseLabel(texts, { isBusy, hasPicture: avatar !== '' })}
          </Button>
          {avatar !== '' && (
            <Button look="quiet" aria-disabled={isBusy} onClick={() => !isBusy && void remove()}>
              {texts.removePicture}
            </Button>
          )}
        </Buttons>
        {isInvalid && <PictureError role="alert">{texts.pictureWrong}</PictureError>}
      </div>
    </Row>
  );
}

function chooseLabel(
  texts: typeof profileTexts.en,
  { isBusy, hasPicture }: { isBusy: boolean; hasPicture: boolean },
): string {
  if (isBusy) return texts.working;
  return hasPicture ? texts.changePicture : texts.choosePicture;
}

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  gap: theme.spacing(2),
  '& > div': { display: 'grid', gap: theme.spacing(0.75), minWidth: 0 },
}));

const PictureError = styled('p')(({ theme }) => ({ color: theme.vars.palette.error.main }));
