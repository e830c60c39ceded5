import { Component, type ReactNode } from 'react';

import { restoreTypedFields, captureTypedFields, type TypedField } from '#lib/browser/typed-fields.ts';

interface ErrorBoundaryProps {
  /** Draws what stands in for what broke; `again` tries that once more. */
  fallback: (again: () => void) => ReactNode;
  /** Names where the reader is; after a step to another place what broke is tried again. */
  place?: string;
  children: ReactNode;
}

/**
 * Keeps a fault in one part from taking the whole shop down; React itself reports the fault. What was typed is typed
 * again when the part is tried again.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false };
  private typed: readonly TypedField[] = [];

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override getSnapshotBeforeUpdate() {
    // The fields of what broke are on the screen for the last time.
    if (this.state.isBroken && this.typed.length === 0) this.typed = captureTypedFields();
    return null;
  }

  override componentDidUpdate({ place }: ErrorBoundaryProps, { isBroken }: { isBroken: boolean }) {
    if (!this.state.isBroken) {
      if (isBroken) restoreTypedFields(this.typed);
      this.typed = [];
    } else if (place !== this.props.place) this.again();
  }

  again = () => this.setState({ isBroken: false });

  override render() {
    return this.state.isBroken ? this.props.fallback(this.again) : this.props.children;
  }
}
