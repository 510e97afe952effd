import { RotateCw } from 'lucide-react';
import { Component, type ReactNode } from 'react';
import { Button } from '@/ui/Button.tsx';
import { Notice } from '@/ui/Notice.tsx';

interface PanelBoundaryProps {
  /** The part's name in the sentence about its failure: 'Assets by status'. */
  name: string;
  /** Wraps the notice of a failure. Without it, the notice replaces the part directly. */
  frame?: (notice: ReactNode) => ReactNode;
  children: ReactNode;
}

/**
 * Wrap it around a part that the page can do without. If the part fails, a notice replaces only that part, and text
 * typed elsewhere on the page stays. React passes the failure to the error reporter.
 *
 * @example
 *   <PanelBoundary name="Newest assets">
 *     <CountTable … />
 *   </PanelBoundary>
 */
export class PanelBoundary extends Component<PanelBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    const { name, frame, children } = this.props;
    if (!this.state.failed) return children;
    const notice = (
      <Notice
        tone="error"
        action={
          <Button size="sm" icon={<RotateCw />} onClick={() => this.setState({ failed: false })}>
            Try again
          </Button>
        }
      >
        {name} could not be shown. The rest of the page works. If trying again does not help, load
        the page again.
      </Notice>
    );
    return frame ? frame(notice) : notice;
  }
}
