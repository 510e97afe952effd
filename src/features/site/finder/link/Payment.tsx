import { HostileText } from '@/components/HostileText.tsx';
import type { Judged } from './judged.ts';

/** An address that money is sent to, or what it calls itself. Hostile. */
export const Paid = ({ text }: { text: string }) => (
  <span className="name wrap-anywhere max-md:text-[0.75em]">
    <HostileText text={text.slice(0, 80)} />
  </span>
);

const RUPEES = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  trailingZeroDisplay: 'stripIfInteger',
});

const inRupees = (amount: string): string => RUPEES.format(Number(amount));

/** Whom a payment goes to. */
export function Payment({ reading }: Pick<Judged, 'reading'>) {
  if (reading.kind !== 'payment') return null;
  const { payee, name, amount } = reading;
  return (
    <>
      This asks you to pay{amount !== '' && ` ${inRupees(amount)}`}
      {payee !== '' && (
        <>
          {' '}
          to <Paid text={payee} />
        </>
      )}
      {name !== '' && (
        <>
          , which calls itself <Paid text={name} />
        </>
      )}
      .
    </>
  );
}
