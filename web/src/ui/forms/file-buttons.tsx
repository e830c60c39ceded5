import { fileNameFromPath } from '#lib/files/attached-file.ts';
import { saveFile } from '#lib/files/save-file.ts';

import { Button } from '../controls/button.tsx';
import { styled } from '../theme/styled.ts';
import { useAction } from '../toasts/use-action.ts';

interface FileButtonsProps {
  /** Storage paths */
  paths: readonly string[];
  label: (name: string) => string;
  open: (name: string) => Promise<Blob>;
}

export function FileButtons({ paths, label, open }: FileButtonsProps) {
  const { start } = useAction(async (name: string) => {
    saveFile(name, await open(name));
  });
  if (paths.length === 0) return null;
  return (
    <List>
      {paths.map(fileNameFromPath).map((name) => (
        <li key={name}>
          <Button look="quiet" aria-label={label(name)} onClick={() => void start(name)}>
            {name}
          </Button>
        </li>
      ))}
    </List>
  );
}

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  '& button': {
    marginLeft: theme.spacing(-1),
    paddingInline: theme.spacing(1),
    textAlign: 'start',
    overflowWrap: 'anywhere',
  },
}));
