import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { useSingleKeyShortcuts } from '@/components/table/single-key-shortcuts.ts';

function Row({ row, onKey }: { row: number; onKey: (row: number) => void }) {
  useSingleKeyShortcuts({ x: () => onKey(row) });
  return <p>{row}</p>;
}

it('a key pressed as soon as a row is drawn means that row', async () => {
  const pressed: number[] = [];
  const onKey = (row: number) => void pressed.push(row);
  const place = document.createElement('div');
  document.body.append(place);
  // Without act(), which runs what React leaves for after the paint before anything else can happen.
  const scope = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  const before = scope.IS_REACT_ACT_ENVIRONMENT;
  scope.IS_REACT_ACT_ENVIRONMENT = false;
  const root = createRoot(place);
  try {
    await new Promise<void>((resolve) => {
      new MutationObserver(() => {
        if (place.textContent === '1') {
          setTimeout(() => root.render(<Row row={2} onKey={onKey} />));
          return;
        }
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'x', bubbles: true }));
        resolve();
      }).observe(place, { childList: true, characterData: true, subtree: true });
      root.render(<Row row={1} onKey={onKey} />);
    });
    expect(pressed).toEqual([2]);
  } finally {
    root.unmount();
    place.remove();
    if (before !== undefined) scope.IS_REACT_ACT_ENVIRONMENT = before;
  }
});
