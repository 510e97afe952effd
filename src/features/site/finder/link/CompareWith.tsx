import { HostileText } from '@/components/HostileText.tsx';
import { DomainForm } from '@/features/shared/domain-form/DomainForm.tsx';
import { companyCalled, readCompany } from './companies.ts';

const MAX_SHOWN = 40;

interface CompareWithProps {
  label: string;
  /** What was typed as the company and is no address; '' for none. Hostile: any text. */
  unread: string;
  onCompany: (ascii: string, called: string) => void;
}

/** The next step where a link was compared with nothing: whose it should be. */
export function CompareWith({ label, unread, onCompany }: CompareWithProps) {
  return (
    <div className="mt-8 max-w-xl rounded border border-hairline bg-surface p-5">
      {unread !== '' && (
        <p className="mb-4">
          We do not have the address of{' '}
          <strong className="font-semibold">
            <HostileText text={unread.slice(0, MAX_SHOWN)} />
          </strong>
          , so the link was read by itself.
        </p>
      )}
      <DomainForm
        label={label}
        button="Compare letter by letter"
        onDomain={(ascii, typed) => onCompany(ascii, companyCalled(typed) ? typed : '')}
        own={false}
        read={readCompany}
        help="As on its card, its app or an older bill; not as the message writes it."
      />
    </div>
  );
}
