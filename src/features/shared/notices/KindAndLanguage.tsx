import { Field } from '@/components/Field.tsx';
import { Select } from '@/ui/Select.tsx';
import type { NoticeState } from './use-notice.ts';

interface KindAndLanguageProps {
  notice: NoticeState;
  /** Called when another kind is chosen: what was missing was missing for the other one. */
  onKind: () => void;
}

/** Which claim the notice makes, and in which language. */
export function KindAndLanguage({ notice: { draft, change }, onKind }: KindAndLanguageProps) {
  return (
    <div className="grid content-start gap-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <Field label="Kind">
        {(control) => (
          <Select
            {...control}
            // The dialog begins with its recipients.
            data-acts
            value={draft.kind}
            onChange={(event) => {
              onKind();
              change({ kind: event.target.value === 'trademark' ? 'trademark' : 'abuse' });
            }}
          >
            <option value="abuse">Abuse report: phishing or malware</option>
            <option value="trademark">Trademark notice: the name alone</option>
          </Select>
        )}
      </Field>
      <Field label="Language">
        {(control) => (
          <Select
            {...control}
            data-acts
            value={draft.language}
            onChange={(event) => change({ language: event.target.value === 'hi' ? 'hi' : 'en' })}
          >
            <option value="en">English</option>
            <option value="hi">Hindi (हिन्दी)</option>
          </Select>
        )}
      </Field>
    </div>
  );
}
