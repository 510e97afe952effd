import { useState } from 'react';
import { copyText } from '@/lib/copy-text.ts';

/**
 * Copies a text for the reader to paste.
 *
 * @returns `copied`: whether the browser copied this text; null until it was asked, and for a new text
 */
export function useCopy(text: string): { copied: boolean | null; copy: () => void } {
  const [last, setLast] = useState<{ text: string; copied: boolean } | null>(null);
  return {
    copied: last?.text === text ? last.copied : null,
    copy: () => void copyText(text).then((copied) => setLast({ text, copied })),
  };
}
