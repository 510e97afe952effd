import type { ReactNode } from 'react';
import type { CaseList } from './model/types.ts';
import { Button } from '@/ui/Button.tsx';
import { Notice } from '@/ui/Notice.tsx';
import { useCaseBook, useCases } from './use-cases.ts';

interface CasesBoundaryProps {
  children: (cases: CaseList) => ReactNode;
}

/** Shows its children once the cases are read; else why they are not, and a Retry button. */
export function CasesBoundary({ children }: CasesBoundaryProps) {
  const book = useCaseBook();
  const list = useCases();
  const { state } = list;
  if (state.is === 'failed') {
    return (
      <Notice
        tone="error"
        action={
          <Button size="sm" onClick={() => void book.read()}>
            Try again
          </Button>
        }
      >
        Your cases could not be read. {state.error.message}
      </Notice>
    );
  }
  if (!list.known) {
    return (
      <p role="status" className="text-quiet">
        Reading your cases...
      </p>
    );
  }
  return children(list);
}
