import { codePoint, isUnseen } from '@/lib/invisible.ts';

/** Hostile free text on one line of sight: invisible and bidi characters become their code points. */
export function HostileText({ text }: { text: string }) {
  return (
    <bdi>
      {Array.from(text, (c) => (isUnseen(c) && c !== '\n' ? `⟨${codePoint(c)}⟩` : c)).join('')}
    </bdi>
  );
}
