import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { useId, useRef, type ReactNode, type SyntheticEvent } from 'react';

import { usePhone } from '../use-phone.ts';
import { useFirstField } from './use-first-field.ts';

import type { Language } from '#lib/language/language.ts';

interface ModalDialogProps {
  isOpen: boolean;
  title: string;
  /** The language of a title that is not said in the shopper's. */
  titleLang?: Language;
  children: ReactNode;
  /** Buttons; the one that goes on stands last. */
  actions: ReactNode;
  onClose: () => void;
  /** For content in two columns; on phones it takes the whole screen. */
  isWide?: boolean;
  /** Makes a form of it: Enter in a field, and the button of type `submit`, call it. */
  onSubmit?: () => void;
  /** Typing can begin at once: its first field takes the focus, as soon as there is one. */
  startsAtField?: boolean;
}

/** The shop's one dialog. Heavy for what it is: reach it through a lazy import. */
export function ModalDialog(props: ModalDialogProps) {
  const {
    isOpen,
    title,
    titleLang,
    children,
    actions,
    onClose,
    isWide = false,
    onSubmit,
    startsAtField = false,
  } = props;
  const id = useId();
  const content = useRef<HTMLDivElement>(null);
  useFirstField(content, isOpen && startsAtField);
  const isPhone = usePhone();
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      aria-labelledby={id}
      fullScreen={isWide && isPhone}
      fullWidth
      maxWidth={isWide ? 'md' : 'sm'}
    >
      <DialogTitle id={id} lang={titleLang} component="h2" variant="h3" sx={{ pt: 3 }}>
        {title}
      </DialogTitle>
      <Body
        as={onSubmit ? 'form' : 'div'}
        noValidate={onSubmit ? true : undefined}
        onSubmit={(event) => submit(event, onSubmit)}
      >
        <DialogContent ref={content} sx={{ pt: 0 }}>
          {children}
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 3, gap: 1, flexWrap: 'wrap' }}>{actions}</DialogActions>
      </Body>
    </Dialog>
  );
}

/** A form around the dialog, such as the page's own, is not meant. */
function submit(event: SyntheticEvent, onSubmit: (() => void) | undefined) {
  event.preventDefault();
  event.stopPropagation();
  onSubmit?.();
}

/** Its parts are laid out as if it were not there. */
const Body = styled('form')({ display: 'contents' });
