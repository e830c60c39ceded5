import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, type ReactNode } from 'react';

interface ModalDialogProps {
  isOpen: boolean;
  title: string;
  children: ReactNode;
  /** Buttons; the one that goes on stands last. */
  actions: ReactNode;
  onClose: () => void;
  /** For content in two columns; on phones it takes the whole screen. */
  isWide?: boolean;
}

/** The shop's one dialog. Heavy for what it is: reach it through a lazy import. */
export function ModalDialog(props: ModalDialogProps) {
  const { isOpen, title, children, actions, onClose, isWide = false } = props;
  const id = useId();
  const isPhone = useMediaQuery('(max-width: 599.95px)');
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      aria-labelledby={id}
      fullScreen={isWide && isPhone}
      fullWidth
      maxWidth={isWide ? 'md' : 'sm'}
    >
      <DialogTitle id={id} component="h2" variant="h3" sx={{ pt: 3 }}>
        {title}
      </DialogTitle>
      <DialogContent>{children}</DialogContent>
      <DialogActions sx={{ px: 3, pb: 3, gap: 1, flexWrap: 'wrap' }}>{actions}</DialogActions>
    </Dialog>
  );
}
