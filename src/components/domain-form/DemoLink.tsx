import { Link } from 'react-router-dom';
import { buttonClass } from '@/ui/Button.tsx';
import { cx } from '@/ui/class-names.ts';
import { useDemoTarget } from './known-domain.ts';

interface DemoLinkProps {
  /** Default: Request Demo. */
  children?: string;
  className?: string;
}

/** Links to a demo, with the visitor's domain if it is known. */
export function DemoLink({ children = 'Request Demo', className }: DemoLinkProps) {
  return (
    <Link to={useDemoTarget()} className={cx(buttonClass('primary', 'lg'), className)}>
      {children}
    </Link>
  );
}
