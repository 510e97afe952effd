import { HostileText } from '@/components/HostileText.tsx';
import { DomainForm } from '@/features/shared/domain-form/DomainForm.tsx';
import { calledFor, readMeant } from './meant-company.ts';

const MAX_SHOWN = 40;

/** What was typed as the company and is no address. Hostile: any text. */
export const Unread = ({ company }: { company: string }) => (
  <p className="mt-6 max-w-prose text-quiet">
    We do not have the address of{' '}
    <strong className="font-semibold text-ink">
      <HostileText text={company.slice(0, MAX_SHOWN)} />
    </strong>
    , so the link was read by itself. An older bill or the company’s app gives the address: put it
    in the place of the name, under “Which company?”.
  </p>
);

interface CompareWithProps {
  label: string;
  /** Told the domain (ASCII form), '' of a name without a known one, and the name that stands for it, or ''. */
  onCompany: (ascii: string, called: string) => void;
}

/** The next step where a link was compared with nothing: whose it should be. */
export const CompareWith = ({ label, onCompany }: CompareWithProps) => (
  <div className="mt-8 max-w-xl rounded border border-hairline bg-surface p-5">
    <DomainForm
      label={label}
      button="Compare letter by letter"
      onDomain={(ascii, typed) => onCompany(ascii, calledFor(typed))}
      own={false}
      read={readMeant}
      help="As on its card, its app or an older bill; not as the message writes it."
    />
  </div>
);
