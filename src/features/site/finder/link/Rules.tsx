import { NumberToCall } from './NumberToCall.tsx';
import type { Rule } from './rule.ts';

/** What heads a card that a rule leads. */
export const headingOf = ({ short, holds }: Rule): string => short ?? holds;

interface RuleTextProps {
  rule: Rule;
  /** Whether nothing else tells what to do where it has happened already. */
  isAll?: boolean;
  /** Whether it stands below its own heading, which says it. */
  isLead?: boolean;
  /** What is said in Hindi before it. */
  hindiFirst?: string;
}

/** A rule and what to do by it, in both languages. */
export function RuleText({ rule, isAll = false, isLead = false, hindiFirst = '' }: RuleTextProps) {
  return (
    <>
      {!isLead && (
        <p className="mt-2 max-w-prose text-lead font-semibold first:mt-0">
          <NumberToCall text={rule.holds} />
        </p>
      )}
      <p className="mt-2 max-w-prose">
        <NumberToCall text={isAll ? [rule.act, rule.already].join(' ').trim() : rule.act} />
      </p>
      <p lang="hi" className="mt-2 max-w-prose leading-[1.6] text-quiet">
        {`${hindiFirst} ${rule.hindi}`.trim()}
      </p>
    </>
  );
}

interface RulesProps {
  rules: readonly Rule[];
  /** What they are headed by. */
  title: string;
  /** Whether nothing else tells what to do where it has happened already. */
  isAll?: boolean;
}

/** What is true of the subjects that a message mentions, no matter who sent it. */
export function Rules({ rules, title, isAll = false }: RulesProps) {
  if (rules.length === 0) return null;
  return (
    <section aria-labelledby="rules" className="mt-8 max-w-2xl">
      <h3 id="rules" className="font-display text-h3 font-bold">
        {title}
      </h3>
      <ul className="mt-3 border-t border-hairline">
        {rules.map((rule) => (
          <li key={rule.key} className="border-b border-hairline py-4">
            <RuleText rule={rule} isAll={isAll} />
          </li>
        ))}
      </ul>
    </section>
  );
}
