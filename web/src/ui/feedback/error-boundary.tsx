import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Drawn instead of what broke. */
  fallback: ReactNode;
  /** Names where the reader stands; after a step to another place what broke is tried again. */
  place: string;
  children: ReactNode;
}

/**
 * Keeps a fault in one page from taking the whole shop down; React itself reports the fault. Give it the path of the
 * page as `key`, so that another page starts whole.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidUpdate({ place }: ErrorBoundaryProps) {
    if (this.state.isBroken && place !== this.props.place) this.setState({ isBroken: false });
  }

  override render() {
    return this.state.isBroken ? this.props.fallback : this.props.children;
  }
}
