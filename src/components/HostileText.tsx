import { visibleText } from '@/lib/visible-text.ts';

/** Hostile free text on one line of sight: invisible and bidi characters become their code points. */
export function HostileText({ text }: { text: string }) {
  return <bdi>{visibleText(text)}</bdi>;
}
