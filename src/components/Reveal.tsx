import { useInView } from 'framer-motion';
import { useEffect, useRef, useState, type ReactNode } from 'react';

interface RevealProps {
  children: ReactNode;
  className?: string;
}

/**
 * Fades its content up, once, when it scrolls into view. Only content below the fold is ever hidden, and only once
 * scripts run: a page without them, or one that fails to load them, shows everything.
 */
export function Reveal({ children, className }: RevealProps) {
  const ref = useRef<HTMLDivElement>(null);
  const seen = useInView(ref, { once: true, margin: '0px 0px -8% 0px' });
  const [waits, setWaits] = useState(false);

  useEffect(() => {
    const top = ref.current?.getBoundingClientRect().top ?? 0;
    setWaits(top > window.innerHeight);
  }, []);

  return (
    <div
      ref={ref}
      data-reveal={waits ? (seen ? 'seen' : 'waiting') : undefined}
      className={className}
    >
      {children}
    </div>
  );
}
