import { Button } from '@/ui/Button.tsx';
import { useSlow } from '@/ui/use-slow.ts';

interface ListLoadingProps {
  /** E.g. 'Loading assets...'. */
  children: string;
  onCancel: () => void;
}

/** Says that a list loads; after two seconds also offers to stop (design section 10, "long work"). */
export function ListLoading({ children, onCancel }: ListLoadingProps) {
  const slow = useSlow(true);
  return (
    <div className="flex min-h-8 flex-wrap items-center gap-x-3">
      {children}
      {slow && (
        <Button size="sm" onClick={onCancel}>
          Cancel
        </Button>
      )}
    </div>
  );
}
