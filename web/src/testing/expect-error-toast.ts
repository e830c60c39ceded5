import { screen } from '@testing-library/react';
import { vi } from 'vitest';

export async function expectErrorToast(title: string, message: string): Promise<void> {
  await vi.waitFor(() => {
    const toasts = screen.getAllByRole('alert').map(({ textContent }) => textContent);
    if (toasts.every((toast) => !toast.includes(`${title}${message}`))) {
      throw new Error(`No toast says "${title}: ${message}", but: ${toasts.join(' | ')}`);
    }
  });
}
