import { visibleText } from '@/lib/visible-text.ts';

interface HostileTextProps {
  text: string;
  /** `ltr` for an English sentence that quotes hostile text, which may begin with the quotation. */
  dir?: 'ltr';
}

/** Hostile free text on one line: invisible and bidi characters are shown as their code points. */
export function HostileText({ text, dir }: HostileTextProps) {
  return <bdi dir={dir}>{visibleText(text)}</bdi>;
}
