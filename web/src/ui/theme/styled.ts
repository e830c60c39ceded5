import type { CSSObject, Theme } from '@mui/material/styles';
import { createElement, type ComponentProps, type ElementType, type ReactNode } from 'react';

export type Style = CSSObject | ((props: { theme: Theme }) => CSSObject);

type Styled<Tag extends ElementType> = (
  props: ComponentProps<Tag> & { as?: ElementType },
) => ReactNode;

interface ElementProps {
  as?: ElementType;
  className?: string;
}

/** What `styled` made an element of; a style upon it contains its style too. */
const elements = new WeakMap<object, ElementType>();

function withClass(tag: ElementType, name: string) {
  const element = (typeof tag === 'string' ? undefined : elements.get(tag)) ?? tag;
  function Element({ as = element, className, ...props }: ElementProps) {
    return createElement(as, {
      ...props,
      className: className === undefined ? name : `${name} ${className}`,
    });
  }
  elements.set(Element, element);
  return Element;
}

/**
 * An element with a style. The build writes the style into a CSS file and leaves the name of its class here, so no
 * style is computed in the browser (build/static-styles). Styles know the theme, constants and no properties: what
 * changes is a data attribute.
 */
export const styled: <Tag extends ElementType>(tag: Tag) => (...styles: Style[]) => Styled<Tag> = ((
  tag: ElementType,
) =>
  (name: string) =>
    withClass(tag, name)) as never;

/**
 * The name of an animation, for a style.
 *
 * @__NO_SIDE_EFFECTS__
 */
export function keyframes(_steps: CSSObject): string {
  return '';
}
