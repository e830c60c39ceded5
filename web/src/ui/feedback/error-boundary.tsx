import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Drawn instead of what broke. */
  fallback: ReactNode;
  children: ReactNode;
}

/**
 * Keeps a fault in one page from taking the whole shop down; React itself reports the fault. Give it the address of
 * the page as `key`, so that another page starts whole.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? this.props.fallback : this.props.children;
  }
}
