import type { Toast } from './toasts.ts';

declare module 'notistack' {
  interface VariantOverrides {
    shop: { toast: Toast };
  }
}
