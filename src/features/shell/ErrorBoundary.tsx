import { Component, type ReactNode } from 'react';

import { retryFailedLoads } from '@/board/lazySkia';

import { CrashScreen } from './CrashScreen';

/** A fault in a screen ends here. Saves are left alone: they were written before anything could fail. */
export class ErrorBoundary extends Component<{ onGoHome: () => void; children: ReactNode }, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(thrown: unknown): { error: Error } {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) };
  }

  private readonly retry = () => {
    retryFailedLoads();
    this.setState({ error: null });
  };

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    return (
      <CrashScreen
        error={error}
        onRetry={this.retry}
        onGoHome={() => {
          this.props.onGoHome();
          this.retry();
        }}
      />
    );
  }
}
