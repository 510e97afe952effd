import { DomainForm } from '@/features/shared/domain-form/DomainForm.tsx';

/** The next step where a link was compared with nothing: whose it should be. */
export function CompareWith({ onCompany }: { onCompany: (ascii: string) => void }) {
  return (
    <div className="mt-8 max-w-xl rounded border border-hairline bg-surface p-5">
      <DomainForm
        label="Which company should it be from? Its domain:"
        button="Compare letter by letter"
        onDomain={onCompany}
        own={false}
        help="As on its card, its app or an older bill; not as the message writes it."
      />
    </div>
  );
}
