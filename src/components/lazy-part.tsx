/** Parts of a page whose code is fetched when somebody is about to need them: dialogs, panels. */
import { lazy, useState, type ComponentType, type ReactElement } from 'react';

/** The events that come before a press; spread them on what opens a part, or holds what does. */
export interface Soon {
  readonly onPointerEnter: () => void;
  readonly onFocus: () => void;
}

interface LazyPart<Props extends object> {
  /** The part; use it inside <Suspense>. Drawn at once where its code is there already. */
  readonly Part: (props: Props) => ReactElement;
  /** Fetches the part when somebody is about to open it. */
  readonly soon: Soon;
}

/**
 * @param load imports the part. A failure shows when the part is drawn; it is tried again when somebody is
 *   about to open it once more
 * @example
 *   const { Part: SecurityDialog, soon: soonSecurity } = lazyPart(
 *     async () => (await import('./SecurityDialog.tsx')).SecurityDialog,
 *   );
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
  let loaded: ComponentType<Props> | null = null;
  let loading: Promise<ComponentType<Props>> | null = null;
  let failed = false;

  function fetchPart(): Promise<ComponentType<Props>> {
    loading ??= load().then(
      (part) => (loaded = part),
      (error: unknown) => {
        failed = true;
        throw error;
      },
    );
    return loading;
  }

  const waiting = () => lazy(async () => ({ default: await fetchPart() }));
  let Waiting = waiting();

  function soon(): void {
    if (failed) {
      loading = null;
      Waiting = waiting();
      failed = false;
    }
    void fetchPart().catch(() => {});
  }

  function Part(props: Props) {
    // The same as long as it is on the page: another component would begin anew, without what was typed.
    const [Drawn] = useState<ComponentType<Props>>(() => loaded ?? Waiting);
    return <Drawn {...props} />;
  }

  return { Part, soon: { onPointerEnter: soon, onFocus: soon } };
}

/** Several parts that the same place opens. */
export function soonAll(...all: readonly Soon[]): Soon {
  const soon = () => {
    for (const { onFocus } of all) onFocus();
  };
  return { onPointerEnter: soon, onFocus: soon };
}
