import { styled } from '@mui/material/styles';

import { controlStyle } from './field-frame.tsx';

/** A line of text without a label of its own: name it with `aria-label` or inside a `FieldFrame`. */
export const TextInput = styled('input')(controlStyle);
