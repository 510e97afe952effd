import { useId, type ReactNode } from 'react';

/** A part of the settings: a heading with a hairline below, no box. */
export function SettingsPart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="border-b border-hairline pb-2 text-sm font-semibold">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** Pages of settings stand in two columns where there is room: no line is longer than one can read. */
export const SETTINGS_GRID =
  'grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-8 xl:grid-cols-2 max-xl:max-w-3xl';
