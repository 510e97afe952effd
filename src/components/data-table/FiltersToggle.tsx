import { SlidersHorizontal } from 'lucide-react';
import { Button } from '@/ui/Button.tsx';

interface FiltersToggleProps {
  open: boolean;
  onToggle: () => void;
  panelId: string;
  /** How many filters are on. */
  on: number;
  className?: string;
}

/** The Filters button; says how many filters are on. */
export function FiltersToggle({ open, onToggle, panelId, on, className }: FiltersToggleProps) {
  return (
    <Button
      aria-expanded={open}
      aria-controls={open ? panelId : undefined}
      onClick={onToggle}
      className={className}
      icon={<SlidersHorizontal aria-hidden size={16} strokeWidth={1.5} />}
    >
      {on === 0 ? 'Filters' : `Filters (${on})`}
    </Button>
  );
}
