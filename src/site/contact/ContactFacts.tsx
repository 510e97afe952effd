import {
  IndianRupee,
  LifeBuoy,
  type LucideIcon,
  Mail,
  MapPin,
  MessageCircle,
  Phone,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { MailAddress } from '@/components/MailAddress.tsx';
import { config } from '@/config.ts';

/** The number in the form for `tel:` and WhatsApp: digits, and the plus sign in front. */
const dialNumber = (number: string) => number.replace(/[^\d+]/g, '');

/** Addresses, telephone and the price or how to get one: only what the deployer has set. */
export function ContactFacts() {
  const { salesEmail, supportEmail, phone, whatsapp, priceFrom, address } = config;
  return (
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,18rem),1fr))] gap-x-8 gap-y-6 text-base">
      <Fact icon={Mail} label="Write" href={`mailto:${salesEmail}`}>
        <MailAddress address={salesEmail} />
      </Fact>
      {supportEmail !== salesEmail && (
        <Fact icon={LifeBuoy} label="Have an account? Support" href={`mailto:${supportEmail}`}>
          <MailAddress address={supportEmail} />
        </Fact>
      )}
      {phone && (
        <Fact icon={Phone} label="Call" href={`tel:${dialNumber(phone)}`}>
          {phone}
        </Fact>
      )}
      {whatsapp && (
        <Fact
          icon={MessageCircle}
          label="WhatsApp (opens wa.me)"
          href={`https://wa.me/${dialNumber(whatsapp).slice(1)}`}
        >
          {whatsapp}
        </Fact>
      )}
      <Fact icon={IndianRupee} label="Price">
        <p className="max-w-64 font-semibold">
          {priceFrom ? `From ${priceFrom}` : 'Ask for a quote.'}
        </p>
        <p className="max-w-64 text-sm text-quiet">
          It depends on the number of domains, takedowns and users.
          {priceFrom && ' Ask for a quote.'}
        </p>
      </Fact>
      <Fact icon={MapPin} label="Visit">
        <address className="max-w-64 font-semibold not-italic">{address}</address>
      </Fact>
    </ul>
  );
}

interface FactProps {
  icon: LucideIcon;
  label: string;
  href?: string;
  children: ReactNode;
}

function Fact({ icon: Icon, label, href, children }: FactProps) {
  return (
    <li className="flex gap-4">
      <Icon size={20} className="mt-0.5 shrink-0 text-brand" />
      <div className="min-w-0">
        <p className="text-sm text-quiet">{label}</p>
        {href === undefined ? (
          children
        ) : (
          <a
            href={href}
            rel={href.startsWith('https:') ? 'external noopener noreferrer' : undefined}
            className="font-semibold wrap-anywhere underline decoration-control underline-offset-4 hover:text-brand"
          >
            {children}
          </a>
        )}
      </div>
    </li>
  );
}
