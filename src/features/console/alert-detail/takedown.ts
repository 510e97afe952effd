/** The text of a takedown request: plain, defanged, with what the engine found. */
import { config } from '@/config.ts';
import type { TakedownFacts } from '@/evidence/takedown-facts.ts';
import { defang } from '@/lib/defang.ts';
import { formatShare } from '@/lib/format.ts';
import { visibleName, visibleText } from '@/lib/visible-text.ts';
import type { Explanation, InvalidName } from '@/lookalike/index.ts';
import { TECHNIQUE_NAMES } from '@/lookalike/technique-names.ts';
import type { AlertRow } from '@/features/shared/alert-index/packed-alerts.ts';
import { severityOf } from '@/lib/severity.ts';

const MAX_DETAILS = 2_000;
const MAX_SUBJECT = 300;

/** Hostile text made safe to read in a mail: invisible and bidi characters as code points. */
const mark = (point: string) => `<${point}>`;
const visible = (name: string): string => visibleName(name, mark);

/** The first characters of a text. Half a character could not be written into a mail's address. */
const cut = (text: string, length: number): string => Array.from(text).slice(0, length).join('');

/** The techniques after the first, by name. */
function alsoNamed({ techniques }: Explanation): string {
  return techniques
    .slice(1)
    .filter(({ technique }) => technique !== 'multiple')
    .map(({ technique }) => TECHNIQUE_NAMES[technique])
    .join(', ');
}

/** The subject line of a request. */
export function takedownSubject(alert: AlertRow): string {
  return `Takedown request: ${cut(visible(defang(alert.impersonating_domain)), MAX_SUBJECT)}`;
}

/** The body of a request, one fact a line; `facts` are what DNS and the registry said, if they were asked. */
export function takedownText(
  alert: AlertRow,
  explanation: Explanation | InvalidName | null,
  facts: TakedownFacts,
): string {
  const level = severityOf(alert.severity_score);
  const found = explanation?.kind === 'explanation' ? explanation : null;
  const lines = [
    facts.recipients.length > 0
      ? `To the abuse desk of ${facts.registrar ?? 'the registrar'},`
      : `To the ${config.brand} takedown team,`,
    '',
    'Please take down the following domain. It imitates a domain of ours.',
    '',
    `Impersonating domain: ${visible(defang(alert.impersonating_domain))}`,
    found && found.candidate.isIdn && `In Unicode: ${visible(defang(found.candidate.display))}`,
    `Our asset: ${visible(alert.asset_name)}`,
    `Alert: ${visible(alert.id) || 'no number given'}`,
    `Severity: ${level ? `${level} (${alert.severity_score})` : 'not scored'}`,
    found?.techniques[0] &&
      `Technique: ${TECHNIQUE_NAMES[found.techniques[0].technique]}. ${visible(found.techniques[0].says)}`,
    found && alsoNamed(found) !== '' && `Also: ${alsoNamed(found)}`,
    found && `Similarity to our name: ${formatShare(found.similarity)}`,
    ...(facts.lines.length > 0 ? ['', ...facts.lines] : []),
    '',
    alert.details && `Details as reported: ${cut(visibleText(alert.details, mark), MAX_DETAILS)}`,
    '',
    'Name and role of the person who asks:',
  ];
  return lines.filter((line) => typeof line === 'string').join('\n');
}
