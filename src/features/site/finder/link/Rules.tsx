import { REPORTS } from '@/content/report-pages.ts';
import type { Rule } from './rule.ts';

const LINK = 'font-semibold whitespace-nowrap text-brand-deep underline underline-offset-2';

const EMERGENCY = { name: '112', to: 'tel:112' } as const;

/** The number that a rule names, to be pressed on a telephone. */
function RuleCall({ call }: { call: NonNullable<Rule['call']> }) {
  const { name, to } = call === '112' ? EMERGENCY : REPORTS.helpline;
  return (
    <a href={to} className={LINK}>
      Call {name}
    </a>
  );
}

/** What to do by a rule, in both languages. */
export function RuleText({ rule }: { rule: Rule }) {
  return (
    <>
      <p className="mt-2 max-w-prose">
        {rule.act} {rule.call && <RuleCall call={rule.call} />}
      </p>
      <p lang="hi" className="mt-2 max-w-prose leading-[1.6] text-quiet">
        {rule.hindi}
      </p>
    </>
  );
}

interface RulesProps {
  rules: readonly Rule[];
  /** What they are headed by. */
  title: string;
}

/** What is true of the subjects that a message mentions, no matter who sent it. */
export function Rules({ rules, title }: RulesProps) {
  if (rules.length === 0) return null;
  return (
    <section aria-labelledby="rules" className="mt-8 max-w-2xl">
      <h3 id="rules" className="font-display text-h3 font-bold">
        {title}
      </h3>
      <ul className="mt-3 border-t border-hairline">
        {rules.map((rule) => (
          <li key={rule.key} className="border-b border-hairline py-4">
            <p className="text-lead font-semibold">{rule.holds}</p>
            <RuleText rule={rule} />
          </li>
        ))}
      </ul>
    </section>
  );
}
