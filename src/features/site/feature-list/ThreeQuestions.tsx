import { NameText } from '@/features/shared/names/Prose.tsx';
import { Severity } from '@/components/Severity.tsx';

/** The console's three answers, as it gives them of one name: the head of the page. */
export function ThreeQuestions() {
  return (
    <dl className="plate divide-y divide-hairline">
      <div className="px-5 py-4 md:px-6">
        <dt className="text-sm text-quiet">Which name imitates us?</dt>
        <dd className="mt-1 text-[clamp(1.25rem,5.400vw,2rem)] leading-tight">
          <NameText>{'yourcomp\u0430ny.in'}</NameText>
        </dd>
      </div>
      <div className="px-5 py-4 md:px-6">
        <dt className="text-sm text-quiet">How does it do it?</dt>
        <dd className="mt-1 text-base">
          Homoglyph: letter 9 is the Cyrillic <NameText>{'\u0430'}</NameText> (U+0430).
        </dd>
      </div>
      <div className="px-5 py-4 md:px-6">
        <dt className="text-sm text-quiet">How bad is it?</dt>
        <dd className="mt-1 text-base">
          <Severity score={9.8} />, on a scale of 0 to 10.
        </dd>
      </div>
    </dl>
  );
}
