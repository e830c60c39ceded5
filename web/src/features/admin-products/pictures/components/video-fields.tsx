import { useId, useState } from 'react';

import { productEndpoints } from '@kargha/domain/catalogue/product-endpoints';
import { VIDEO_TYPE } from '@kargha/domain/catalogue/product-video';
import type { Product, ProductVideo } from '@kargha/domain/catalogue/product';
import { useTexts } from '#lib/language/language.ts';
import { callStaffEndpoint } from '#session/state/staff-endpoint.ts';
import { Button } from '#ui/controls/button.tsx';
import { lazyComponent } from '#ui/feedback/lazy-component.tsx';
import { describeField, FieldFrame } from '#ui/forms/field-frame.tsx';
import { FileInput } from '#ui/forms/file-input.tsx';
import { FormSection } from '#ui/forms/form-section.tsx';
import { ProductPicture } from '#ui/pictures/product-picture.tsx';
import { styled } from '#ui/theme/styled.ts';
import { showToast } from '#ui/toasts/toasts.ts';
import { useAction } from '#ui/toasts/use-action.ts';

import { pictureTexts } from '../../picture-texts.ts';
import { readVideo } from '../state/read-video.ts';

const RemoveVideoDialog = lazyComponent(
  async () => (await import('./remove-video-dialog.tsx')).RemoveVideoDialog,
  { onError: 'over' },
);

type VideoProduct = Pick<Product, '_id' | 'title' | 'video'>;

/** The video is saved on its own, because a request has no room for it and the pictures. */
export function VideoFields({ product }: { product: VideoProduct | undefined }) {
  const texts = useTexts(pictureTexts);
  return (
    <FormSection title={texts.video}>
      {product ? <ProductVideoField product={product} /> : <p>{texts.videoNeedsProduct}</p>}
    </FormSection>
  );
}

function ProductVideoField({ product }: { product: VideoProduct }) {
  const texts = useTexts(pictureTexts);
  const id = useId();
  const [video, setVideo] = useState(product.video);
  const [isRemoving, setIsRemoving] = useState(false);
  const params = { id: product._id };

  const { isBusy, start: save } = useAction(async (file: File) => {
    const read = await readVideo(file);
    if (typeof read === 'string') throw new Error(texts[read]);
    const saved = await callStaffEndpoint(productEndpoints.setVideo, { params, body: read });
    setVideo(saved.product.video);
    showToast({ tone: 'success', message: texts.videoSaved });
  });

  async function remove() {
    await callStaffEndpoint(productEndpoints.removeVideo, { params });
    setVideo(null);
    showToast({ tone: 'success', message: texts.videoRemoved });
  }

  return (
    <>
      {video && (
        <CurrentVideo name={product.title} video={video} onRemove={() => setIsRemoving(true)} />
      )}
      <FieldFrame
        id={id}
        label={video ? texts.replaceVideo : texts.chooseVideo}
        hint={texts.videoHint}
      >
        <FileInput
          {...describeField(id, undefined, texts.videoHint)}
          accept={VIDEO_TYPE}
          disabled={isBusy}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file) void save(file);
            currentTarget.value = '';
          }}
        />
      </FieldFrame>
      <p role="status">{isBusy && texts.videoSaving}</p>
      {isRemoving && <RemoveVideoDialog onConfirm={remove} onClose={() => setIsRemoving(false)} />}
    </>
  );
}

interface CurrentVideoProps {
  name: string;
  video: ProductVideo;
  onRemove: () => void;
}

function CurrentVideo({ name, video, onRemove }: CurrentVideoProps) {
  const texts = useTexts(pictureTexts);
  return (
    <Current>
      <ProductPicture name={name} picture={video.poster} sizes="96px" />
      <p>{texts.videoSeconds(Math.max(1, Math.round(video.seconds)))}</p>
      <Button look="quiet" onClick={onRemove}>
        {texts.removeVideo}
      </Button>
    </Current>
  );
}

const Current = styled('div')(({ theme: { spacing } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: spacing(1.5),
  '& > div': { width: 96 },
}));
