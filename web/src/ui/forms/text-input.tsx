import { styled } from '../theme/styled.ts';
import { controlStyle } from './field-frame.tsx';

export const TextInput = styled('input')(controlStyle);
