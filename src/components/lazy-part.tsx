import { lazy, Suspense, useState, type ComponentType } from 'react';
import { LoadingNote } from '@/ui/LoadingNote.tsx';

/**
 * A part of a page, such as a big dialog, whose code is fetched when it is first rendered. Wrap it in a DialogBoundary
 * or PanelBoundary, which shows a failure.
 *
 * React.lazy keeps a failure for good. Here each mount asks again until the code has come, so a part opened without a
 * connection opens once the connection is back.
 *
 * @param load imports the component
 * @example
 *   const CommandPalette = lazyPart(() => import('./CommandPalette.tsx').then((m) => m.CommandPalette));
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;
  function Part(props: Props) {
    // In state, since another component in its place would lose typed text.
    const [Loaded] = useState(
      () => loaded ?? lazy(async () => ({ default: (loaded = await load()) })),
    );
    return (
      // Outside this Suspense boundary React would discard the state while the code loads.
      <Suspense fallback={<LoadingNote />}>
        <Loaded {...props} />
      </Suspense>
    );
  }
  return Part;
}
