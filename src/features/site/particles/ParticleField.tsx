import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { currentTheme, subscribeTheme } from '@/lib/theme.ts';
import { showField, type ShownField } from './show-field.ts';

/** The background of the public pages: 200 particles that drift where nothing is written (show-field.ts). */
export function ParticleField() {
  const theme = useSyncExternalStore(subscribeTheme, currentTheme, () => 'light' as const);
  const { pathname } = useLocation();
  const margins = useRef<HTMLDivElement>(null);
  const field = useRef<ShownField | null>(null);

  useEffect(() => {
    if (!margins.current) return;
    const shown = showField(margins.current, theme);
    field.current = shown;
    return shown.end;
  }, [theme]);

  useEffect(() => {
    field.current?.lookForSlots(pathname);
  }, [pathname]);

  return (
    <div
      ref={margins}
      aria-hidden="true"
      className="pointer-events-none fixed inset-0 -z-1 animate-fade-in overflow-hidden print:hidden"
    />
  );
}
