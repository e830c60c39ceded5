import type { Toast } from './toasts.ts';

declare module 'notistack' {
  interface VariantOverrides {
    /** The one kind that the shop shows; it carries all that its card draws. */
    shop: { toast: Toast };
  }
}
