import { Link } from 'react-router-dom';
import { buttonClass } from '@/ui/Button.tsx';
import { cx } from '@/ui/class-names.ts';
import { useDemoTarget } from './known-domain.ts';

interface DemoLinkProps {
  /** Default: Request Demo. */
  children?: string;
  /** Default: primary. */
  tone?: 'primary' | 'secondary';
  className?: string;
}

/** Leads to a demo, with the visitor's domain where it is known. */
export function DemoLink({
  children = 'Request Demo',
  tone = 'primary',
  className,
}: DemoLinkProps) {
  return (
    <Link to={useDemoTarget()} className={cx(buttonClass(tone, 'lg'), className)}>
      {children}
    </Link>
  );
}
