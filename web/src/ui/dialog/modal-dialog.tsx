import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import {
  useId,
  useRef,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  type RefObject,
} from 'react';

import type { Language } from '#lib/language/language.ts';

import { IconButton } from '../controls/icon-button.tsx';
import { CloseIcon } from '../icons.tsx';
import { MuiTheme } from '../theme/mui-theme.tsx';
import { styled } from '../theme/styled.ts';
import { usePhone } from '../use-media-query.ts';

interface ModalDialogProps {
  isOpen: boolean;
  title: string;
  titleLang?: Language;
  children: ReactNode;
  actions: ReactNode;
  onClose: () => void;
  closeLabel?: string;
  isWide?: boolean;
  onSubmit?: () => void;
  startsAtField?: boolean;
}

/** Large: load it with `lazyComponent`. */
export function ModalDialog(props: ModalDialogProps) {
  return (
    <MuiTheme>
      <Frame {...props} />
    </MuiTheme>
  );
}

function Frame(props: ModalDialogProps) {
  const {
    isOpen,
    title,
    titleLang,
    children,
    actions,
    onClose,
    closeLabel,
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
      <Head id={id} title={title} lang={titleLang} onClose={onClose} closeLabel={closeLabel} />
      <Body
        as={onSubmit ? 'form' : 'div'}
        noValidate={onSubmit ? true : undefined}
        onSubmit={(event) => submit(event, onSubmit)}
      >
        <DialogContent ref={content} sx={{ pt: 0 }}>
          {children}
        </DialogContent>
        <Foot isClosedAbove={closeLabel !== undefined}>{actions}</Foot>
      </Body>
    </Dialog>
  );
}

const FIELD =
  'input:not([type="hidden"], :disabled), select:not(:disabled), textarea:not(:disabled)';

/**
 * Focuses the first field of a dialog, which may render later than the dialog. Does nothing once the user has
 * focused something else.
 */
function useFirstField(content: RefObject<HTMLElement | null>, isWanted: boolean): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (!isWanted || isDone.current) return undefined;
    // The dialog focuses itself first.
    const timer = setTimeout(() => {
      const field = content.current?.querySelector<HTMLElement>(FIELD);
      if (!field) return;
      isDone.current = true;
      const dialog = field.closest('[role="dialog"]');
      const { activeElement } = document;
      const hasMovedOn = activeElement !== dialog && dialog?.contains(activeElement) === true;
      if (hasMovedOn) return;
      field.focus();
      if (field instanceof HTMLInputElement) field.select();
    }, 0);
    return () => clearTimeout(timer);
  });
}

interface HeadProps extends Pick<ModalDialogProps, 'title' | 'onClose'> {
  id: string;
  lang: Language | undefined;
  closeLabel: string | undefined;
}

function Head({ id, title, lang, closeLabel, onClose }: HeadProps) {
  return (
    <>
      <DialogTitle
        id={id}
        lang={lang}
        component="h2"
        variant="h3"
        sx={{ pt: 3, pr: closeLabel ? 9 : 3 }}
      >
        {title}
      </DialogTitle>
      {closeLabel && (
        <Corner aria-label={closeLabel} onClick={onClose}>
          <CloseIcon />
        </Corner>
      )}
    </>
  );
}

function Foot({ isClosedAbove, children }: { isClosedAbove: boolean; children: ReactNode }) {
  if (!children) return null;
  const edge = isClosedAbove ? { xs: 1.5, sm: 3 } : 3;
  return (
    <DialogActions sx={{ px: edge, pb: edge, gap: 1, flexWrap: 'wrap' }}>{children}</DialogActions>
  );
}

/** Submits only this dialog, not the page's form around it. */
function submit(event: SyntheticEvent, onSubmit: (() => void) | undefined) {
  event.preventDefault();
  event.stopPropagation();
  const field = invalidField(event.currentTarget);
  if (field) field.focus();
  else onSubmit?.();
}

/** The first field with a custom validity message, which is already shown below it. */
function invalidField(form: EventTarget): HTMLInputElement | undefined {
  if (!(form instanceof HTMLFormElement)) return undefined;
  return [...form.querySelectorAll('input')].find(({ validity }) => validity.customError);
}

const Corner = styled(IconButton)(({ theme }) => ({
  position: 'absolute',
  insetBlockStart: theme.spacing(1.5),
  insetInlineEnd: theme.spacing(1.5),
}));

const Body = styled('form')({ display: 'contents' });
