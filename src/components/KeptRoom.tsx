import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { cx } from '@/ui/class-names.ts';

interface KeptRoomProps {
  /** A message, or null. */
  children: ReactNode;
  className?: string;
}

/**
 * Keeps the height of a message after it disappears: a button that moves under the pointer loses its press. Takes no
 * room before the first message.
 */
export function KeptRoom({ children, className }: KeptRoomProps) {
  const box = useRef<HTMLDivElement>(null);
  const isShown = children !== null;
  const [wasShown, setWasShown] = useState(isShown);
  if (isShown && !wasShown) setWasShown(true);
  useLayoutEffect(() => {
    if (isShown && box.current) box.current.style.minHeight = `${box.current.offsetHeight}px`;
  });
  if (!wasShown) return null;
  return (
    // Lets clicks through to fields that scroll below the empty room.
    <div ref={box} className={cx(className, !isShown && 'pointer-events-none')}>
      {children}
    </div>
  );
}
