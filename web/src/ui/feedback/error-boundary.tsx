import { Component, type ReactNode } from 'react';

import {
  restoreTypedFields,
  captureTypedFields,
  type TypedField,
} from '#lib/browser/typed-fields.ts';

interface ErrorBoundaryProps {
  fallback: (again: () => void) => ReactNode;
  /** A change of this key retries. */
  place?: string;
  children: ReactNode;
}

/**
 * Keeps an error in one part from unmounting the whole shop. React reports the error. Typed text is restored on
 * retry.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false };
  private typed: readonly TypedField[] = [];

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override getSnapshotBeforeUpdate() {
    // The last moment in which the broken fields are in the DOM.
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
