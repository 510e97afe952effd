/** A key as it is written on the keyboard. */
export function Key({ children }: { children: string }) {
  return (
    <kbd className="inline-block min-w-5 rounded border border-hairline px-1 text-center font-mono text-2xs leading-4">
      {children}
    </kbd>
  );
}
