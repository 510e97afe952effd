/** The key that does the same as the button it stands in. A screen reader hears it from `aria-keyshortcuts`. */
export function KeyCap({ children }: { children: string }) {
  return (
    <kbd
      aria-hidden
      className="rounded border border-current/30 px-1 font-mono text-2xs leading-4 font-normal max-md:hidden print:hidden"
    >
      {children}
    </kbd>
  );
}
