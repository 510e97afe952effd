import { useState } from 'react';
import { copyText } from '@/lib/copy-text.ts';

/**
 * Copies a text to the clipboard.
 *
 * @returns `copied`: true if the browser copied this text; null until it was asked, and for a new text
 */
export function useCopy(text: string): { copied: boolean | null; copy: () => void } {
  const [last, setLast] = useState<{ text: string; copied: boolean } | null>(null);
  return {
    copied: last?.text === text ? last.copied : null,
    copy: () => void copyText(text).then((copied) => setLast({ text, copied })),
  };
}
