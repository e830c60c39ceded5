import { useTexts } from '#lib/language/language.ts';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { BinIcon } from '#ui/control-icons.tsx';
import { imageUrl } from '#ui/pictures/picture-url.ts';
import { styled } from '#ui/theme/styled.ts';

import { pictureTexts } from '../../picture-texts.ts';

interface PictureRowProps {
  images: readonly string[];
  onChange: (images: string[]) => void;
}

export function PictureRow({ images, onChange }: PictureRowProps) {
  const texts = useTexts(pictureTexts);

  function move(from: number, to: number) {
    const moved = [...images];
    const [picture] = moved.splice(from, 1);
    if (picture === undefined || to < 0 || to > moved.length) return;
    moved.splice(to, 0, picture);
    onChange(moved);
  }

  return (
    <>
      <Row>
        {images.map((image, index) => (
          <li
            key={image}
            draggable
            onDragStart={(event) => event.dataTransfer.setData(DRAGGED, String(index))}
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => {
              const from = event.dataTransfer.getData(DRAGGED);
              if (from !== '') move(Number(from), index);
            }}
          >
            <img src={imageUrl(image)} alt={texts.picture(index + 1)} />
            <div>
              <IconButton
                aria-label={texts.earlier(index + 1)}
                disabled={index === 0}
                onClick={() => move(index, index - 1)}
              >
                ←
              </IconButton>
              <IconButton
                aria-label={texts.later(index + 1)}
                disabled={index === images.length - 1}
                onClick={() => move(index, index + 1)}
              >
                →
              </IconButton>
              <IconButton
                aria-label={texts.remove(index + 1)}
                onClick={() => onChange(images.filter((_image, other) => other !== index))}
              >
                <BinIcon size={20} />
              </IconButton>
            </div>
          </li>
        ))}
      </Row>
      <p>{texts.first}</p>
    </>
  );
}

/** Marks a dragged picture of this list, as opposed to a file. */
const DRAGGED = 'application/x-kargha-picture';

const Row = styled('ul')(({ theme: { vars, spacing } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: spacing(1.5),
  '& > li': { width: `min(148px, calc(50% - ${spacing(0.75)}))` },
  '& img': {
    width: '100%',
    aspectRatio: '1',
    objectFit: 'cover',
    borderRadius: vars.shop.radius.control,
    background: vars.palette.shop.well,
  },
  '& > li > div': { display: 'flex', justifyContent: 'space-between' },
}));
