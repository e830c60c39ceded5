import { styled } from '../theme/styled.ts';
import { controlStyle } from './field-frame.tsx';

export const TextInput = styled('input')(controlStyle);

export const TextArea = styled('textarea')((props) => ({
  ...controlStyle(props),
  resize: 'vertical',
}));
