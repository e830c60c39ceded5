import { styled } from '@mui/material/styles';

import { controlStyle } from './field-frame.tsx';

export const TextInput = styled('input')(controlStyle);
